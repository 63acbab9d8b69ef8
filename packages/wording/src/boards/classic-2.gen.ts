/** Written by tools/boardgen from listings/classic-2.txt: edit that. */
export const names = `
The Narrow Neighbours|Les Voisins à l’Étroit
Pinch Sound|Détroit du Pinçon
Buttermarket|Marché-au-Beurre
Old Hazel|Vieux-Noisetier
Frogmouth|Gueule-de-Grenouille
Tumbledown|La Dégringole
Twin Knuckles|Les Deux Poings
Larkrise|Butte-aux-Alouettes
Penny Water|L’Eau-d’un-Sou
The Kneeler|L’Agenouillé
Fiddler’s Field|Champ du Violoneux
Midwife Wood|Bois de la Sage-Femme
Long Furrow|Long-Sillon
Squirrel Hall|Salle-aux-Écureuils
Noonacre|Arpent-de-Midi
Echo Hill|Butte de l’Écho
Copper Crown|Couronne de Cuivre
Moonbog|Tourbe-Lune
Molehouse|Maison-Taupe
Peatpit|Fosse-à-Tourbe
Doorstep Peak|Pic du Perron
Eelings|Les Anguillons
Thistleback|Dos-de-Chardon
Ferry Deep|Le Profond du Bac
`;
