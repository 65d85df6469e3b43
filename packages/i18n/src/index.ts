export * from './analysis/annotations/index.js';
export * from './analysis/answer/index.js';
export type { ReviewDepth } from './analysis/review/en.js';
export * from './analysis/review/index.js';
export * from './analysis/review/mistakes.js';
export * from './analysis/score/index.js';
export { faultTexts } from './cli/check/index.js';
export * from './cli/create/index.js';
export type { CliTexts } from './cli/en.js';
export type { CliHelpTexts } from './cli/help/en.js';
export * from './cli/index.js';
export type { LinkCommand } from './cli/link/en.js';
export type { PlayCommand } from './cli/play/en.js';
export type { LearningLabel } from './cli/printed/en.js';
export * from './cli/say.js';
export type { CommandTexts, OptionTexts } from './discord/commands/en.js';
export type { CommandName, DiscordTexts, RefusalCode } from './discord/en.js';
export * from './discord/index.js';
export * from './errors/index.js';
export * from './games/index.js';
export * from './games/moves.js';
export type {
  LabSide,
  LabTexts,
  LabView,
  Pseudocode,
  StepFacts,
} from './lab/en.js';
export * from './lab/evaluation/index.js';
export type { LabExperimentsTexts } from './lab/experiments/en.js';
export * from './lab/experiments/index.js';
export * from './lab/graph/index.js';
export * from './lab/index.js';
export type { LabTimesTexts } from './lab/times/en.js';
export * from './lab/times/index.js';
export * from './language/language.js';
export { czech, withHardSpaces } from './language/typography.js';
export { ALGORITHM_LESSONS } from './lessons/algorithms/index.js';
export { ALGORITHM_IDS, ALGORITHM_TITLES, type AlgorithmId } from './lessons/algorithms/titles.js';
export type { LearnTexts } from './lessons/page/en.js';
export * from './lessons/page/index.js';
export { type Term, type Words, paragraphsOf, termsOf, withCzech } from './lessons/text.js';
export type {
  AlgorithmLesson,
  Chapter,
  Goal,
  LessonPicture,
  Lessons,
  Link,
  Problem,
  WiderGlossary,
} from './lessons/types.js';
export { type Opening, openingsOf } from './openings/types.js';
export * from './play/live/index.js';
export * from './play/looks/index.js';
export * from './play/new-game/index.js';
export * from './play/players/index.js';
export * from './play/playing/index.js';
export { resultLine, resultReason, resultSentence } from './play/result/index.js';
export * from './web/cards/index.js';
export type { WebTexts } from './web/en.js';
export * from './web/home/index.js';
export * from './web/index.js';
export * from './web/saved/index.js';
export * from './web/set-up/index.js';
export * from './web/work.js';
export { workTableTexts } from './web/work-table/index.js';
