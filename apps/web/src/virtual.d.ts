declare module 'virtual:engine-worker-url' {
  const url: string;
  export default url;
}

declare module 'virtual:outside-games' {
  const games: readonly import('@tahoun/catalogue').GameManifest[];
  export default games;
}

/** The pictures of each game; a game may have none. */
declare module 'virtual:covers' {
  const covers: Readonly<Partial<Record<string, import('./kit/cover.js').Covers>>>;
  export default covers;
}
