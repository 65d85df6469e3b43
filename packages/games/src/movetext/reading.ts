import {
  DRAW,
  InputError,
  type Move,
  ONGOING,
  type OnDropped,
  type Position,
  beyondDraws,
} from '@tahoun/core';
import {
  MAX_FILE_LENGTH,
  MAX_GAME_LENGTH,
  type MoveNode,
  type OpenNode,
  PLAYED_RESULTS,
  type PlayedResult,
  type UnreadGame,
  addNag,
  openChild,
  say,
  sayAside,
} from '../file-format.js';
import { type TextPart, errorAt, onLine, withLimit, withPlainLines } from '../text-lines.js';
import { type GamePart, gameParts } from './extent.js';
import type { MovetextFormat, ReadTag } from './format.js';
import { type TextLine, type TextMove, textGame } from './games.js';

/** A game of a text. Its moves have been played over and are written canonically. */
export interface MovetextGame<P extends Position> {
  /** The tags by name, in their order. */
  readonly tags: Readonly<Record<string, string>>;
  /** The position before the first move. */
  readonly start: P;
  readonly tree: MoveNode;
  readonly result: PlayedResult;
}

/**
 * The games of a text of PGN or PDN. They are read in time proportional to their length, and every move is checked; a
 * game may go on after a draw by the rules. Left out so that a game can be read: the impossible parts of a
 * start, and the rest of a variation after a move that is not legal. Text after a move that is none, or after
 * the end of the game by the rules, is kept as words. @param ways formats of the moves, alike but for
 * `parseMove`
 */
export function* movetextGames<P extends Position>(
  text: string,
  ways: readonly MovetextFormat<P>[],
): Generator<UnreadGame<MovetextGame<P>>> {
  const [format] = ways as [MovetextFormat<P>];
  if (text.length > MAX_FILE_LENGTH) throw format.tooLong(text.length, MAX_FILE_LENGTH);
  for (const part of gameParts(withPlainLines(text), format)) {
    const tags = Object.fromEntries(Array.from(part.tags, ([name, { value }]) => [name, value]));
    yield { tags, read: (onDropped) => ({ tags, ...readEither(part, ways, onDropped) }) };
  }
}

/** The game in the first way that fits. @throws InputError in the words of the first of them all */
function readEither<P extends Position>(
  part: GamePart,
  ways: readonly MovetextFormat<P>[],
  onDropped: OnDropped | undefined,
): Omit<MovetextGame<P>, 'tags'> {
  let problem: InputError | undefined;
  for (const format of ways) {
    const dropped: InputError[] = [];
    try {
      const game = readGame(part, format, onDropped && withLimit((each) => dropped.push(each)));
      for (const each of dropped) onDropped?.(each);
      return game;
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      problem ??= error;
    }
  }
  throw problem;
}

function readGame<P extends Position>(
  part: GamePart,
  format: MovetextFormat<P>,
  onDropped: OnDropped | undefined,
): Omit<MovetextGame<P>, 'tags'> {
  if (part.text.length > MAX_GAME_LENGTH) throw format.tooLong(part.text.length, MAX_GAME_LENGTH);
  const { line, result } = textGame(part, format, onDropped);
  const tag: ReadTag = (name, missing, read) => {
    const { value, at } = part.tags.get(name) ?? { value: missing, at: 0 };
    return onLine(part, at, () => read(value));
  };
  const start = format.start(tag, onDropped);
  const tree = beyondDraws(start, () => new TreeReader(part, start, format, onDropped).read(line));
  const tagged = PLAYED_RESULTS.find((each) => each === part.tags.get('Result')?.value);
  return { start, tree, result: result ?? tagged ?? '*' };
}

/** Texts by which programs write that a side does not move. */
const NO_MOVE = /^(--|Z0|@@@@|0000)$/;

