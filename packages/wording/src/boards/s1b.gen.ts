/** Written by tools/boardgen from listings/S1b.txt: edit that. */
export const names = `
The Plank|La Planche
Splinterfield|Champ-Écharde
Caulker’s Mire|Mare du Calfat
The Nail|Le Clou
Walk’s End|Bout-de-Planche
Sawdust Acre|Champ-Sciure
Mastwood|Bois-des-Mâts
Knot Hill|Butte du Nœud
`;
