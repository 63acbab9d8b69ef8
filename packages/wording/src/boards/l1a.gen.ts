/** Written by tools/boardgen from listings/L1a.txt: edit that. */
export const names = `
Hollowmere|Lac-Profond
Beacon Head|Cap du Fanal
Nettlewood|Bois-d’Orties
Mount Sulk|Mont Boudeur
Driftwheat|Blé-Flotté
Glimmerfen|Tourbe-Lueur
Owlshade|Ombre-aux-Hiboux
Cooper’s Knoll|Butte du Tonnelier
The Molar|La Molaire
Ploughman’s Rest|Repos du Laboureur
Lowmurmur|Bas-Murmure
Standing Hill|Colline Levée
The Hollow Mere|Le Lac Profond
`;
