import { registerGamesOrFail, settingsOrFail } from '../node/settings.js';

await registerGamesOrFail();
// What it imports is made of all the games.
const { startServer } = await import('./server.js');
await startServer(settingsOrFail());
