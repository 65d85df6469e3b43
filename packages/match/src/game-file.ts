import { type Game, InputError, type OnDropped, type Position, type Side, beyondDraws } from '@tahoun/core';
import {
  type GameFileFormat,
  type MoveNode,
  type PlayedGame,
  type UnreadGame,
  mainLine,
} from '@tahoun/games';
import { factsOf } from './facts.js';
import { HANDED_OVER, lastHandOver } from './hand-over.js';
import { type Match, lastStretch, newMatch, resultOf, showLine, snapshotAt } from './match.js';
import { type Ending, MAX_PLIES, type MatchNode, nodesAlong, toItsEnd } from './tree.js';

/** A game whose players exchange files, and their format. */
export interface FiledGame {
  readonly game: Game;
  readonly format: GameFileFormat;
}

/** The facts for the file of a match besides its moves. */
interface FileDetails {
  /** Names of the sides' players, where the file that the match came from had none. */
  readonly players: readonly [string, string];
  /** Day it was played, likewise: `2026-11-21`. */
  readonly date: string;
}

/**
 * The match with its variations in the file format that its players exchange. The formats have only moves by the
 * rules: where the turn was handed over, the file begins after the last time.
 */
export function writeGameFile(match: Match, format: GameFileFormat, { players, date }: FileDetails): string {
  const { tags } = match;
  const moves = toItsEnd(match.tree, []);
  const { start, tree } = byTheRules(match, moves);
  const result = playedResult({ ...match, moves, cursor: moves.length });
  if (tags === undefined) return format.write({ start, tree, players, result, date });
  const { players: filed } = factsOf(match);
  const named = [filed[0] ?? players[0], filed[1] ?? players[1]] as const;
  return format.write({ start, tree, players: named, result, tags });
}

/** The main line since the turn was last handed over in it, with the variations in which it was not handed over again. */
function byTheRules(match: Match, main: readonly string[]): Pick<PlayedGame, 'start' | 'tree'> {
  const { start } = lastStretch({ ...match, moves: main }, main.length);
  const node = nodesAlong(match.tree, main)[lastHandOver(main)] as MatchNode;
  return { start, tree: firstLines({ ...node, move: '' }, Number.POSITIVE_INFINITY) };
}

function playedResult(match: Match): PlayedGame['result'] {
  const result = resultOf(match);
  if (result === null) return '*';
  if (result.winner === null) return '1/2-1/2';
  return result.winner === 0 ? '1-0' : '0-1';
}

/**
 * Whether a text is meant as the output of `saveMatch`, not as a file that begins with a comment in braces.
 */
export function looksSaved(text: string, format: GameFileFormat | undefined): boolean {
  return text.trimStart().startsWith('{') && format?.looksLike(text) !== true;
}

/** Most variations of a game that are read. */
const MAX_VARIATIONS = 200;

/** A game of a file, or the error in it. */
export type GameInFile = Match | InputError;

/**
 * The games of a file in that format, each as `openGame` gives it. A game that cannot be read becomes an
 * error among the others.
 * @throws InputError naming the part that cannot be read, where no game can
 */
export function gamesInFile(
  { game, format }: FiledGame,
  text: string,
  onDropped?: OnDropped,
): readonly GameInFile[] {
  const games = Array.from(format.games(text), (unread): GameInFile => {
    try {
      return openGame(game, unread, onDropped);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      return error;
    }
  });
  const [first] = games;
  if (first instanceof InputError && games.every((each) => each instanceof InputError)) throw first;
  return games;
}

/** The first game of a file, opened; undefined where it has none. No other is read. @throws InputError */
export function readGameFile({ game, format }: FiledGame, text: string, onDropped?: OnDropped) {
  for (const unread of format.games(text)) return openGame(game, unread, onDropped);
  return undefined;
}

/**
 * A game of a file with its first 200 variations, at its end, two persons playing.
 * @param onDropped receives each part that is left out; without it nothing is left out
 * @throws InputError naming what cannot be read
 */
