/** Written by tools/boardgen from listings/M2b.txt: edit that. */
export const names = `
Crowfoot|Patte-de-Corneille
Knucklebone|L’Osselet
Long Claw|Longue-Griffe
Rookery|Bois-Corneille
Wishbone Hill|Butte du Bréchet
Wet Claw|Griffe-Mouillée
Hackle Crag|Roc-Hérissé
Featherwood|Bois-de-Plume
Spur Point|Pointe de l’Ergot
Caw Mire|Mare-aux-Cris
`;
