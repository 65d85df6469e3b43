export { type BuiltInGameId, builtInGames } from './built-in.js';
export * from './catalogue.js';
export type { GameManifest } from './manifest.js';
