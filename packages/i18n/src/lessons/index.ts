export { ALGORITHM_LESSONS, type AlgorithmId } from './algorithms/index.js';
export { type LearnTexts, learnTexts } from './page.js';
export * from './registry.js';
export type {
  AlgorithmLesson,
  Chapter,
  Goal,
  LessonPicture,
  Lessons,
  Link,
  Problem,
  Term,
  Words,
} from './types.js';
