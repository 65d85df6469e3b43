import { InputError, type Move, ONGOING, type OnDropped, type Position } from '@tahoun/core';
import {
  type MoveNode,
  type OpenNode,
  PLAYED_RESULTS,
  type PlayedResult,
  addNag,
  openChild,
  say,
  sayAside,
} from '../file-format.js';
import { onLine, withLimit } from '../text-lines.js';
import { MAX_LENGTH, type MovetextFormat, type ReadTag } from './format.js';
import { type TextGame, type TextLine, type TextMove, textGames } from './games.js';

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
 * Reads all games of a text of PGN or PDN, in time proportional to its length. Every move is checked.
 * @param onDropped is told of what is left out so that the game can be read: what cannot be of a start, what follows in a
 * variation after a move that is not legal. What follows a move that is none, or the end of the game by the rules, is
 * kept as words.
 * @throws InputError naming the line, for what is no such text and for moves of the game that are not legal; without
 * `onDropped` for all of the above
 */
export function readMovetext<P extends Position>(
  text: string,
  format: MovetextFormat<P>,
  onDropped?: OnDropped,
): MovetextGame<P>[] {
  if (text.length > MAX_LENGTH) throw format.tooLong(text.length);
  // The sign that ended files in old times says nothing.
  const lines = text.replaceAll('\x1a', ' ').replace(/\r\n?/g, '\n');
  const tell = withLimit(onDropped);
  return Array.from(textGames(lines, format, tell), (game) => readGame(lines, game, format, tell));
}

function readGame<P extends Position>(
  text: string,
  { tags, line, result }: TextGame,
  format: MovetextFormat<P>,
  onDropped: OnDropped | undefined,
): MovetextGame<P> {
  const tag: ReadTag = (name, missing, read) => {
    const { value, at } = tags.get(name) ?? { value: missing, at: 0 };
    return onLine(text, at, () => read(value));
  };
  const start = format.start(tag, onDropped);
  const tree = new TreeReader(text, start, format, onDropped).read(line);
  const tagged = PLAYED_RESULTS.find((each) => each === tags.get('Result')?.value);
  return {
    tags: Object.fromEntries(Array.from(tags, ([name, { value }]) => [name, value])),
    start,
    tree,
    result: result ?? tagged ?? '*',
  };
}

/** How programs write that a side does not move. */
const NO_MOVE = /^(--|Z0|@@@@|0000)$/;

/** Plays the lines of one game into a tree. */
class TreeReader<P extends Position> {
  readonly #text: string;
  readonly #position: P;
  readonly #format: MovetextFormat<P>;
  /** The last of the main line, which has been read as a whole before any variation is. */
  #end: OpenNode | null = null;

  readonly #onDropped: OnDropped | undefined;

  constructor(text: string, position: P, format: MovetextFormat<P>, onDropped: OnDropped | undefined) {
    this.#text = text;
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
      move = onLine(this.#text, at, () => this.#format.parseMove(this.#position, text));
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
    this.#position.makeMove(move);
    return node;
  }
}
