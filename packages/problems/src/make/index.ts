export { firstRating } from './first-rating.js';
export { KnownProblems } from './known-problems.js';
export { type FoundProblem, problemsOfSource } from './make.js';
export type { MakerFactory, MakerTools, ProblemMaker, Step, Verdict } from './maker.js';
export { makerOf } from './plain.js';