export function openGame(game: Game, unread: UnreadGame, onDropped?: OnDropped): Match {
  const dropped: InputError[] = [];
  const match = matchOf(game, unread.read(onDropped && ((problem) => dropped.push(problem))));
  for (const problem of dropped) onDropped?.(problem);
  return match;
}

function matchOf(game: Game, played: PlayedGame): Match {
  const { tags } = played;
  const match = newMatch({ game, position: played.start, players: ['human', 'human'] });
  const tree = firstLines(played.tree, MAX_VARIATIONS + 1);
  const moves = mainLine(tree).map(({ move }) => move);
  const whole = { ...match, tree, moves, cursor: moves.length, ...(tags === undefined ? {} : { tags }) };
  const ending = endingOf(whole, played);
  return ending === null ? whole : showLine(whole, moves, ending);
}

/** The tree with only its first `count` lines, as far as the turn was not handed over in them. @throws InputError for one that is too long to be read again. */
function firstLines(tree: MoveNode, count: number): MoveNode {
  const start: MoveNode[] = [];
  const open = [{ node: tree, siblings: start, ply: 0 }];
  let left = count;
  let longest = 0;
  for (let next = open.pop(); next !== undefined && left > 0; next = open.pop()) {
    const { node, siblings, ply } = next;
    longest = Math.max(longest, ply);
    const children: MoveNode[] = [];
    siblings.push({ ...node, children });
    if (node.children.length === 0) left--;
    for (const child of node.children.toReversed().filter(({ move }) => move !== HANDED_OVER))
      open.push({ node: child, siblings: children, ply: ply + 1 });
  }
  if (longest > MAX_PLIES) throw tooLong(longest);
  return start[0] as MoveNode;
}

function tooLong(found: number): InputError {
  const text = `a line of the game has ${found} plies; expected at most ${MAX_PLIES}`;
  return new InputError('game-too-long', text, { found, max: MAX_PLIES });
}

/**
 * The games of a file that may be of any of these; none where it looks like none of their formats.
 * @param onDropped as `gamesInFile` has it
 * @throws InputError of the first whose format it looks like.
 */
export function readAnyGames(
  games: readonly FiledGame[],
  text: string,
  onDropped?: OnDropped,
): readonly GameInFile[] {
  let problem: InputError | undefined;
  for (const each of games.filter(({ format }) => format.looksLike(text))) {
    try {
      const matches = gamesInFile(each, text, onDropped);
      if (matches.length > 0) return matches;
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      problem ??= error;
    }
  }
  if (problem !== undefined) throw problem;
  return [];
}

/** A result that the moves do not explain: somebody gave up, perhaps in a drawn game, claimed a draw, or they agreed. */
function endingOf(match: Match, { result }: PlayedGame): Ending | null {
  const { game, position } = snapshotAt(match);
  const isDraw = result === '1/2-1/2';
  const byRules = isDraw ? game.result(position) : beyondDraws(position, () => game.result(position));
  if (result === '*' || byRules !== null) return null;
  if (isDraw) return { kind: game.claimableDraw?.(position) == null ? 'agreed-draw' : 'claimed-draw' };
  return { kind: 'resigned', by: (result === '1-0' ? 1 : 0) as Side };
}

/**
 * Reads a position or a map from a text file: rows may stand on lines of their own, and the side to
 * move may be left out, which makes it the first side's turn.
 * @param onDropped as `parsePosition` has it @throws InputError as that does
 */
export function parsePositionFile(game: Game, text: string, onDropped?: OnDropped): Position {
  const trimmed = text.trim();
  try {
    return game.parsePosition(trimmed, {}, onDropped);
  } catch (error) {
    const lacksSide = error instanceof InputError && error.code === 'position-side-missing';
    if (!lacksSide) throw error;
    return game.parsePosition(`${trimmed} ${game.sides[0].id}`);
  }
}
