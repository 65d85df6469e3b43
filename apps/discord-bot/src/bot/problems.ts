import { gameById, gameIds } from '@tahoun/catalogue/all';
import { Refusal } from '@tahoun/live';
import { dateOf } from '@tahoun/live/store';
import { type Problem, problemOfDay } from '@tahoun/problems';
import { shippedProblems } from '@tahoun/problems/node';

/** Ids of the games that have problems. */
export const PROBLEM_GAMES = gameIds().filter((id) => shippedProblems(id).length > 0);

/** The problems of a game. @throws InputError for an unknown game, Refusal for one without problems. */
export function problemsOf(game: string): readonly Problem[] {
  const all = shippedProblems(gameById(game).id);
  if (all.length === 0) throw new Refusal('no-such-problem');
  return all;
}

/** @throws as `problemsOf`, and Refusal where the game has no such problem. */
export function problemNamed(game: string, id: string): Problem {
  const found = problemsOf(game).find((problem) => problem.id === id);
  if (found === undefined) throw new Refusal('no-such-problem');
  return found;
}

/** The problem of a day, in days since 1970. @throws as `problemsOf` */
export function problemOn(game: string, day: number): Problem {
  return problemOfDay(problemsOf(game), dateOf(day));
}
