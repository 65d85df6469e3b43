export { playSelfPlayOrder } from './away.js';
export { type Labelled, readLabelled } from './labelled-file.js';
export { type Part, learn } from './learn.js';
export type { Challenge, LearnPlan } from './plan.js';
