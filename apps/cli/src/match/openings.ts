import {
  type Game,
  type Move,
  ONGOING,
  type Position,
  Random,
  type VariantValues,
  playRandomMove,
  seedOf,
} from '@tahoun/core';
import { errorText } from '@tahoun/i18n';
import { CliError, isInputError } from '../errors.js';
import { START, readText } from '../files.js';

/** Plies of a random opening: at most this share of a game, and at most so many. */
const MAX_SHARE = 1 / 6;
const MAX_RANDOM_PLIES = 6;
/** Sample games for the mean length of a game, and the mean at which counting stops. */
const SAMPLES = 8;
const LONG_GAME = 100;
/** Attempts at one length before a shorter opening is taken. */
const ATTEMPTS = 20;

/** The beginning of the games of a pair. */
export interface Opening {
  readonly start: Position;
  /** Played from `start` on, before the players are asked. The game goes on after them. */
  readonly moves: readonly Move[];
}

/** Gives the opening of a pair of games. @param pair counted from 0. */
export type OpeningBook = (pair: number) => Opening;

/**
 * Openings from a file: a position's text form or `start` a line, `#` comments and blank lines skipped. When
 * there are more pairs than openings, they start over.
 * @throws CliError naming the file, and the line that is wrong.
 */
export function openingsFromFile(file: string, game: Game, variants: VariantValues | undefined): OpeningBook {
  const read = (text: string) =>
    text === START ? game.initial(variants) : game.parsePosition(text, variants);
  // The texts are kept: a position of chess takes eight kilobytes.
  const openings: string[] = [];
  for (const [index, line] of readText(file).split(/\r?\n/).entries()) {
    const text = line.trim();
    if (text === '' || text.startsWith('#')) continue;
    const refused = (say: CliError['say']) =>
      new CliError((texts, language) => texts.errors.fileLine(file, index + 1, say(texts, language)));
    let isOver: boolean;
    try {
      isOver = read(text).outcome() !== ONGOING;
    } catch (error) {
      if (!isInputError(error)) throw error;
      throw refused((_, language) => errorText(language, error));
    }
    if (isOver) throw refused((texts) => texts.errors.nothingToPlay);
    openings.push(text);
  }
  if (openings.length === 0) throw new CliError((texts) => texts.errors.noOpenings(file));
  return (pair) => ({ start: read(openings[pair % openings.length] as string), moves: [] });
}

/**
 * Openings of a few random plies from `initial`, the same for the same seed: more in longer games,
 * so that most of each game is left to the players. @throws CliError when the game is over.
 */
export function randomOpenings(initial: Position, seed: number): OpeningBook {
  if (initial.outcome() !== ONGOING) throw new CliError((texts) => texts.errors.nothingToPlay);
  const plies = Math.ceil(Math.min(MAX_SHARE * meanLength(initial, new Random(seed)), MAX_RANDOM_PLIES));
  return (pair) => randomOpening(initial, plies, new Random(seedOf(seed, pair)));
}

/** Plies that a random game from here takes on average, by a few samples. */
function meanLength(initial: Position, random: Random): number {
  let plies = 0;
  for (let sample = 0; sample < SAMPLES; sample++) {
    const position = initial.clone();
    for (; position.outcome() === ONGOING && plies < SAMPLES * LONG_GAME; plies++)
      playRandomMove(position, random);
  }
  return plies / SAMPLES;
}

/** Random plies after which the game still goes on; fewer where that hardly ever happens. */
function randomOpening(start: Position, mostPlies: number, random: Random): Opening {
  for (let plies = mostPlies; plies > 0; plies--) {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const position = start.clone();
      const moves: Move[] = [];
      while (moves.length < plies && position.outcome() === ONGOING)
        moves.push(playRandomMove(position, random));
      if (position.outcome() === ONGOING) return { start, moves };
    }
  }
  return { start, moves: [] };
}
