import type { OnDropped, Position, Side } from '@tahoun/core';

/** A node in a tree of moves: the start, or the position after a move. Plain data, as in files. */
export interface MoveNode {
  /** The move that leads here, in the game's notation; empty at the start. */
  readonly move: string;
  /** Continuations: the main line first, then its variations. No two of them begin with the same move. */
  readonly children: readonly MoveNode[];
  /** Comments before the move, where a line begins with it. */
  readonly before?: readonly string[];
  /** Comments after the move. */
  readonly comments?: readonly string[];
  /** Numeric annotation glyphs: 1 is "!", 2 "?", 3 "!!", 4 "??", 5 "!?", 6 "?!". */
  readonly nags?: readonly number[];
}

/** A node of a tree that is being read. */
export interface OpenNode extends MoveNode {
  readonly children: OpenNode[];
  before?: string[];
  comments?: string[];
  nags?: number[];
}

/** Continues with a move, which may have been there before. */
export function openChild<Node extends OpenNode>(parent: Node, move: string): Node {
  const children = parent.children as Node[];
  let child = children.find((each) => each.move === move);
  if (child === undefined) {
    child = { move, children: [] as OpenNode[] } as Node;
    children.push(child);
  }
  return child;
}

/** Adds comments before a move, or after it. */
export function say(node: OpenNode, when: 'before' | 'comments', words: readonly string[]): void {
  if (words.length === 0) return;
  node[when] ??= [];
  for (const each of words) node[when].push(each);
}

/**
 * Adds to the end of the main line, as a comment, a variation that continues from there: a child would extend
 * the main line.
 * @param aside holds the variation's moves
 * @param firstPly of the first of them
 */
export function sayAside(end: OpenNode, aside: MoveNode, firstPly: number): void {
  const words = numberedMoves(aside.children, firstPly).join(' ');
  // Clocks and evaluations are those of other moves than this one.
  const said = words.replace(/\[%[^\]]*\]\s*/g, '').replace(/\{\s*\}\s*/g, '');
  say(end, 'comments', [withoutBraces(said.trim())]);
}

export function addNag(node: OpenNode, nag: number): void {
  node.nags ??= [];
  if (!node.nags.includes(nag)) node.nags.push(nag);
}

/** The nodes of the main line after the start. */
export function mainLine(tree: MoveNode): readonly MoveNode[] {
  const nodes: MoveNode[] = [];
  for (let node = tree.children[0]; node !== undefined; node = node.children[0]) nodes.push(node);
  return nodes;
}

/** A game that was played, in the form that every file format can express. */
export interface PlayedGame {
  /** Text form of the starting position. */
  readonly start: string;
  readonly tree: MoveNode;
  /** Names of the sides' players, '?' for the unknown. */
  readonly players: readonly [string, string];
  /** `1-0` when the first side won, `0-1`, `1/2-1/2`, or `*` for a game that goes on. */
  readonly result: PlayedResult;
  /** Day it was played: `2026-11-21`. */
  readonly date?: string | undefined;
  /** Other information about the game, by the names of its format: `WhiteElo`, `ECO`; in SGF `BR`, `EV`. */
  readonly tags?: Readonly<Record<string, string>> | undefined;
}

export const PLAYED_RESULTS = ['1-0', '0-1', '1/2-1/2', '*'] as const;
export type PlayedResult = (typeof PLAYED_RESULTS)[number];

/** A game of a file, which may be long: its moves are read only on request. */
export interface UnreadGame<Read = PlayedGame> {
  /** Information of the file about the game besides its moves, as in `PlayedGame`. */
  readonly tags: Readonly<Record<string, string>>;
  /**
   * @param onDropped receives each problem that is left out so that the game can be read
   * @throws InputError naming the unreadable text, or the text that would be left out where there is no
   * `onDropped`.
   */
  read(onDropped?: OnDropped): Read;
}

/** Longest file that is read, and longest game of one, in characters. */
export const MAX_FILE_LENGTH = 50_000_000;
export const MAX_GAME_LENGTH = 1_000_000;

