/** Written by tools/boardgen from listings/M2a.txt: edit that. */
export const names = `
Stewpot|La Marmite
Ladle Hill|Butte de la Louche
Bayleaf Wood|Bois-Laurier
Onion Rows|Rangs d’Oignons
Salt Tooth|Dent de Sel
Ember Down|Coteau des Braises
Smokewood|Bois-Fumé
Crustfield|Champ-Croûton
Lid Rock|Le Couvercle
The Stew|Le Bouillon
`;
