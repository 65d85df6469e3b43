export { type MakePlan, makeProblemFile } from './problem-file.js';
export { searchSource, toolsOf } from './sources.js';
