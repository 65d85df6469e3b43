export { makerOf } from './built-in.js';
export { firstRating } from './first-rating.js';
export { KnownProblems } from './known-problems.js';
export { type FoundProblem, type MakeRequest, makeProblems, problemsOfSource } from './make.js';
export type { MakerTools, ProblemMaker, Step, Verdict } from './maker.js';
