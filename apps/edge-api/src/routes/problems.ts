import { quoteInput } from '@tahoun/core';
import { type Problem, problemOfDay } from '@tahoun/problems';
import { games } from '../engine/games.js';
import { Refusal } from '../http/problem.js';
import type { DailyParameters, ProblemsParameters } from '../schemas/index.js';
import { MAX_AGE, answerOrConfirm } from '../service/caching.js';
import type { Ctx } from '../service/env.js';

/** Problems of a list when nothing is said. */
const USUAL_COUNT = 10;

/** Some problems of a game, in the order of their identities. */
export function problems(c: Ctx, parameters: ProblemsParameters) {
  const {
    game,
    id,
    theme,
    minRating = 0,
    maxRating = Number.MAX_SAFE_INTEGER,
    after = '',
    count = USUAL_COUNT,
  } = parameters;
  const all = problemsOf(c, game);
  return answerOrConfirm(c, {
    question: ['problems', parameters],
    answer: () => {
      const fitting = all.filter(
        (problem) =>
          (id === undefined || problem.id === id) &&
          (theme === undefined || problem.themes.includes(theme)) &&
          problem.rating >= minRating &&
          problem.rating <= maxRating,
      );
      const page = fitting.filter((problem) => problem.id > after).slice(0, count);
      return { game, total: fitting.length, problems: page };
    },
  });
}

/** The problem of a day, by default of today by universal time: the same for everyone. */
export async function dailyProblem(c: Ctx, { game, date }: DailyParameters) {
  const all = problemsOf(c, game);
  const answerFor = (day: string) => ({ game, date: day, problem: problemOfDay(all, day) });
  if (date === undefined) {
    const now = new Date();
    // Tomorrow the same words have another answer.
    const left = Math.min(MAX_AGE, Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000));
    return c.json(answerFor(dayOf(now)), 200, { 'Cache-Control': `public, max-age=${left}` });
  }
  if (!isDate(date)) {
    const found = quoteInput(date);
    const detail = `the date is "${found}"; expected one such as 2026-11-23`;
    throw new Refusal(400, 'date-form', detail, { field: 'date', params: { found } });
  }
  return answerOrConfirm(c, { question: ['daily-problem', game, date], answer: () => answerFor(date) });
}

const DAY_MS = 86_400_000;

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** Whether there is such a day, written so. */
function isDate(text: string): boolean {
  const time = new Date(`${text}T00:00Z`);
  return !Number.isNaN(time.getTime()) && dayOf(time) === text;
}

/** @throws InputError for an unknown game, Refusal where this host, or this game, has none. */
function problemsOf(c: Ctx, game: string): readonly Problem[] {
  const { id } = games.get(game).game;
  const found = c.get('service').platform.problems?.(id) ?? [];
  if (found.length > 0) return found;
  throw new Refusal(404, 'no-problems', `there are no problems of ${game} here`, {
    field: 'game',
    params: { found: game },
  });
}
