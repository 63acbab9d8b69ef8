/** Names for regions that nobody has named yet: who lives there, and what it is. */
import type { Name, Terrain } from '@elbowroom/rules';

/** English for one, French for many. */
const DWELLERS =
  'Otter Loutres|Heron Hérons|Badger Blaireaux|Magpie Pies|Hedgehog Hérissons|Raven Corbeaux|Beaver Castors|Fox Renards|Owl Hiboux|Crab Crabes|Goose Oies|Hare Lièvres|Toad Crapauds|Wren Roitelets|Mole Taupes|Snail Escargots|Swan Cygnes|Bear Ours|Wolf Loups|Cricket Grillons|Bee Abeilles|Piper Flûtistes|Tinker Rétameurs|Miller Meuniers|Baker Boulangers|Cobbler Savetiers|Widow Veuves|Pilgrim Pèlerins|Beggar Mendiants|Giant Géants|Ghost Fantômes|Witch Sorcières|Monk Moines|Robber Brigands|Fisher Pêcheurs|Ferryman Passeurs|Weaver Tisserands|Hermit Ermites|Tailor Tailleurs|Drummer Tambours|Juggler Jongleurs|Kestrel Crécerelles|Lark Alouettes|Newt Tritons|Pike Brochets|Squirrel Écureuils|Stork Cigognes|Weasel Belettes|Cuckoo Coucous|Donkey Ânes|Goat Chèvres|Lynx Lynx|Marten Martres|Moth Papillons|Pigeon Pigeons|Rook Freux|Shepherd Bergers|Smith Forgerons|Thief Voleurs|Troll Trolls|Twin Jumeaux|Warden Gardiens|Sailor Marins|Cook Cuisiniers'
    .split('|')
    .map((pair) => pair.split(' '));

const GROUNDS: Readonly<Record<Terrain, string>> = {
  farmland: 'Field Champ|Acre Arpent|Meadow Pré|Furrow Sillon|Barns Granges',
  forest: 'Wood Bois|Grove Bosquet|Copse Taillis|Shade Futaie|Thicket Fourré',
  hill: 'Hill Colline|Knoll Butte|Down Coteau|Rise Montée|Brow Talus',
  swamp: 'Marsh Marais|Fen Fagne|Bog Tourbière|Mire Bourbier|Sump Mare',
  mountain: 'Peak Pic|Crag Roc|Tooth Dent|Horn Corne|Crown Cime',
  sea: 'Sound Détroit|Bay Baie|Deep Grand-Fond|Gulf Golfe',
  lake: 'Mere Lac|Water Étang|Pool Bassin|Tarn Tarn',
};

/** Another name for every region, none twice as long as there are enough. */
export function placeNames(terrains: readonly Terrain[], random: () => number): Name[] {
  const left = DWELLERS.map((dweller) => ({ dweller, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ dweller }) => dweller);
  return terrains.map((terrain, i) => {
    const [en = '', fr = ''] = left[i % left.length] ?? [];
    const grounds = GROUNDS[terrain].split('|');
    const [ground = '', terre = ''] = (grounds[Math.floor(random() * grounds.length)] ?? '').split(' ');
    return { en: `${en} ${ground}`, fr: `${terre} des ${fr}` };
  });
}
