/** Written by tools/boardgen from listings/M1b.txt: edit that. */
export const names = `
Cindermaw|Gueule-Cendre
Ashgarden|Jardin-de-Cendre
Scorchwood|Bois-Roussi
Pumice Steps|Marches de Ponce
Blackfurrow|Sillon-Noir
Sootpines|Pins-de-Suie
Rim Gate|Porte du Cratère
Hot Shoulder|Épaule-Chaude
Bubblemire|Bourbe-qui-Bout
Grumble Peak|Pic Grondeur
The Eye|L’Œil
`;
