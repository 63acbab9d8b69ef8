import { enHints } from './en-hints.ts';
import { enNames } from './en-names.ts';
import { enPlay, enStart } from './en-play.ts';
import { line, type Part } from './line.ts';
import type { Words } from './words.ts';

const s = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

const all = (parts: readonly Part[]): readonly Part[] =>
  parts.flatMap((part, i) => (i === 0 ? [part] : [i === parts.length - 1 ? ' and ' : ', ', part]));

/** “the Lost Tribe” keeps its article, everybody else needs one. */
const the = (race: string): string => (race.startsWith('the ') ? race : `the ${race}`);
const a = (piece: string): string => `${/^[aeiou]/.test(piece) ? 'an' : 'a'} ${piece}`;
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const en: Words = {
  language: 'en',
  itself: 'English',
  names: enNames,
  list,
  play: enPlay,
  start: enStart,
  hints: enHints,
  answers: {
    none: 'to pass',
    human: 'the human form',
    worgen: 'the worgen form',
    pay: 'to pay',
    alliance: 'the Alliance',
    horde: 'the Horde',
    ally: 'peace with',
  },
  tales: {
    round: (n) => `Round ${n}`,
    picked: (who, combo, tokens, price, found) =>
      line`${who} picks ${{ strong: combo }}, ${s(tokens, 'token')}${price > 0 ? `, for ${s(price, 'coin')}` : ''}${found > 0 ? ` and finds ${s(found, 'coin')}` : ''}`,
    expanded: (who, race, hand) => line`${who} readies ${hand} ${race}`,
    abandoned: (who, where) => line`${who} leaves ${where}`,
    rolled: (who, die, where) => (where === undefined ? line`${who} rolls ${die}` : line`${who} rolls ${die} against ${where}`),
    conquered: (who, where, from, tokens, helped) =>
      line`${who} takes ${where}${from === undefined ? '' : ` from ${the(from)}`} ${tokens === 0 ? 'without a token' : line`for ${tokens}`}${helped === undefined ? '' : ` with ${helped}`}`,
    repelled: (race, where) => line`${upper(the(race))} are thrown back at ${where}`,
    lost: (race, where, fallen, saved) =>
      line`${upper(the(race))} lose ${where}: ${list([...(fallen > 0 || saved === 0 ? [`${fallen} fallen`] : []), ...(saved > 0 ? [`${saved} back in hand`] : [])])}`,
    fell: (race, where) => line`One of ${the(race)} falls in ${where}`,
    moved: (race, from, to) =>
      to === undefined ? line`One of ${the(race)} leaves ${from}` : line`One of ${the(race)} moves from ${from} to ${to}`,
    swapped: (a, b) => line`${a} and ${b} change places`,
    raised: (piece, where) => line`${upper(a(piece))} in ${where}`,
    removed: (piece, where) => line`The ${piece} leaves ${where}`,
    uncovered: (_piece, where, isLive) => (isLive ? line`The bomb in ${where} goes off!` : line`The bomb in ${where} was a dud`),
    turnedUp: (marker, where) => line`${{ strong: upper(marker) }} comes to light in ${where}`,
    carried: (marker, from, to) => line`${upper(marker)} goes from ${from} to ${to}`,
    paid: (who, to, coins, why) => line`${who} pays ${to === undefined ? '' : line`${to} `}${s(coins, 'coin')} (${why})`,
    earned: (who, coins, why) => line`${who} gets ${s(coins, 'coin')} (${why})`,
    recruited: (race, count, why) => line`${s(count, 'new token')} for ${the(race)}${why === race ? '' : ` (${why})`}`,
    chose: (who, answer) => line`${who} chooses ${answer}`,
    deployed: (who, count) => line`${who} redeploys ${s(count, 'token')}`,
    scored: (who, total, items) => line`${who} scores ${total}${items === '' ? '' : `: ${items}`}`,
    declined: (who, race) => line`${who} sends ${the(race)} into decline`,
    vanished: (race) => line`${upper(the(race))} are gone from the map`,
    ended: (winners) => line`The game is over: ${all(winners)} ${winners.length === 1 ? 'wins' : 'win together'}`,
  },
  tasks: {
    pick: (who) => line`${who} picks a people.`,
    choice: (who, combo) => line`${who} expands ${the(combo)}, or lets them decline.`,
    conquest: (who, combo, hand) => line`${who} conquers with ${the(combo)}, ${hand} in hand.`,
    deploy: (who, combo, hand) => line`${who} redeploys ${the(combo)}, ${hand} in hand.`,
    place: (who) => line`${who} places what is left in hand.`,
    retreat: (who) => line`${who} regroups after the attack.`,
    question: (who, ability) => line`${who} decides: ${ability}.`,
    over: (winners, coins) => line`${all(winners)} ${winners.length === 1 ? 'wins' : 'win together'} with ${s(coins, 'coin')}.`,
  },
  cost: {
    region: 'every region',
    standing: (race) => `${race} standing there`,
    travel: 'travel over sea',
    least: 'never less than this',
    sum: (total, hand) => `${total === 1 ? 'token' : 'tokens'}; ${hand} in hand`,
    toll: (coins, why) => `and ${s(coins, 'coin')}: ${why}`,
    paid: 'You have enough for it',
    twoDice: 'by the free die and a last roll',
    blocked: {
      'own-region': 'Held already.',
      water: 'Only a people that swims can go there.',
      immune: 'Nobody can attack here.',
      'not-bordering': 'Out of reach: it borders no region of the people that attacks.',
      'no-entry': 'A people without land comes in by the edge or a landing.',
      spent: 'Used up for this turn.',
      'not-there': 'Not possible here.',
      'no-people': 'There is no people to attack with.',
      'too-few-coins': 'Too few coins for the toll.',
      by: (ability) => `Not allowed: ${ability}.`,
    },
  },
  page: {
    tagline: 'There is never enough of it',
    board: 'Board',
    classic: 'Small World',
    azeroth: 'Small World of Warcraft',
    another: 'Watch another',
    playSelf: 'Play yourself',
    language: 'Language',
    theme: 'Colours',
    light: 'light',
    dark: 'dark',
    auto: 'as the device',
    about: 'About',
    close: 'Close',
    offers: 'Peoples on offer',
    peoples: 'Peoples',
    free: 'free',
    tokens: 'tokens',
    seats: 'Seats',
    toMove: 'to move',
    inDecline: 'in decline',
    nextPeople: 'will pick a new people',
    noPeople: 'no people yet',
    log: 'Log',
    rounds: 'Rounds',
    map: 'Map',
    tabs: 'What is shown',
    zoomIn: 'Larger map',
    zoomOut: 'Smaller map',
    replay: 'Replay',
    play: 'Play',
    pause: 'Pause',
    back: 'One step back',
    forward: 'One step on',
    toStart: 'To the start',
    toEnd: 'To the end',
    step: 'Step',
    speed: 'Speed',
    empty: 'nobody there',
    loading: 'Laying the table …',
    missing: 'This part of the page could not be loaded. Perhaps you are offline, or the page has been renewed since you opened it.',
    missingKept: 'Your games are kept.',
    again: 'Try again',
    keys: 'On the map the arrows go from region to region, Enter takes, Escape lets go; U takes back, ? opens the rules. In a replay space plays and pauses, ← → step.',
    nothing: 'Nothing has happened yet.',
    coins: (n) => s(n, 'coin'),
    coinsOnIt: (n) => `${s(n, 'coin')} on it`,
    regions: (n) => s(n, 'region'),
    islands: (n) => s(n, 'island'),
    inHand: (n) => `${n} in hand`,
    seatsFor: (n) => `${n} seats`,
    stepOf: (step, of) => `Step ${step} of ${of}`,
    holds: (seat, race, tokens, isDeclined) => `${seat}: ${race} × ${tokens}${isDeclined ? ', in decline' : ''}`,
    costs: (tokens) => `costs ${s(tokens, 'token')}`,
    costsByDie: (tokens, percent) => `costs ${s(tokens, 'token')}, ${percent} % by the die`,
    facedown: 'face-down marker',
    gift: (marker, does) => `${upper(marker)}: ${does}.`,
    scoreOf: (race, n) => `${s(n, 'region')} (${race})`,
    faction: 'defeated faction',
  },
  about: {
    title: 'About Elbowroom',
    what: 'Elbowroom plays Small World and Small World of Warcraft, against bots, with friends at one screen, and online by a link. Games at one screen are kept in this browser and nowhere else; games online are kept by the server that you play on.',
    notice:
      'An independent fan project with its own art, names of places and words. Not connected with, or approved by, the publishers of the games.',
    art: 'Boards, terrain and page are our own.',
    emblems: 'Emblems by the artists of game-icons.net, CC BY 3.0:',
    fonts:
      'Fonts: Alegreya by Juan Pablo del Peral, Atkinson Hyperlegible Next by the Braille Institute, both under the Open Font License.',
  },
};
