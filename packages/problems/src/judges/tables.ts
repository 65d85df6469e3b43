import {
  DRAW,
  type EndgameTables,
  type Move,
  ONGOING,
  type Position,
  WON,
  afterPlaying,
  legalMoves,
} from '@tahoun/core';
import type { Verdict } from '../maker/maker.js';

/** Result of a move for the side that makes it. */
interface Fate {
  readonly move: Move;
  readonly outcome: number;
  /** Plies from there to the end; 0 where it is over, null where it is unknown. */
  readonly distance: number | null;
}

/** The judge of endings that the tables know; undefined where they do not know every move. */
export function judgeByTables<P extends Position>(
  tables: EndgameTables<P>,
  position: P,
): Verdict | null | undefined {
  const fates = fatesOf(tables, position);
  if (fates === undefined || fates.length < 2) return fates === undefined ? undefined : null;
  const best = Math.max(...fates.map(({ outcome }) => outcome));
  const [good, ...others] = fates.filter(({ outcome }) => outcome === best);
  if (good === undefined || others.length > 0 || best < DRAW) return null;
  const replies = afterPlaying(position, good.move, () =>
    position.outcome() === ONGOING ? fatesOf(tables, position) : [],
  );
  if (replies === undefined) return undefined;
  return {
    goal: best === WON ? 'win' : 'draw',
    move: good.move,
    proof: 'tables',
    defences: resisting(replies).map(({ move }) => move),
  };
}

/** Undefined where the tables do not know one of the moves for certain. */
function fatesOf<P extends Position>(tables: EndgameTables<P>, position: P): Fate[] | undefined {
  const fates: Fate[] = [];
  for (const move of legalMoves(position)) {
    position.makeMove(move);
    const over = position.outcome();
    const isKnown = over !== ONGOING || (tables.probe(position) && tables.isCertain);
    const fate =
      over !== ONGOING
        ? { move, outcome: 0 - over, distance: 0 }
        : { move, outcome: 0 - tables.outcome, distance: tables.distance };
    position.undoMove();
    if (!isKnown) return undefined;
    fates.push(fate);
  }
  return fates;
}

/** The replies that keep most, those that last longest first. */
function resisting(replies: readonly Fate[]): Fate[] {
  const best = Math.max(...replies.map(({ outcome }) => outcome));
  return replies
    .filter(({ outcome }) => outcome === best)
    .sort((one, other) => (other.distance ?? 0) - (one.distance ?? 0))
    .slice(0, 3);
}
