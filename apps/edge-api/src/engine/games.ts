import { loadAllGames } from '@tahoun/catalogue';

export * from '@tahoun/catalogue';

/* The parts of games that answers in English need; the words of lessons stay out of a Worker's start. */
await loadAllGames(['rules', 'ai', 'board']);
