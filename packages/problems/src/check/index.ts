export { type Finding, checkProblem } from './check.js';
export type { CheckTools } from './claims.js';
