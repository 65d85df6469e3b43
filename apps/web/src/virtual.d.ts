declare module 'virtual:engine-worker-url' {
  const url: string;
  export default url;
}

declare module 'virtual:outside-games' {
  const games: readonly import('@tahoun/catalogue').GameManifest[];
  export default games;
}
