import type { EndgameTables, Game, Move, Position, Random } from '@tahoun/core';
import type { GameAi } from '@tahoun/eval';
import type { ProblemGoal, ProblemProof } from '../problem.js';

/** Tools of a maker. */
export interface MakerTools<P extends Position = Position> {
  readonly game: Game<P>;
  readonly ai: GameAi<P>;
  /** The endgame tables of this machine; none by default. */
  readonly tables?: EndgameTables<P> | undefined;
  /** The game's own maker; by default the plain one. */
  readonly maker?: MakerFactory<P> | undefined;
}

/** A position's only good move. */
export interface Verdict {
  readonly goal: ProblemGoal;
  readonly move: Move;
  readonly proof: ProblemProof;
  /** Own moves to the end of the game, where the goal is to end it: then the line has to get there. */
  readonly within?: number;
  /** Replies that resist best, the first one preferred; none where the game is over. */
  readonly defences: readonly Move[];
}

/** One own move of a solution. The position is shared: it is put where the line is, and undone again. */
export interface Step<P extends Position = Position> {
  /** Before the own move. */
  readonly before: P;
  /** After it. */
  readonly after: P;
  readonly move: Move;
  /** The reply that follows; undefined after the last own move. */
  readonly reply: Move | undefined;
}

/** The own moves of a line with the positions around them. */
export function stepsOf<P extends Position>(position: P, line: readonly Move[]): Step<P>[] {
  const walk = position.clone();
  const steps: Step<P>[] = [];
  for (let ply = 0; ply < line.length; ply += 2) {
    const [move, reply] = [line[ply]!, line[ply + 1]];
    const before = walk.clone();
    walk.makeMove(move);
    steps.push({ before, after: walk.clone(), move, reply });
    if (reply !== undefined) walk.makeMove(reply);
  }
  return steps;
}

/** Finds the problems of one game. */
export interface ProblemMaker<P extends Position = Position> {
  /** Positions of one game, or one random ending. Each is valid until the next one is requested. */
  candidates(random: Random): Iterable<P>;
  /** Whether exactly one move is good, and which; null where none or several are, or nothing is certain. */
  judge(position: P): Verdict | null;
  /** The same position as the game's symmetries have it, itself left out; none by default. */
  images?(position: P): readonly P[];
  /** Whether nobody would enjoy it, although it is a problem; false by default. */
  isDull?(steps: readonly Step<P>[], verdict: Verdict): boolean;
  /** Themes of the solution, by rules. */
  themes(steps: readonly Step<P>[], verdict: Verdict): readonly string[];
  /** Most own moves of a line. */
  readonly mostMoves: number;
}

/** Makes the maker of a game. The type of a method, so that one of a game is one of any `Position`. */
export type MakerFactory<P extends Position = Position> = {
  make(tools: MakerTools<P>): ProblemMaker<P>;
}['make'];
