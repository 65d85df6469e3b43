import { InputError, type OnDropped, quoteInput } from '@tahoun/core';
import { type MoveNode, type OpenNode, openChild, say, sayAside } from '../file-format.js';
import { type TextPart, errorAt, onLine } from '../text-lines.js';
import { formatPoint } from './goban.js';
import { formatAtariGo, parseAtariGoMove } from './notation.js';
import type { AtariGoPosition } from './position.js';
import { SgfRoot, resultOf } from './sgf-root.js';
import { type SgfToken, sgfText } from './sgf-tokens.js';

/** A game of an SGF file. Its moves have been played over. */
export interface SgfGame {
  /** Texts of the first node, by property: PB and PW the players, DT the date, EV the event... */
  readonly info: Readonly<Record<string, string>>;
  /** Text form of the starting position. */
  readonly start: string;
  /** The moves are points, such as C3. */
  readonly tree: MoveNode;
  /** `B+3` for three stones captured, `B+` for an opponent without a move, else the result in the file. */
  readonly result: string;
}

/** Brackets that are nested deeper are refused. */
const MAX_DEPTH = 1000;

/** The content between two brackets. */
interface Branch {
  /** The last node that was read. */
  node: OpenNode;
  /** Moves played in it so far. */
  played: number;
  /** The game goes this way. */
  readonly isMain: boolean;
  /** Its branches have begun, after which it has no more nodes of its own. */
  isForked: boolean;
  /** Continuation after the end of the main line, and the ply of its first move; null without one. */
  aside: { readonly tree: OpenNode; readonly ply: number } | null;
  /** Points that are not played: those after the end of the game by the rules or after an illegal move. */
  readonly rest: string[];
}

/** Reads one game and plays it over. */
export class GameReader {
  readonly #part: TextPart;
  readonly #root: SgfRoot;
  readonly #branches: Branch[] = [];
  #start = '';
  /** Null until the first move. */
  #position: AtariGoPosition | null = null;
  readonly #tree: OpenNode = { move: '', children: [] };
  /** The last of the main line; null until that has been read, which it is before all other branches. */
  #end: OpenNode | null = null;
  #result = '';
  /** The node being read: whether there is one, whether it has its move, and its comments. */
  #isInNode = false;
  #hasMove = false;
  #said: string[] = [];

  readonly #onDropped: OnDropped | undefined;

  constructor(part: TextPart, onDropped: OnDropped | undefined) {
    this.#part = part;
    this.#onDropped = onDropped;
    this.#root = new SgfRoot(part, onDropped);
  }

