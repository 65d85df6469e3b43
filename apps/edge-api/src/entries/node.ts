import { gamesAskedFor, registerGamesAt } from '@tahoun/catalogue/node';
import { InputError } from '@tahoun/core';
import { fail } from '../node/settings.js';

/* Games from outside come first: schemas and the document of the endpoint are made of all the games. */
await registerGamesAt(gamesAskedFor()).catch((error: unknown) => {
  if (error instanceof InputError) fail(error.message);
  throw error;
});
await import('../node/server.js');
