/** Written by tools/boardgen from listings/L2a.txt: edit that. */
export const names = `
The Yoke|Le Joug
Oxfield|Champ-aux-Bœufs
Hitchwood|Bois du Licou
Saddle Bay|Baie de la Selle
Ferry Rise|Butte du Passeur
Brightcap|Mont Clairet
Lastmud|Bout-de-Vase
Pedlars’ Wood|Bois des Colporteurs
The Causeway|La Chaussée
Toll Hill|Butte du Péage
Sour Reeds|Roseaux-Amers
Old Stubborn|Le Vieux Têtu
Fair Green|Pré de la Foire
`;
