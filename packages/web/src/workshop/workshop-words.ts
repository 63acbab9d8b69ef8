/** What is said in the hall of the workshop, and of whatever was made there. */
import type { Wording } from '../words/wording.ts';
import type { Language } from '../words/words.ts';
import type { WorkFault, WorkKind } from './work.ts';

export type WorkshopWords = Wording<
  | 'title'
  | 'lead'
  | 'make'
  | 'newTile'
  | 'newTileSays'
  | 'newMap'
  | 'newMapSays'
  | 'shelf'
  | 'shelfEmpty'
  | 'nameless'
  | 'openFile'
  | 'openFileSays'
  | 'play'
  | 'change'
  | 'file'
  | 'copied'
  | 'copyByHand'
  | 'copy'
  | 'remove'
  | 'surely'
  | 'keep'
  | 'back'
  | 'arrived'
  | 'arrivedSays'
  | 'take'
  | 'leave'
  | 'broken'
  | 'unread'
  | 'unkept'
  | 'gone'
  | 'unplayable'
  | 'ours'
  | 'oursSays'
> & {
  /** What the lab found: a share with its interval, and of how many reigns. */
  readonly brings: (range: string, reigns: string) => string;
  readonly kinds: Wording<WorkKind>;
  readonly faults: Wording<WorkFault>;
};

const en: WorkshopWords = {
  title: 'Workshop',
  lead: 'The box has blank tiles for your inventions. So has this one: make a people, a power or a map of your own, try it at once, play it with friends.',
  make: 'Make something',
  newTile: 'A race or a power',
  newTileSays: 'A name, an emblem, and what it does, put together from sentences.',
  newMap: 'A map',
  newMapSays: 'Paint regions, or begin with a proposal or a copy of one of ours.',
  shelf: 'On your shelf',
  shelfEmpty: 'Nothing yet. What you make is kept in this browser as you work.',
  nameless: 'Without a name',
  openFile: 'Open a file …',
  openFileSays: 'Something that you or somebody else has saved.',
  play: 'Play with it',
  change: 'Change it',
  file: 'Save as a file',
  copy: 'Copy the link',
  copied: 'Link copied',
  copyByHand: 'Copy this link:',
  remove: 'Throw away',
  surely: 'Really throw it away?',
  keep: 'Keep it',
  back: 'Back to the workshop',
  arrived: 'Somebody has sent you this',
  arrivedSays: 'Keep it on your shelf to change it, or play with it at once.',
  take: 'Put it on my shelf',
  leave: 'No, thank you',
  broken: 'This cannot be opened',
  unread: 'Something on your shelf cannot be read.',
  unkept: 'The browser has no room for this: it is lost when you close the page. Save it as a file.',
  gone: 'This is not on your shelf any more.',
  unplayable: 'Nobody can play on this map:',
  ours: 'Made by us',
  oursSays: 'Play with one of these at once, or change it into something of your own.',
  brings: (range, reigns) => `Coins beside the mean: ${range}, in ${reigns} reigns`,
  kinds: { tile: 'Tile', map: 'Map' },
  faults: {
    'not-json': 'This is no file of the workshop.',
    foreign: 'This is nothing that was made in the workshop.',
    newer: 'This was made by a newer version. Load the page again and try once more.',
    'too-long': 'This is longer than anything from the workshop can be.',
    damaged: 'This link is damaged. Perhaps it was cut off when it was copied.',
  },
};

const fr: WorkshopWords = {
  title: 'Atelier',
  lead: 'La boîte contient des tuiles vierges pour vos inventions. Celle-ci aussi\u00a0: créez un peuple, un pouvoir ou une carte, essayez-les aussitôt, jouez-y entre amis.',
  make: 'Créer',
  newTile: 'Un peuple ou un pouvoir',
  newTileSays: 'Un nom, un emblème, et ce qu’il sait faire, composé de phrases.',
  newMap: 'Une carte',
  newMapSays: 'Peignez des régions, ou partez d’une proposition ou d’une copie des nôtres.',
  shelf: 'Sur votre étagère',
  shelfEmpty: 'Rien encore. Ce que vous créez est gardé dans ce navigateur au fur et à mesure.',
  nameless: 'Sans nom',
  openFile: 'Ouvrir un fichier…',
  openFileSays: 'Une création que vous, ou quelqu’un d’autre, avez enregistrée.',
  play: 'Jouer avec',
  change: 'Modifier',
  file: 'Enregistrer un fichier',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  copyByHand: 'Copiez ce lien\u00a0:',
  remove: 'Jeter',
  surely: 'Vraiment jeter\u00a0?',
  keep: 'Garder',
  back: 'Retour à l’atelier',
  arrived: 'Quelqu’un vous a envoyé ceci',
  arrivedSays: 'Posez-le sur votre étagère pour le modifier, ou jouez avec tout de suite.',
  take: 'Poser sur mon étagère',
  leave: 'Non merci',
  broken: 'Impossible d’ouvrir ceci',
  unread: 'Une création de votre étagère est illisible.',
  unkept: 'Le navigateur n’a plus de place\u00a0: ceci sera perdu à la fermeture de la page. Enregistrez un fichier.',
  gone: 'Ceci n’est plus sur votre étagère.',
  unplayable: 'Personne ne peut jouer sur cette carte\u00a0:',
  ours: 'Nos créations',
  oursSays: 'Jouez tout de suite avec l’une d’elles, ou transformez-la en la vôtre.',
  brings: (range, reigns) => `Pièces par rapport à la moyenne\u00a0: ${range}, sur ${reigns} règnes`,
  kinds: { tile: 'Tuile', map: 'Carte' },
  faults: {
    'not-json': 'Ce n’est pas un fichier de l’atelier.',
    foreign: 'Rien de ceci n’a été fait à l’atelier.',
    newer: 'Ceci vient d’une version plus récente. Rechargez la page et réessayez.',
    'too-long': 'C’est plus long que tout ce qui peut sortir de l’atelier.',
    damaged: 'Ce lien est abîmé. Il a peut-être été coupé en le copiant.',
  },
};

export const workshopWords: Readonly<Record<Language, WorkshopWords>> = { en, fr };
