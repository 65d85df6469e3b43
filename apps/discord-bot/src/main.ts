import { gamesAskedFor, registerGamesAt } from '@tahoun/catalogue/node';
import { InputError } from '@tahoun/core';

/* Games from outside come first: the commands of the bot offer all the games. */
try {
  await registerGamesAt(gamesAskedFor());
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  console.error(error.message);
  process.exit(1);
}
await import('./bot-process.js');
