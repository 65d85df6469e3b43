export { type BuiltInGameId, builtInGames } from './built-in.js';
export * from './catalogue.js';
export type { AnyTuning, GameManifest } from './manifest.js';
