import { InputError, quoteInput } from '@tahoun/core';
import { formatDraughtsMove } from './format-move.js';
import { initialDraughts } from './initial.js';
import { formatDraughts, parseDraughts } from './notation.js';
import { parseDraughtsMove } from './parse-move.js';
import { type PdnResult, type PdnToken, lineAt, pdnTokens } from './pdn-tokens.js';
import type { DraughtsPosition } from './position.js';

/** A game of a PDN file. Its moves have been played over and are written canonically. */
export interface PdnGame {
  /** The headers by name, in their order. */
  readonly tags: Readonly<Record<string, string>>;
  /** Text form of the starting position. */
  readonly start: string;
  readonly line: PdnLine;
  readonly result: PdnResult;
}

/** Moves one after the other: the game, or a variation. */
export interface PdnLine {
  /** What is said before the first move. */
  readonly comments: readonly string[];
  readonly moves: readonly PdnMove[];
}

export interface PdnMove {
  readonly text: string;
  /** Numeric annotation glyphs: 1 for a good move, 2 for a mistake, and so on. */
  readonly nags: readonly number[];
  readonly comments: readonly string[];
  /** What might have been played instead. */
  readonly variations: readonly PdnLine[];
}

/** Longest file that is read, in characters, and how deep variations may stand in one another. */
const MAX_LENGTH = 1_000_000;
const MAX_DEPTH = 100;
/** GameType of Czech draughts; squares by name, or by number from the top left. */
const GAME_TYPE = /^29(?!\d)(?!.*,N[013])/;

type Open<T> = { -readonly [Key in keyof T]: T[Key] extends readonly (infer Item)[] ? Item[] : T[Key] };

/** A line being read, and the game's position is after its last move. */
type OpenLine = Open<PdnLine>;

/**
 * Reads the games of a PDN 3.0 file, in time proportional to its length. A game goes on to its
 * result, the next headers or the end of the file.
 * @throws InputError naming the line, for what is not PDN, moves that are not legal and other games.
 */
export function parsePdn(text: string): PdnGame[] {
  if (text.length > MAX_LENGTH) {
    throw new InputError('pdn-too-long', `the file is too long; at most ${MAX_LENGTH} characters are read`, {
      max: MAX_LENGTH,
    });
  }
  const games: PdnGame[] = [];
  const tags = new Map<string, string>();
  let reader: GameReader | null = null;
  const begin = (at: number) => new GameReader(text, Object.fromEntries(tags), at);
  const finish = (at: number, result?: PdnResult) => {
    games.push((reader ?? begin(at)).game(result));
    reader = null;
    tags.clear();
  };
  for (const token of pdnTokens(text)) {
    if (token.kind === 'tag') {
      if (reader !== null) finish(token.at);
      tags.set(token.name, token.value);
    } else if (token.kind === 'result') {
      // A result with nothing before it is no game.
      if (reader !== null || tags.size > 0) finish(token.at, token.result);
    } else {
      reader ??= begin(token.at);
      reader.read(token);
    }
  }
  if (reader !== null || tags.size > 0) finish(text.length);
  return games;
}

/** Reads the moves of one game and plays them. */
class GameReader {
  readonly #text: string;
  readonly #tags: Readonly<Record<string, string>>;
  readonly #position: DraughtsPosition;
  readonly #start: string;
  /** The game's line, then the variations that are open, each within the one before. */
  readonly #lines: OpenLine[] = [{ comments: [], moves: [] }];

  constructor(text: string, tags: Readonly<Record<string, string>>, at: number) {
    this.#text = text;
    this.#tags = tags;
    const type = tags.GameType ?? '29';
    if (!GAME_TYPE.test(type)) {
      const [line, found] = [lineAt(text, at), quoteInput(type)];
      throw new InputError(
        'pdn-game-type',
        `the game before line ${line} has GameType "${found}"; expected 29,W,8,8,A0,0 (Czech draughts)`,
        { line, found },
      );
    }
    const { FEN } = tags;
    this.#position =
      FEN === undefined ? initialDraughts(false) : this.#onLine(at, () => parseDraughts(FEN, false));
    this.#start = formatDraughts(this.#position);
  }

  game(result?: PdnResult): PdnGame {
    if (this.#lines.length > 1) throw this.#misplaced('(', this.#text.length);
    const said = (['1-0', '0-1', '1/2-1/2'] as const).find((each) => each === this.#tags.Result);
    const line = this.#lines[0] as PdnLine;
    return { tags: this.#tags, start: this.#start, line, result: result ?? said ?? '*' };
  }

  read(token: Exclude<PdnToken, { kind: 'tag' | 'result' }>): void {
    const line = this.#lines.at(-1) as OpenLine;
    const last = line.moves.at(-1) as Open<PdnMove> | undefined;
    switch (token.kind) {
      case 'move':
        line.moves.push(this.#onLine(token.at, () => this.#play(token.text)));
        break;
      case 'comment':
        if (token.text !== '') (last ?? line).comments.push(token.text);
        break;
      case 'nag':
        if (last === undefined) throw this.#misplaced(`$${token.nag}`, token.at);
        last.nags.push(token.nag);
        break;
      case 'open': {
        if (last === undefined || this.#lines.length > MAX_DEPTH) throw this.#misplaced('(', token.at);
        const variation: OpenLine = { comments: [], moves: [] };
        last.variations.push(variation);
        this.#lines.push(variation);
        this.#position.undoMove();
        break;
      }
      case 'close':
        if (this.#lines.length === 1) throw this.#misplaced(')', token.at);
        this.#lines.pop();
        for (const _ of line.moves) this.#position.undoMove();
        this.#play((this.#lines.at(-1) as OpenLine).moves.at(-1)?.text as string);
        break;
    }
  }

  #play(text: string): PdnMove {
    const move = parseDraughtsMove(this.#position, text);
    const canonical = formatDraughtsMove(this.#position, move);
    this.#position.makeMove(move);
    return { text: canonical, nags: [], comments: [], variations: [] };
  }

  /** Tells the line of what is refused while reading it. */
  #onLine<T>(at: number, read: () => T): T {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      const line = lineAt(this.#text, at);
      throw new InputError(error.code, `line ${line}: ${error.message}`, { ...error.params, line });
    }
  }

  #misplaced(found: string, at: number): InputError {
    const line = lineAt(this.#text, at);
    return new InputError(
      'pdn-misplaced',
      `line ${line}: "${found}" has no place here; variations and annotations follow a move, and brackets must close`,
      { line, found },
    );
  }
}
