import { InputError, quoteInput } from '@tahoun/core';
import { type MoveNode, type OpenNode, addNag, openChild, say } from '../file-format.js';
import { formatDraughts, initialDraughts, parseDraughts } from './notation.js';
import { parseDraughtsMove } from './parse-move.js';
import { type PdnResult, type PdnToken, lineAt, pdnTokens } from './pdn-tokens.js';
import type { DraughtsPosition } from './position.js';
import { formatDraughtsMove } from './routes.js';

/** A game of a PDN file. Its moves have been played over and are written canonically. */
export interface PdnGame {
  /** The headers by name, in their order. */
  readonly tags: Readonly<Record<string, string>>;
  /** Text form of the starting position. */
  readonly start: string;
  readonly tree: MoveNode;
  readonly result: PdnResult;
}

/** Longest file that is read, in characters, and how deep variations may stand in one another. */
const MAX_LENGTH = 1_000_000;
const MAX_DEPTH = 100;
/** GameType of Czech draughts; squares by name, or by number from the top left. */
const GAME_TYPE = /^29(?!\d)(?!.*,N[013])/;

/** A line that is being read: where it begins, and what was played since. */
interface OpenLine {
  readonly from: OpenNode;
  readonly played: OpenNode[];
  /** What is said before its first move. */
  readonly before: string[];
}

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
  readonly #tree: OpenNode = { move: '', children: [] };
  /** The game's line, then the variations that are open, each within the one before. */
  readonly #lines: OpenLine[] = [{ from: this.#tree, played: [], before: [] }];

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
    const { before } = this.#lines[0]!;
    const tree = before.length === 0 ? this.#tree : { ...this.#tree, comments: before };
    return { tags: this.#tags, start: this.#start, tree, result: result ?? said ?? '*' };
  }

  read(token: Exclude<PdnToken, { kind: 'tag' | 'result' }>): void {
    const line = this.#lines.at(-1)!;
    const last = line.played.at(-1);
    switch (token.kind) {
      case 'move':
        this.#onLine(token.at, () => this.#play(line, token.text));
        break;
      case 'comment':
        if (token.text === '') break;
        if (last === undefined) line.before.push(token.text);
        else say(last, 'comments', [token.text]);
        break;
      case 'nag':
        if (last === undefined) throw this.#misplaced(`$${token.nag}`, token.at);
        addNag(last, token.nag);
        break;
      case 'open':
        if (last === undefined || this.#lines.length > MAX_DEPTH) throw this.#misplaced('(', token.at);
        this.#lines.push({ from: line.played.at(-2) ?? line.from, played: [], before: [] });
        this.#position.undoMove();
        break;
      case 'close':
        if (this.#lines.length === 1) throw this.#misplaced(')', token.at);
        this.#lines.pop();
        for (const _ of line.played) this.#position.undoMove();
        this.#makeMove(this.#lines.at(-1)!.played.at(-1)?.move as string);
        break;
    }
  }

  #play({ from, played, before }: OpenLine, text: string): void {
    const node = openChild(played.at(-1) ?? from, this.#makeMove(text));
    say(node, 'before', before.splice(0));
    played.push(node);
  }

  /** @returns the move as it is written. */
  #makeMove(text: string): string {
    const move = parseDraughtsMove(this.#position, text);
    const canonical = formatDraughtsMove(this.#position, move);
    this.#position.makeMove(move);
    return canonical;
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
