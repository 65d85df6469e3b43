import type { Position } from '@tahoun/core';
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
import { onLine } from '../text-lines.js';
import { MAX_LENGTH, type MovetextFormat } from './format.js';
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
 * @throws InputError naming the line, for what is no such text and for moves that are not legal.
 */
export function readMovetext<P extends Position>(text: string, format: MovetextFormat<P>): MovetextGame<P>[] {
  if (text.length > MAX_LENGTH) throw format.tooLong(text.length);
  const lines = text.replace(/\r\n?/g, '\n');
  return Array.from(textGames(lines, format), (game) => readGame(lines, game, format));
}

function readGame<P extends Position>(
  text: string,
  { tags, line, result }: TextGame,
  format: MovetextFormat<P>,
): MovetextGame<P> {
  const start = format.start((name, missing, read) => {
    const { value, at } = tags.get(name) ?? { value: missing, at: 0 };
    return onLine(text, at, () => read(value));
  });
  const tree = new TreeReader(text, start, format).read(line);
  const tagged = PLAYED_RESULTS.find((each) => each === tags.get('Result')?.value);
  return {
    tags: Object.fromEntries(Array.from(tags, ([name, { value }]) => [name, value])),
    start,
    tree,
    result: result ?? tagged ?? '*',
  };
}

/** Plays the lines of one game into a tree. */
class TreeReader<P extends Position> {
  readonly #text: string;
  readonly #position: P;
  readonly #format: MovetextFormat<P>;
  /** The last of the main line, which has been read as a whole before any variation is. */
  #end: OpenNode | null = null;

  constructor(text: string, position: P, format: MovetextFormat<P>) {
    this.#text = text;
    this.#position = position;
    this.#format = format;
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
      parents.push(node);
      const { children } = node;
      const known = children.length;
      node = this.#playMove(node, move);
      if (children.length > known) say(node, 'before', words.splice(0));
    }
    say(node, 'comments', words);
    this.#end ??= node;
    for (const [index, { variations }] of [...moves.entries()].reverse()) {
      this.#position.undoMove();
      for (const variation of variations) this.#play(variation, parents[index]!, ply + index);
    }
    if (aside !== null) sayAside(this.#end, aside.tree, aside.ply);
  }

  #playMove(parent: OpenNode, { text, at, nags, comments }: TextMove): OpenNode {
    const move = onLine(this.#text, at, () => this.#format.parseMove(this.#position, text));
    const node = openChild(parent, this.#format.formatMove(this.#position, move));
    for (const nag of nags) addNag(node, nag);
    say(node, 'comments', comments);
    this.#position.makeMove(move);
    return node;
  }
}
