export { ALGORITHM_LESSONS } from './algorithms/index.js';
export { ALGORITHM_IDS, ALGORITHM_TITLES, type AlgorithmId } from './algorithms/titles.js';
export { type LearnTexts, learnTexts } from './page.js';
export type {
  AlgorithmLesson,
  Chapter,
  Goal,
  LessonPicture,
  Lessons,
  Link,
  Problem,
  Term,
  WiderGlossary,
  Words,
} from './types.js';
