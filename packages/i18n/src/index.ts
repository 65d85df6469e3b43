export * from './annotations.js';
export * from './answer.js';
export * from './cards.js';
export * from './cli/say.js';
export * from './create.js';
export * from './errors/index.js';
export * from './games/index.js';
export * from './home.js';
export type {
  LabSide,
  LabTexts,
  LabView,
  Pseudocode,
  StepFacts,
} from './lab/en.js';
export * from './lab/evaluation.js';
export * from './lab/graph/index.js';
export * from './lab/index.js';
export * from './lab/times.js';
export * from './language.js';
export { ALGORITHM_LESSONS } from './lessons/algorithms/index.js';
export { ALGORITHM_IDS, ALGORITHM_TITLES, type AlgorithmId } from './lessons/algorithms/titles.js';
export { type LearnTexts, learnTexts } from './lessons/page.js';
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
} from './lessons/types.js';
export * from './live.js';
export * from './looks.js';
export * from './new-game.js';
export type { Opening } from './openings/types.js';
export * from './players.js';
export * from './playing.js';
export { resultLine, resultReason, resultSentence } from './result.js';
export * from './review.js';
export * from './saved.js';
export * from './score.js';
export * from './set-up.js';
export * from './texts.js';
export { czech, withHardSpaces } from './typography.js';
