import { loadAllGames } from '@tahoun/catalogue';

export * from '@tahoun/catalogue';

/* What the endpoint answers with: its answers are in English, and the words of the lessons stay out of a Worker's start. */
await loadAllGames(['rules', 'ai', 'board']);
