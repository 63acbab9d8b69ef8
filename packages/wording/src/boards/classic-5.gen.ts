/** Written by tools/boardgen from listings/classic-5.txt: edit that. */
export const names = `
The Jostling Realms|Les Royaumes Bousculés
The Long Arm|Le Long Bras
Frostbrow|Front-de-Givre
Glintmoor|Lande-Lueur
Hollow Tor|Tor-Creux
Fairyring|Rond-de-Fées
Cellar Fields|Champs-du-Cellier
Sodden Neck|Goulet-Détrempé
Pickfield|Champ-de-Pioche
Bellwether|Le Sonnailler
Iron Molar|Molaire de Fer
Sunup|Point-du-Jour
Harbour Hill|Butte du Port
Larder|Le Garde-Manger
Bald Uncle|L’Oncle Chauve
Gurgle|Le Glouglou
Pitman’s Knoll|Butte du Mineur
Lighthouse|Le Phare
Saltwood|Bois-de-Sel
Crane Reeds|Roseaux-aux-Grues
Lantern Hill|Butte-Lanterne
Crooked Lake|Lac Tordu
Shadewood|Bois-d’Ombre
Seer’s Seat|Siège du Voyant
Ore Bog|Tourbe-à-Minerai
Eastacre|Arpent-de-l’Est
Shingle Farm|Ferme-aux-Galets
The Vault|Le Coffre-Fort
Lakewood|Bois-du-Lac
Ribbon Hills|Collines-Ruban
Sinkhole|L’Effondrée
Charcoal Wood|Bois-Charbonnier
Backwater|L’Eau-Morte
Watchers’ Down|Coteau des Guetteurs
Blessed Acre|Arpent-Béni
Brass Peak|Pic de Laiton
Dawn Rise|Butte de l’Aube
Root Cellar|Cave-aux-Racines
Tanglewood|Bois-Emmêlé
Cartwheel|Roue-de-Charrette
Underfen|Sous-Fagne
Whistlewood|Bois-Siffleur
Greyback|Dos-Gris
Den Wood|Bois-Tanière
Farewell Bay|Baie des Adieux
Nailbog|Bourbe-à-Clous
Hexwood|Bois-Maléfice
Shovel Hill|Butte-à-la-Pelle
Comet Peak|Pic de la Comète
`;
