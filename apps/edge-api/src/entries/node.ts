import { registerGamesOrFail } from '../node/settings.js';

await registerGamesOrFail();
await import('../node/server.js');
