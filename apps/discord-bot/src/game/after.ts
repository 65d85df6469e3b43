import type { Bot } from '../bot.js';
import type { GameRecord } from '../store/records.js';
import type { Showing } from './presenter.js';
import { isBetweenPeople } from './seats.js';

/** A computer that answers within this time, in milliseconds, spares the picture of the position between. */
const TOGETHER_MS = 900;

/** Shows what a change has made of a game, and lets the computer answer where it is its turn. */
export async function showChange(bot: Bot, game: GameRecord, showing: Showing): Promise<void> {
  const isComputersTurn = game.status === 'active' && game.wakeAt !== null;
  if (!isComputersTurn) {
    await bot.presenter.show(game.id, showing);
    return;
  }
  let isAnswered = false;
  const answer = bot.clerk.attend(game.id, showing).then(() => {
    isAnswered = true;
  });
  await Promise.race([answer, delay(TOGETHER_MS)]);
  if (!isAnswered) await bot.presenter.show(game.id, showing);
}

/** Between people each move is a new message, which tells the other one; else the message stays in place. */
export function afterMove(game: GameRecord, token: string | undefined): Showing {
  return { repost: isBetweenPeople(game), token };
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
