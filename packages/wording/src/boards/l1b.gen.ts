/** Written by tools/boardgen from listings/L1b.txt: edit that. */
export const names = `
Sawback|L’Échine
Windrow|L’Andain
Coldsoak|Froide-Fange
Needlewood|Bois d’Aiguilles
East Fang|Croc de l’Est
Lee Acres|Sous-le-Vent
Softstep|Pas-Mou
Saw Cove|Anse de la Scie
Havenwood|Bois du Havre
West Fang|Croc de l’Ouest
Goat Pass|Col des Chèvres
The Ripsaw|La Grande Scie
Thief’s Pass|Col du Larron
`;
