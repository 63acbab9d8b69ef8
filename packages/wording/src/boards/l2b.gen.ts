/** Written by tools/boardgen from listings/L2b.txt: edit that. */
export const names = `
Sicklemoon|La Faucille
Whetstone|L’Affiloir
Haymoon|Lune-de-Foin
North Horn|Corne du Nord
Moon Bay|Baie de la Lune
South Horn|Corne du Sud
Mowers’ Wood|Bois des Faucheurs
The Handle|Le Manche
Backacre|Champs-du-Dos
Lapwing Flats|Vasière-aux-Vanneaux
Tidewood|Bois-Marée
Mirror Bank|Rive-au-Miroir
Cockle Mud|Vase-aux-Coques
`;
