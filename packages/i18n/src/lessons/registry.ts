import { atariGoLessons } from './atari-go/index.js';
import { chessLessons } from './chess/index.js';
import { chocolateLessons } from './chocolate/index.js';
import { czechDraughtsLessons } from './czech-draughts/index.js';
import type { Lessons } from './types.js';
import { zaborLessons } from './zabor/index.js';

const LESSONS: Readonly<Record<string, Lessons>> = {
  zabor: zaborLessons,
  chocolate: chocolateLessons,
  'czech-draughts': czechDraughtsLessons,
  chess: chessLessons,
  'atari-go': atariGoLessons,
};

/** The games that can be learned here. */
export const GAMES_WITH_LESSONS = Object.keys(LESSONS);

/** What can be learned about a game; undefined for games without lessons. */
export function lessonsOf(gameId: string): Lessons | undefined {
  return Object.hasOwn(LESSONS, gameId) ? LESSONS[gameId] : undefined;
}
