import { loadAllGames } from '@tahoun/catalogue';

/* The page loads the games that it shows; its tests use all of them. */
await loadAllGames();