/** Plays the lines of one game into a tree. */
class TreeReader<P extends Position> {
  readonly #part: TextPart;
  readonly #position: P;
  readonly #format: MovetextFormat<P>;
  /** The last of the main line, which has been read as a whole before any variation is. */
  #end: OpenNode | null = null;

  /** Whether it has been reported that the game goes on after a draw. */
  #isBeyondDraw = false;
  readonly #onDropped: OnDropped | undefined;

  constructor(part: TextPart, position: P, format: MovetextFormat<P>, onDropped: OnDropped | undefined) {
    this.#part = part;
    this.#position = position;
    this.#format = format;
    this.#onDropped = onDropped;
  }

  /** The position is left as it was. */
  read(line: TextLine): MoveNode {
    const tree: OpenNode = { move: '', children: [] };
    this.#play(line, tree, this.#format.firstPly(this.#position));
    return tree;
  }

  /**
   * Plays a line to its end, then takes it back move by move with the variations of each: the line comes first
   * wherever a variation begins as it does. @param ply of its first move
   */
  #play({ before, moves }: TextLine, from: OpenNode, ply: number): void {
    const parents: OpenNode[] = [];
    const words = [...before];
    let aside: { readonly tree: OpenNode; readonly ply: number } | null = null;
    let node = from;
    for (const [index, move] of moves.entries()) {
      if (node === this.#end) {
        node = { move: '', children: [] };
        aside = { tree: node, ply: ply + index };
      }
      const { children } = node;
      const known = children.length;
      const next = this.#playMove(node, move);
      if (next === null) {
        if (this.#endsHere(move))
          words.push(
            moves
              .slice(index)
              .map(({ text }) => text)
              .join(' '),
          );
        break;
      }
      parents.push(node);
      node = next;
      if (children.length > known) say(node, 'before', words.splice(0));
    }
    say(node, 'comments', words);
    this.#end ??= node;
    for (const [index, { variations }] of [...moves.entries()].slice(0, parents.length).reverse()) {
      this.#position.undoMove();
      for (const variation of variations) this.#play(variation, parents[index]!, ply + index);
    }
    if (aside !== null) sayAside(this.#end, aside.tree, aside.ply);
  }

  /** Whether nothing can be played in its place: it is none, or the game is over. */
  #endsHere({ text }: TextMove): boolean {
    return NO_MOVE.test(text) || this.#position.outcome() !== ONGOING;
  }

  /** @returns null where the move is left out. @throws InputError where it cannot be. */
  #playMove(parent: OpenNode, written: TextMove): OpenNode | null {
    const { text, at, nags, comments } = written;
    let move: Move;
    try {
      move = onLine(this.#part, at, () => this.#format.parseMove(this.#position, text));
    } catch (error) {
      const isVariation = this.#end !== null;
      const canDrop = this.#onDropped !== undefined && (isVariation || this.#endsHere(written));
      if (!canDrop || !(error instanceof InputError)) throw error;
      this.#onDropped?.(error);
      return null;
    }
    const node = openChild(parent, this.#format.formatMove(this.#position, move));
    for (const nag of nags) addNag(node, nag);
    say(node, 'comments', comments);
    this.#tellDraw(at);
    this.#position.makeMove(move);
    return node;
  }

  /** Reports, once, that the game goes on after a draw. @param at index of the next move */
  #tellDraw(at: number): void {
    if (this.#isBeyondDraw || this.#onDropped === undefined || !isDrawn(this.#position)) return;
    this.#isBeyondDraw = true;
    this.#onDropped(
      errorAt(this.#part, at, 'file-beyond-draw', 'the game goes on after a draw by the rules'),
    );
  }
}

/** Whether the game would be over while draws are in force. */
function isDrawn(position: Position): boolean {
  const draws = position.automaticDraws;
  if (draws?.drawsInForce === undefined) return false;
  draws.drawsInForce = true;
  const outcome = position.outcome();
  draws.drawsInForce = false;
  return outcome === DRAW;
}
