export { type BuildRequest, buildTables } from './build.js';
export { type CheckedClass, type EndgameCounts, countTables, verifyTables } from './check.js';
export { StoredEndgames, TableFolder, findTables } from './stored.js';
