import { type Language, pluralCs, pluralEn } from './language.js';
import { czech, withHardSpaces } from './typography.js';

const playingEn = {
  clock: 'Clock',
  friend: 'Play a friend by link',
  noClock: 'No clock',
  /** A clock that the user sets. */
  ownClock: 'Your own…',
  /** That a side has at the start. */
  minutes: 'Minutes',
  /** Seconds that are added with each move. */
  increment: 'Increment (s per move)',
  lowTime: 'Low on time',
  /** Shows the board twice as large. */
  zoom: 'Zoom',
  /** A start by its number, and one by lot. */
  startNumber: (min: number, max: number) => `Number, ${min} to ${max}`,
  randomStart: 'Random position',
  /** A move that is entered while the computer thinks. */
  premove: (move: string) => `Premove: ${move}. Press Escape to cancel`,
  /** Places of such a move, before its last one. */
  premoveBegun: (places: string) => `Premove from ${places}: choose the destination`,
  premoveCannot: 'No premove is possible from here',
  premoveDropped: (move: string) => `Premove dropped: ${move} is not legal now`,
  premoveTakenBack: 'Premove cancelled',
  variation: (moves: number) => `Variation, ${moves} ${pluralEn(moves, 'move', 'moves')}`,
  promote: 'Make it the main line',
  deleteVariation: 'Delete the variation',
  /** The pace at which computers play each other and games are replayed; the slowest first. */
  pace: 'Pace',
  paces: ['Slow', 'Normal', 'Fast', 'Instant'] as readonly [string, string, string, string],
  /** Pieces that a side has lost. */
  taken: (side: string) => `${side}’s lost pieces`,
  /** Keys, and gestures on the board, with their effects. */
  shortcuts: [
    ['← →, wheel', 'one move back, one on'],
    ['Home, End', 'to the start, to the end'],
    ['Tab, arrows, Enter', 'choose places on the board and play'],
    ['Letters, digits', 'type a move; a letter of this list with Shift: Shift+H for h4'],
    ['Escape', 'drop what was picked'],
    ['U', 'take back'],
    ['R', 'forward again'],
    ['H', 'a hint'],
    ['F', 'flip the board'],
    ['T', 'tell the clocks'],
    ['N', 'a new game'],
    ['Z, then Escape', 'only the board, then everything again'],
    ['F3, F4', 'save to a file, open one'],
    ['Ctrl+V, pasting', 'open a copied game or position'],
    ['Right button, long press', 'draw an arrow or a circle; Shift and Alt change the colour'],
    ['?', 'this list'],
  ] as readonly (readonly [string, string])[],
};

const playingCs: typeof playingEn = {
  clock: 'Hodiny',
  friend: 'Hrát s kamarádem přes odkaz',
  noClock: 'Bez hodin',
  ownClock: 'Vlastní…',
  minutes: 'Minuty',
  increment: 'Přídavek na tah (s)',
  lowTime: 'Zbývá málo času',
  zoom: 'Zvětšit',
  startNumber: (min, max) => `Číslo, ${min} až ${max}`,
  randomStart: 'Náhodné postavení',
  premove: (move) => `Tah předem: ${move}. Klávesou Escape ho zrušíte`,
  premoveBegun: (places) => `Tah předem z ${places}: zvolte cíl`,
  premoveCannot: 'Odtud předem táhnout nelze',
  premoveDropped: (move) => `Tah předem je zrušen: ${move} teď není možné`,
  premoveTakenBack: 'Tah předem je zrušen',
  variation: (moves) => `Varianta, ${moves} ${pluralCs(moves, 'tah', 'tahy', 'tahů')}`,
  promote: 'Povýšit na hlavní variantu',
  deleteVariation: 'Smazat variantu',
  pace: 'Tempo',
  paces: ['Pomalu', 'Běžně', 'Rychle', 'Okamžitě'],
  taken: (side) => `${side} ztratil`,
  shortcuts: [
    ['← →, kolečko', 'o tah zpět, o tah vpřed'],
    ['Home, End', 'na začátek, na konec'],
    ['Tab, šipky, Enter', 'volba polí na desce a tah'],
    ['Písmena, číslice', 'napíší tah; písmeno z tohoto seznamu se Shiftem: Shift+H pro h4'],
    ['Escape', 'zruší, co bylo vybráno'],
    ['U', 'vrátí tah'],
    ['R', 'znovu vpřed'],
    ['H', 'nápověda'],
    ['F', 'otočí desku'],
    ['T', 'oznámí čas'],
    ['N', 'nová partie'],
    ['Z, pak Escape', 'jen deska, pak zase všechno'],
    ['F3, F4', 'uloží do souboru, otevře soubor'],
    ['Ctrl+V, vložení', 'otevře zkopírovanou partii nebo pozici'],
    ['Pravé tlačítko, dlouhý dotek', 'kreslí šipku nebo kroužek; Shift a Alt mění barvu'],
    ['?', 'tento seznam'],
  ],
};

/** The words of everything that a game may have besides its moves: a clock, premoves, variations, sounds. */
export function playingTexts(language: Language): typeof playingEn {
  return language === 'cs' ? czech(playingCs) : playingEn;
}

/** Milliseconds below which a clock is low, and its tenths count. */
export const LOW_MS = 20_000;

/** The time on a clock: `4:05`, `1:00:00`, with tenths `0:09.3`. @param ms the time left, in milliseconds. */
export function clockText(language: Language, ms: number, withTenths: boolean): string {
  // The last part of a second counts as a whole one, so that only an empty clock shows nothing left.
  const tenths = Math.ceil(ms / 100);
  const seconds = withTenths ? Math.floor(tenths / 10) : Math.ceil(ms / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  const whole = hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
  return withTenths ? `${whole}${language === 'cs' ? ',' : '.'}${tenths % 10}` : whole;
}

/** The same in words, in whole seconds: `4 minutes 5 seconds`. */
export function timeWords(language: Language, ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  const parts =
    language === 'cs'
      ? [
          `${minutes} ${pluralCs(minutes, 'minuta', 'minuty', 'minut')}`,
          `${rest} ${pluralCs(rest, 'sekunda', 'sekundy', 'sekund')}`,
        ]
      : [
          `${minutes} ${pluralEn(minutes, 'minute', 'minutes')}`,
          `${rest} ${pluralEn(rest, 'second', 'seconds')}`,
        ];
  const words = (minutes === 0 ? parts.slice(1) : parts).join(' ');
  return language === 'cs' ? withHardSpaces(words) : words;
}