  game(): SgfGame {
    const { info, result } = this.#root;
    return { info, start: this.#start, tree: this.#tree, result: this.#result || result };
  }

  /** The game of a text that ended too early. */
  closed(): SgfGame {
    while (!this.read({ kind: 'close', at: this.#part.text.length }));
    return this.game();
  }

  /** @returns whether the game is complete. */
  read(token: SgfToken): boolean {
    const branch = this.#branches.at(-1);
    if (token.kind !== 'property') this.#endNode(branch);
    if (token.kind === 'open') this.#open(branch, token.at);
    else if (branch === undefined) throw misplaced(this.#part, this.#part.text.charAt(token.at), token.at);
    else if (token.kind === 'close') return this.#close(branch);
    else if (token.kind === 'property') this.#readProperty(branch, token);
    else this.#beginNode(branch, token.at);
    return false;
  }

  #open(branch: Branch | undefined, at: number): void {
    if (this.#branches.length >= MAX_DEPTH) throw misplaced(this.#part, '(', at);
    if (branch !== undefined) branch.isForked = true;
    const node = branch?.node ?? this.#tree;
    // The first branch is how the game goes on, even where it has no moves.
    const isMain = this.#end === null;
    // Moves that continue moves that were not played are not played either.
    const rest = branch !== undefined && branch.rest.length > 0 ? [''] : [];
    if (branch !== undefined) sayRest(branch);
    this.#branches.push({ node, played: 0, isMain, isForked: false, aside: null, rest });
  }

  #close(branch: Branch): boolean {
    const isWhole = this.#branches.length === 1;
    if (this.#position === null && isWhole) this.#begin(null);
    const position = this.#position;
    if (position !== null && branch.isMain && this.#result === '') this.#result = resultOf(position);
    sayRest(branch);
    if (branch.isMain) this.#end ??= branch.node;
    if (branch.aside !== null) sayAside(this.#end as OpenNode, branch.aside.tree, branch.aside.ply);
    for (; branch.played > 0; branch.played--) position?.undoMove();
    if (isWhole) return true;
    this.#branches.pop();
    return false;
  }

  #beginNode(branch: Branch, at: number): void {
    if (branch.isForked) throw misplaced(this.#part, ';', at);
    this.#isInNode = true;
    this.#hasMove = false;
  }

  #readProperty(branch: Branch, { id, values, at }: Extract<SgfToken, { kind: 'property' }>): void {
    if (!this.#isInNode) throw misplaced(this.#part, id, at);
    if (id === 'B' || id === 'W') {
      if (!this.#passFirst(id, values, at)) this.#playOrKeep(branch, id, values, at);
    } else if (id === 'C') this.#said.push(...values.map(sgfText));
    else if (branch.rest.length === 0) {
      this.#orStop(branch, () => this.#root.read(id, values, at, this.#position !== null));
    }
  }

  /** Adds the node's comments to its move, or to the last move before it. */
  #endNode(branch: Branch | undefined): void {
    this.#isInNode = false;
    // Comments before the first move of an alternative wait for that move.
    if (branch === undefined || (branch.played === 0 && !branch.isMain)) return;
    const said = this.#said.splice(0).filter((each) => each !== '');
    say(branch.node, 'comments', said);
  }

  /** Left out before the first move, where it leads to no position of Atari Go. */
  #passFirst(colour: 'B' | 'W', values: readonly string[], at: number): boolean {
    if (this.#onDropped === undefined || this.#position !== null || !isPass(values[0]!)) return false;
    this.#onDropped(errorAt(this.#part, at, 'sgf-pass', 'passing is not allowed; the other side begins'));
    this.#root.pass(colour === 'B' ? 0 : 1);
    return true;
  }

  #playOrKeep(branch: Branch, colour: 'B' | 'W', values: readonly string[], at: number): void {
    if (branch.rest.length === 0) this.#orStop(branch, () => this.#play(branch, colour, values, at));
    if (branch.rest.length > 0) branch.rest.push(`${colour}[${quoteInput(values.join(''))}]`);
  }

  /** No move is played after an illegal one, because the board would be unknown. */
  #orStop(branch: Branch, act: () => void): void {
    try {
      act();
    } catch (error) {
      const isBegun = branch.played > 0 || this.#branches.length > 1;
      if (this.#onDropped === undefined || !isBegun || !(error instanceof InputError)) throw error;
      this.#onDropped(error);
      // The first entry stands for the whole text that is not played.
      branch.rest.push('');
    }
  }

  #play(branch: Branch, colour: 'B' | 'W', values: readonly string[], at: number): void {
    const position = this.#position ?? this.#begin(colour);
    const written = `${colour}[${quoteInput(values.join(''))}]`;
    if (this.#hasMove || values.length !== 1) throw misplaced(this.#part, written, at);
    this.#hasMove = true;
    if (position.turn !== (colour === 'B' ? 0 : 1)) {
      throw errorAt(this.#part, at, 'sgf-turn', `${written} is played out of turn`, { found: written });
    }
    const point = onLine(this.#part, at, () => this.#pointOf(position, values[0]!, written));
    const move = onLine(this.#part, at, () => parseAtariGoMove(position, point));
    if (branch.node === this.#end) this.#goAside(branch, position);
    position.makeMove(move);
    branch.played++;
    branch.node = openChild(branch.node, point);
  }

  #goAside(branch: Branch, { turn }: AtariGoPosition): void {
    const played = this.#branches.reduce((sum, each) => sum + each.played, 0);
    branch.node = { move: '', children: [] };
    // White begins where that makes the plies even.
    branch.aside = { tree: branch.node, ply: played % 2 === turn ? played : played + 1 };
  }

  #pointOf(position: AtariGoPosition, value: string, written: string): string {
    const { size } = position.goban;
    const name = value.trim();
    if (isPass(name)) return 'pass';
    const [column = -1, row = -1] = Array.from(name, (letter) => letter.charCodeAt(0) - 97);
    const isPoint = name.length === 2 && Math.min(column, row) >= 0 && Math.max(column, row) < size;
    if (isPoint) return formatPoint(size, row * size + column);
    const last = String.fromCharCode(96 + size).repeat(2);
    throw new InputError(
      'move-off-board',
      `${written} is not a point of the board, which goes from aa to ${last}`,
      {
        found: written,
        first: 'aa',
        last,
      },
    );
  }

  #begin(first: 'B' | 'W' | null): AtariGoPosition {
    this.#position = this.#root.start(first);
    this.#start = formatAtariGo(this.#position);
    return this.#position;
  }
}

/** Nothing is a pass, and so is `tt`, which is no point of any board. */
function isPass(value: string): boolean {
  return value.trim() === '' || value.trim() === 'tt';
}

/** Adds the moves that were not played as a comment at the last move that was. */
function sayRest({ node, rest }: Branch): void {
  const words = rest.splice(1).join(' ');
  if (words !== '') say(node, 'comments', [words]);
}

export function misplaced(part: TextPart, found: string, at: number): InputError {
  const form = '(;node;node(;branch)(;branch)) with at most one move per node';
  return errorAt(part, at, 'sgf-misplaced', `"${found}" has no place here; a game is ${form}`, { found });
}
