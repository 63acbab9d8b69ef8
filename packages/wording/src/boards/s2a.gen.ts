/** Written by tools/boardgen from listings/S2a.txt: edit that. */
export const names = `
The Bracelet|Le Bracelet
Clasp Hill|Butte du Fermoir
Garnet Rock|Roc-Grenat
Beadfield|Champ-de-Perles
Nacre Flats|Vasière de Nacre
Coral Stack|Pic Corail
Linkwood|Bois-Maillon
Salt Lace|Dentelle-de-Sel
The Pearl|La Perle
`;
