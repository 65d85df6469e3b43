import { loadAllGames } from '@tahoun/catalogue';

/* The page loads what it shows; its tests look everything up. */
await loadAllGames();
