import { loadAllGames } from '@tahoun/catalogue';

export * from '@tahoun/catalogue';

/* Everything but what only boards that one clicks on need. */
await loadAllGames(['rules', 'kit', 'board', 'words', 'file', 'gtp']);
