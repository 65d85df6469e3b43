export { ALGORITHM_LESSONS, type AlgorithmId, type AlgorithmLesson } from './algorithms/index.js';
export { type LearnTexts, learnTexts } from './page.js';
export * from './registry.js';
export type { Chapter, Goal, LessonPicture, Lessons, Link, Problem, Term, Words } from './types.js';
