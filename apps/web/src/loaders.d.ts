import type { GameId } from '@tahoun/games';

/** What `lazyGames` adds to the registries: the code of each game, loaded when it is called for. */
type Loaders = Readonly<Record<GameId, () => Promise<void>>>;

declare module '@tahoun/games' {
  export const loaders: Loaders;
  export const setUpLoaders: Loaders;
}
declare module '@tahoun/i18n' {
  export const englishLoaders: Loaders;
  export const czechLoaders: Loaders;
}
declare module '@tahoun/eval' {
  export const loaders: Loaders;
}
declare module '@tahoun/board' {
  export const loaders: Loaders;
}
/** The lessons of the games that have some. */
declare module '@tahoun/i18n' {
  export const loaders: Readonly<Record<string, () => Promise<void>>>;
}