/** All of the games. @param onDropped as `UnreadGame.read` has it @throws InputError of the first that cannot be read */
export function readAll<Read>(games: Iterable<UnreadGame<Read>>, onDropped?: OnDropped): Read[] {
  return Array.from(games, (game) => game.read(onDropped));
}

/** The games in another form. */
export function* eachAs<From, To>(
  games: Iterable<UnreadGame<From>>,
  convert: (game: From) => To,
): Generator<UnreadGame<To>> {
  for (const game of games) {
    yield { tags: game.tags, read: (onDropped) => convert(game.read(onDropped)) };
  }
}

/** The file format in which people exchange games of one kind. */
export interface GameFileFormat {
  /** Its usual name and the ending of its files, lower case: `pgn`. */
  readonly id: string;
  /** Whether a text may be meant to be such a file; positions and saved matches are not. */
  looksLike(text: string): boolean;
  write(game: PlayedGame): string;
  /** The games of a file, one after the other. @throws InputError where it is too long */
  games(text: string): Iterable<UnreadGame>;
}

/** Whether a text begins as files of PGN and PDN do: with tags or the first move, after any comments. */
export function beginsLikePgn(text: string): boolean {
  return /^\s*(?:(?:\{[^}]*\}|[;%].*)\s*)*(?:\[|1\.)/.test(text);
}

/**
 * The words of a line with its comments and variations, as PGN and PDN number the moves.
 * @param from the first move, then those that might have been played instead
 * @param firstPly of the first move, from 0 at the first side's first
 * @param said before it
 */
export function numberedMoves(
  from: readonly MoveNode[],
  firstPly: number,
  said: readonly string[] = [],
): string[] {
  const words: string[] = [];
  pushComment(words, said);
  let needsNumber = true;
  let ply = firstPly;
  for (let [node, ...others] = from; node !== undefined; [node, ...others] = node.children) {
    const { move, before = [], comments = [], nags = [] } = node;
    const isSecond = ply % 2 === 1;
    pushComment(words, before);
    if (!isSecond || needsNumber || before.length > 0) {
      words.push(`${Math.floor(ply / 2) + 1}${isSecond ? '...' : '.'}`);
    }
    words.push(move, ...nags.map((nag) => `$${nag}`));
    pushComment(words, comments);
    for (const other of others) words.push(`(${numberedMoves([other], ply).join(' ')})`);
    needsNumber = comments.length > 0 || others.length > 0;
    ply++;
  }
  return words;
}

/** One comment of all that is said, since many programs refuse two side by side. */
function pushComment(words: string[], said: readonly string[]): void {
  if (said.length === 0) return;
  const comment = withoutBraces(said.join(' '));
  const last = words.at(-1) ?? '';
  if (last.endsWith('}')) words[words.length - 1] = `${last.slice(0, -1)} ${comment}}`;
  else words.push(`{${comment}}`);
}

/** Braces would end a comment early, or begin another. */
function withoutBraces(text: string): string {
  return text.replaceAll('{', '(').replaceAll('}', ')');
}

/** Words with spaces between them, in lines of at most that many characters; the words of a comment may be parted too. */
export function wrapped(words: readonly string[], width: number): string {
  const lines: string[] = [];
  let line = '';
  for (const word of words.flatMap((each) => each.split(' '))) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = '';
    }
    line += line === '' ? word : ` ${word}`;
  }
  return [...lines, line].join('\n');
}

/**
 * Answers to the Go Text Protocol about a game besides its moves. The texts of the moves have to be points as
 * the protocol names them.
 */
export interface GtpForm<P extends Position = Position> {
  /** The option that `boardsize` sets. */
  readonly sizeOption: string;
  /** The options that list the points of additional stones of Black and of White, between commas. */
  readonly stoneOptions: readonly [string, string];
  /** Points along a side of the board. */
  sizeOf(position: P): number;
  /** The points of `count` handicap stones: `D4`. Empty for numbers that the protocol has no places for. */
  fixedHandicap(size: number, count: number): readonly string[];
  /** The answer to `final_score` for a finished game: `B+3`. @param winner the side that has won */
  score(position: P, winner: Side): string;
}
