/** The room for maps in French. */
import type { MapWords } from './map-words.ts';

const list = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} et ${names.at(-1) ?? ''}`;

export const fr: MapWords = {
  title: 'Une carte à vous',
  lead: 'Commencez par une proposition, une feuille vierge ou une carte qui existe déjà. Tout se modifie, tout s’annule.',
  proposal: 'Une proposition',
  proposalSays: 'Une carte tirée au sort, terrains et symboles bien répartis.',
  anotherOne: 'Une autre',
  takeIt: 'Travailler sur cette carte',
  empty: 'Une feuille vierge',
  emptySays: 'Peignez vous-même chaque région.',
  emptyChart: 'Plateau vierge',
  emptySea: 'Mer vide',
  copy: 'La copie d’un plateau',
  copySays: 'Toutes les frontières des nôtres\u00a0; changez ce qui vous plaît.',
  copyTake: 'Copier',
  gallery: 'Nos cartes',
  gallerySays: 'Faites dans cet atelier. Prenez-en une et faites-la vôtre.',
  game: 'Jeu',
  sheet: 'Feuille',
  chart: 'Plateau rempli jusqu’au cadre',
  islands: 'Terre en pleine mer',
  regionCount: 'Régions',
  lakeCount: 'Lacs',
  seaCount: 'Mers au bord',
  islandCount: 'Îles',
  islandsFor: 'Îles comme pour ce nombre de joueurs',
  map: 'Carte',
  mapHelp:
    'Les flèches parcourent la carte, plus vite avec Maj. P peindre, N nouvelle région, E effacer, C couper, J joindre\u00a0; Espace pose et lève le pinceau. 1 à 7\u00a0: terrain. [ et ]\u00a0: pinceau. Ctrl+Z annule.',
  undo: 'Annuler',
  redo: 'Rétablir',
  brush: 'Pinceau',
  play: 'Jouer dessus',
  lab: 'Est-elle équitable\u00a0?',
  back: 'Atelier',
  mapName: 'Nom de la carte',
  otherMapName: 'Nom de la carte en anglais',
  otherName: 'En anglais',
  noRegion: 'Touchez une région pour dire ce qu’elle est.',
  regionName: 'Nom',
  terrain: 'Terrain',
  nextTerrain: 'Terrain des nouvelles régions',
  thereIs: 'On y trouve',
  native: 'Tribu oubliée',
  murlocs: 'Murlocs',
  anchor: 'Mouillage',
  marker: 'Artefact ou lieu',
  edge: 'Au bord\u00a0: on peut entrer par là.',
  inland: 'À l’intérieur des terres.',
  faults: 'Ce qui manque encore à la carte',
  noFaults: 'Rien\u00a0: on peut y jouer.',
  openSea: 'Pleine mer',
  bare: 'Pas encore peint',
  penDown: 'Pinceau posé',
  unreadable: 'Cette carte est illisible\u00a0:',
  suggestName: 'Proposer un nom',
  tools: { paint: 'Peindre', new: 'Nouvelle région', erase: 'Effacer', split: 'Couper', join: 'Joindre' },
  toolSays: {
    paint: 'Appuyez sur une région et tirez sa frontière. Sur un sol vierge, une nouvelle région commence.',
    new: 'Glissez pour peindre une nouvelle région, même par-dessus d’autres.',
    erase: 'Glissez pour retirer de la terre.',
    split: 'Tirez un trait à travers une région, ou touchez-la\u00a0: elle se coupe en deux.',
    join: 'Touchez une voisine de la région marquée\u00a0: les deux n’en font plus qu’une.',
  },
  editions: { classic: 'Classique', azeroth: 'Azeroth' },
  borders: (names) => `Touche ${names}.`,
  counts: (land, water) => `${land} ${land < 2 ? 'région' : 'régions'} de terre, ${water} d’eau`,
  seats: (fits) => {
    const of = (how: string): string =>
      list(fits.filter((fit) => fit.how === how).map(({ seats }) => String(seats))).replace(' et ', ' ou ');
    const parts = [
      of('right') && `idéale à ${of('right')} joueurs`,
      of('tight') && `serrée à ${of('tight')}`,
      of('wide') && `vaste à ${of('wide')}`,
    ].filter((part) => part !== '');
    return parts.length === 0
      ? 'Pour aucun nombre de joueurs encore'
      : parts.join('\u00a0; ').replace(/^./, (first) => first.toUpperCase());
  },
  faultSays: {
    empty: () => 'Rien n’est peint. Appuyez sur la feuille et glissez.',
    bare: (_, n) => `${n} ${n < 2 ? 'case n’appartient' : 'cases n’appartiennent'} à aucune région. Un plateau se remplit jusqu’au cadre.`,
    hole: (_, n) => `De la pleine mer au milieu des terres (${n} ${n < 2 ? 'case' : 'cases'}). Peignez-y un lac, ou laissez entrer la mer.`,
    enclosed: (names) => `${names}\u00a0: tout entière à l’intérieur d’une autre région. Faites-lui toucher une deuxième région.`,
    'cut-off': (names) => `Coupé du reste\u00a0: ${names}. Personne ne pourrait y aller\u00a0; reliez les terres.`,
    'no-entry': () => 'Personne ne peut entrer\u00a0: il faut de la terre au bord, ou un mouillage sur la terre.',
    anchors: (_, n) => `Une île a besoin de deux mouillages\u00a0; celle-ci en a ${n === 0 ? 'zéro' : 'un seul'}.`,
    markers: (_, n) =>
      n === 0
        ? 'Il faut sur chaque île une région avec un artefact ou un lieu\u00a0; ici il n’y en a pas.'
        : `Une île n’a qu’une région avec un artefact ou un lieu\u00a0; ici il y en a ${n}.`,
    waters: (names) => `Une île a au plus une étendue d’eau\u00a0; ici\u00a0: ${names}.`,
    'too-many-mountains': (_, n, most) => `${n} montagnes, mais la boîte n’en contient que ${most}.`,
    'too-many-forests': (_, n, most) => `${n} forêts, or il en faut au plus ${most}.`,
    'too-many-natives': (_, n, most) => `${n} régions avec des indigènes, mais la boîte n’a que ${most} pions.`,
    'in-water': (names) => `Quelque chose se trouve dans l’eau\u00a0: ${names}. Personne n’en profiterait.`,
    'inland-anchor': (names) => `Un mouillage à l’intérieur des terres\u00a0: ${names}.`,
    thin: (names) => `${names} ne se touchent presque qu’en un point. Élargissez cette frontière, ou séparez-les.`,
    small: (names) => `Trop petit pour un doigt sur un téléphone\u00a0: ${names}.`,
    'too-few': (_, n) => `${n} ${n < 2 ? 'région' : 'régions'} de terre\u00a0: il en faut environ 18 à deux, 45 à cinq.`,
  },
  number: (region) => `région ${region + 1}`,
  and: list,
};
