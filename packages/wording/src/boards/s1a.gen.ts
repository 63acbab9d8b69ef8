/** Written by tools/boardgen from listings/S1a.txt: edit that. */
export const names = `
Gull’s Rest|Le Repos du Goéland
Spyglass Point|Pointe Longue-Vue
Crow Copse|Taillis-aux-Corneilles
Brackwater|Eau-Saumâtre
Shell Bluff|Butte-Coquille
Landing Wood|Bois du Débarcadère
Gull Rock|Roc-Goéland
Bread Acre|Arpent-de-Pain
`;
