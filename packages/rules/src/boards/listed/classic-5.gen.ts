/** Written by tools/boardgen from listings/classic-5.txt: edit that. */
import { listed } from '../listed.ts';

export const board = listed(
  'classic-5',
  'The Jostling Realms|Les Royaumes Bousculés',
  '',
  `
The Long Arm|Le Long Bras|sea edge|1 6 11 16 17 25 30 31
Frostbrow|Front-de-Givre|mountain edge|0 2 6
Glintmoor|Lande-Lueur|swamp magic edge|1 3 6 7
Hollow Tor|Tor-Creux|mountain cavern edge|2 4 7 8
Fairyring|Rond-de-Fées|forest magic edge|3 5 8 9
Cellar Fields|Champs-du-Cellier|farmland cavern native edge|4 9 10
Sodden Neck|Goulet-Détrempé|swamp|0 1 2 7 11
Pickfield|Champ-de-Pioche|farmland mine native|2 3 6 8 11 12
Bellwether|Le Sonnailler|hill|3 4 7 9 12 13
Iron Molar|Molaire de Fer|mountain mine|4 5 8 10 13 14
Sunup|Point-du-Jour|farmland edge|5 9 14 15
Harbour Hill|Butte du Port|hill native|0 6 7 12 17 18
Larder|Le Garde-Manger|farmland cavern native|7 8 11 13 18 19 20
Bald Uncle|L'Oncle Chauve|mountain|8 9 12 14 20 21
Gurgle|Le Glouglou|swamp cavern native|9 10 13 15 21 22
Pitman's Knoll|Butte du Mineur|hill mine edge|10 14 22
Lighthouse|Le Phare|hill native|0 17
Saltwood|Bois-de-Sel|forest magic|0 11 16 18 25
Crane Reeds|Roseaux-aux-Grues|swamp native|11 12 17 19 25 26
Lantern Hill|Butte-Lanterne|hill magic|12 18 20 26
Crooked Lake|Lac Tordu|lake|12 13 19 21 23 26 27 32 33 39
Shadewood|Bois-d'Ombre|forest|13 14 20 22 23
Seer's Seat|Siège du Voyant|mountain magic edge|14 15 21 23 24
Ore Bog|Tourbe-à-Minerai|swamp mine native|20 21 22 24 27 28
Eastacre|Arpent-de-l'Est|farmland edge|22 23 28 29
Shingle Farm|Ferme-aux-Galets|farmland native|0 17 18 26 31 32
The Vault|Le Coffre-Fort|mountain mine cavern|18 19 20 25 32
Lakewood|Bois-du-Lac|forest native|20 23 28 33 34
Ribbon Hills|Collines-Ruban|hill|23 24 27 29 34 35
Sinkhole|L'Effondrée|swamp cavern native edge|24 28 35
Charcoal Wood|Bois-Charbonnier|forest mine edge|0 31 36
Backwater|L'Eau-Morte|swamp|0 25 30 32 36 37
Watchers' Down|Coteau des Guetteurs|hill native|20 25 26 31 37 38 39
Blessed Acre|Arpent-Béni|farmland magic|20 27 34 39 40 41
Brass Peak|Pic de Laiton|mountain mine|27 28 33 35 41 42
Dawn Rise|Butte de l'Aube|hill magic native edge|28 29 34 42 43
Root Cellar|Cave-aux-Racines|farmland cavern native edge|30 31 37 44
Tanglewood|Bois-Emmêlé|forest native|31 32 36 38 44 45
Cartwheel|Roue-de-Charrette|farmland|32 37 39 45 46
Underfen|Sous-Fagne|swamp cavern native|20 32 33 38 40 46 47
Whistlewood|Bois-Siffleur|forest|33 39 41 47
Greyback|Dos-Gris|mountain edge|33 34 40 42 47
Den Wood|Bois-Tanière|forest cavern edge|34 35 41 43
Farewell Bay|Baie des Adieux|sea edge|35 42
Nailbog|Bourbe-à-Clous|swamp mine native edge|36 37 45
Hexwood|Bois-Maléfice|forest magic native edge|37 38 44 46
Shovel Hill|Butte-à-la-Pelle|hill mine edge|38 39 45 47
Comet Peak|Pic de la Comète|mountain magic edge|39 40 41 46
`,
);
