import { type Language, pluralCs, pluralEn } from '../language.js';
import { czech } from '../typography.js';

/** The words of what a game may have besides its moves: a clock, moves in advance, variations, sounds. */
export interface PlayingTexts {
  readonly clock: string;
  readonly noClock: string;
  /** A clock that the user sets. */
  readonly ownClock: string;
  /** That a side has at the start. */
  readonly minutes: string;
  /** Seconds that are added with each move. */
  readonly increment: string;
  readonly lowTime: string;
  /** A move that is entered while the computer thinks. */
  readonly premove: (move: string) => string;
  /** Places of such a move, before its last one. */
  readonly premoveBegun: (places: string) => string;
  readonly premoveCannot: string;
  readonly premoveDropped: (move: string) => string;
  readonly premoveTakenBack: string;
  readonly variation: (moves: number) => string;
  readonly promote: string;
  readonly deleteVariation: string;
  /** How fast computers play each other, and games are replayed; the slowest first. */
  readonly pace: string;
  readonly paces: readonly [string, string, string, string];
  /** Pieces of a side that were taken from it. */
  readonly taken: (side: string) => string;
}

const playingEn: PlayingTexts = {
  clock: 'Clock',
  noClock: 'No clock',
  ownClock: 'Your own…',
  minutes: 'Minutes',
  increment: 'Seconds a move',
  lowTime: 'Little time left',
  premove: (move) => `Your move in advance: ${move}. Escape takes it back`,
  premoveBegun: (places) => `In advance from ${places}: choose where to`,
  premoveCannot: 'No move can be made in advance from here',
  premoveDropped: (move) => `Your move in advance is not possible now: ${move}`,
  premoveTakenBack: 'The move in advance is taken back',
  variation: (moves) => `Variation, ${moves} ${pluralEn(moves, 'move', 'moves')}`,
  promote: 'Make it the main line',
  deleteVariation: 'Delete the variation',
  pace: 'Pace',
  paces: ['Slow', 'Usual', 'Fast', 'At once'],
  taken: (side) => `Taken from ${side}`,
};

const playingCs: PlayingTexts = {
  clock: 'Hodiny',
  noClock: 'Bez hodin',
  ownClock: 'Vlastní…',
  minutes: 'Minuty',
  increment: 'Sekundy za tah',
  lowTime: 'Zbývá málo času',
  premove: (move) => `Váš tah předem: ${move}. Escape ho zruší`,
  premoveBegun: (places) => `Tah předem, odkud: ${places}. Zvolte kam`,
  premoveCannot: 'Odtud teď předem táhnout nelze',
  premoveDropped: (move) => `Tah předem teď není možný: ${move}`,
  premoveTakenBack: 'Tah předem je zrušen',
  variation: (moves) => `Varianta, ${moves} ${pluralCs(moves, 'tah', 'tahy', 'tahů')}`,
  promote: 'Povýšit na hlavní variantu',
  deleteVariation: 'Smazat variantu',
  pace: 'Tempo',
  paces: ['Pomalu', 'Běžně', 'Rychle', 'Hned'],
  taken: (side) => `Vzaté kameny, ${side}`,
};

export function playingTexts(language: Language): PlayingTexts {
  return language === 'cs' ? czech(playingCs) : playingEn;
}

/** What a clock shows: `4:05`, `1:00:00`, with tenths `0:09.3`. @param ms what is left, in milliseconds. */
export function clockText(ms: number, withTenths: boolean): string {
  // The last part of a second counts as a whole one, so that only an empty clock shows nothing left.
  const tenths = Math.ceil(ms / 100);
  const seconds = withTenths ? Math.floor(tenths / 10) : Math.ceil(ms / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  const whole = hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
  return withTenths ? `${whole}.${tenths % 10}` : whole;
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
  return (minutes === 0 ? parts.slice(1) : parts).join(' ');
}
