/** Written by tools/boardgen from listings/M1a.txt: edit that. */
export const names = `
Thornwick|Ronceval
Stormhorn|Corne d’Orage
Kettlefield|Champ-Chaudron
Root Hollow|Creux-Racine
Lookout Down|Colline du Guet
Eelmarsh|Marais-aux-Anguilles
Tollman’s Bay|Baie du Péager
Moonfallow|Jachère-de-Lune
Hush|Le Chut
Cairn Heights|Hauts-du-Cairn
Thornspire|Flèche d’Épines
`;
