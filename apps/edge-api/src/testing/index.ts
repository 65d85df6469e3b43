/** Calls the service as nobody should, for our tests and benches. */
export type { Contract } from './contract.js';
export { type Service, fuzz } from './fuzz.js';
export { fuzzedApp } from './fuzzed-app.js';
