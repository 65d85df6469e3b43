import type { Game, Position } from '@tahoun/core';
import { type Problem, positionAt } from './problem.js';

/** What is wrong with a move of the solver. */
export interface Fault {
  readonly kind: FaultKind;
  /** Of `late` the own move that wins, of `not-in-time` the last one that had to; counted from the problem's first. */
  readonly moves: number;
}

export type FaultKind =
  /** The game is lost: the line ends so, or every other move is proved to lose. */
  | 'loses'
  /** The line ends in a draw, where there is a win. */
  | 'draws'
  /** It is proved that only the solution wins. */
  | 'no-win'
  /** It is proved that only the solution wins within the moves of the task. */
  | 'not-in-time'
  /** The same, and the line shows a later win. */
  | 'late'
  /** At the end of the line the solver has gained less material than by the solution, none, or the other side has. */
  | 'less-material'
  | 'no-material'
  | 'gives-material'
  /** The line shows nothing of all that. */
  | 'open';

/**
 * What is wrong with a move, as far as its line shows and the problem proves it.
 * @param plies of the solution that are on the board
 * @param line the wrong move, and what may follow
 */
export function faultOf(game: Game, problem: Problem, plies: number, line: readonly string[]): Fault {
  const { goal, proof, within = 0 } = problem;
  const before = positionAt(game, problem, plies);
  const { after, gains } = playLine(game, before, line);
  const result = game.result(after);
  const moves = plies / 2 + Math.ceil(line.length / 2);
  if (result?.winner === before.turn) return within > 0 && moves > within ? { kind: 'late', moves } : OPEN;
  if (result?.winner === null) return goal === 'draw' ? OPEN : { kind: 'draws', moves };
  if (result !== null) return { kind: 'loses', moves };
  if (within > 0) return { kind: 'not-in-time', moves: within };
  if (proof !== 'deep') return { kind: goal === 'win' ? 'no-win' : 'loses', moves };
  // After a move of the other side, something may be taken back.
  const gained = gains.at(-1);
  if (gained === undefined || Number.isNaN(gained) || line.length < 2) return OPEN;
  if (gained < 0) return { kind: 'gives-material', moves };
  if (goal === 'draw') return OPEN;
  if (gained === 0) return { kind: 'no-material', moves };
  const solution = playLine(game, before, problem.line.slice(plies)).gains.at(-1)!;
  return gained < solution ? { kind: 'less-material', moves } : OPEN;
}

const OPEN: Fault = { kind: 'open', moves: 0 };

/** Values of pieces, as beginners learn them. */
const VALUES: Readonly<Record<string, number>> = {
  ...{ pawn: 1, knight: 3, bishop: 3, rook: 5, queen: 9 },
  // Of draughts: nobody takes a king of chess.
  ...{ man: 1, king: 3 },
};

interface PlayedLine {
  readonly after: Position;
  /** Material that the side to move has gained, after each of its moves; NaN in games without known pieces. */
  readonly gains: readonly number[];
}

function playLine(game: Game, before: Position, line: readonly string[]): PlayedLine {
  const after = before.clone();
  const gains: number[] = [];
  let gained = 0;
  for (const [ply, text] of line.entries()) {
    const move = game.parseMove(after, text);
    const gain = gainOf(game, after, move);
    gained += ply % 2 === 0 ? gain : -gain;
    if (ply % 2 === 0) gains.push(gained);
    after.makeMove(move);
  }
  return { after, gains };
}

/** What a move takes, and adds by a promotion. */
function gainOf(game: Game, position: Position, move: number): number {
  const facts = game.moveFacts?.(position, move);
  if (facts === undefined) return Number.NaN;
  const value = (kind: string) => VALUES[kind] ?? Number.NaN;
  const taken = facts.captured.reduce((sum, kind) => sum + value(kind), 0);
  return facts.promotion === null ? taken : taken + value(facts.promotion) - value(facts.piece);
}
