import { atariGoLessons } from './atari-go/index.js';
import type { Lessons } from './types.js';

export { type LearnTexts, learnTexts } from './page.js';
export type { Chapter, LessonPicture, Lessons, Link, Problem, Term, Words } from './types.js';

const LESSONS: Readonly<Record<string, Lessons>> = {
  'atari-go': atariGoLessons,
};

/** The games that can be learned here. */
export const GAMES_WITH_LESSONS = Object.keys(LESSONS);

/** What can be learned about a game; undefined for games without lessons. */
export function lessonsOf(gameId: string): Lessons | undefined {
  return Object.hasOwn(LESSONS, gameId) ? LESSONS[gameId] : undefined;
}
