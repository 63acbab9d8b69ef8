/** Written by tools/boardgen from listings/classic-3.txt: edit that. */
export const names = `
The Elbow Lands|Les Terres du Coude
Cold Strait|Le Détroit Froid
Amberwood|Bois-d’Ambre
Grey Shoulder|L’Épaule Grise
Barleymow|Meule-d’Orge
Lantern Fen|Fagne-Lanterne
Wolfrun|Course-aux-Loups
Copperbog|Bourbe-Cuivre
Saltmeadow|Pré-Salé
Heron Mire|Bourbier-aux-Hérons
Whispering Downs|Coteaux-qui-Murmurent
Anvil Peak|Pic de l’Enclume
Goosefield|Champ-aux-Oies
Old Tooth|Vieille-Dent
Sinking Acre|Arpent-qui-Sombre
Lake Thimble|Lac du Dé
Hollow Crown|Couronne Creuse
Candle Hill|Butte-Chandelle
Gull Cliffs|Falaises-aux-Goélands
Honeyfurrow|Sillon-de-Miel
Badgerholt|Bois-Blaireau
Roundabout|Le Détour
Will-o’-Wisp|Feu-Follet
Middle Acre|Arpent-du-Milieu
Smuggler’s Rise|Butte du Contrebandier
Warm Reach|Le Bras Tiède
Far Corner|Coin-Perdu
Hob’s Stair|Escalier du Lutin
The Sill|Le Rebord
Foxglove|La Digitale
Deep Thicket|Fourré-Profond
`;
