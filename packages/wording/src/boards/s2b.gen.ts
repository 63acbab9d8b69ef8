/** Written by tools/boardgen from listings/S2b.txt: edit that. */
export const names = `
The Latch|Le Loquet
Hingefield|Champ-du-Gond
Keyhole|La Serrure
Doorpost Wood|Bois-du-Linteau
Threshold|Le Seuil
Draughty Fen|Fagne-Venteuse
The Bolt|Le Verrou
Wet Mat|Le Paillasson
Knocker’s Hill|Butte du Heurtoir
`;
