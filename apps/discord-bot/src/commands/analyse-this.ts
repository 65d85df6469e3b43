import { gameById, gameIds } from '@tahoun/catalogue/all';
import { InputError } from '@tahoun/core';
import { type Match, newMatch, showLine } from '@tahoun/match';
import type { APIMessage, APIMessageApplicationCommandInteractionData } from 'discord-api-types/v10';
import { allowHelp } from '../game/help.js';
import type { Call } from '../interaction/call.js';
import { parseCustomId } from '../interaction/custom-id.js';
import { Refusal } from '../refusal.js';
import type { Message } from '../view/message.js';
import { analyseMatch } from './analyse.js';

/** Longest text that is tried as a position. */
const LONGEST = 2000;

/** The message command "Analyse this board": of one of our messages, or of a position written by somebody. */
export async function analyseThis(
  call: Call,
  data: APIMessageApplicationCommandInteractionData,
): Promise<Message> {
  const message = data.resolved.messages[data.target_id];
  if (message === undefined) throw new Refusal('no-board-here');
  return analyseMatch(call, (await ownBoard(call, message)) ?? writtenPosition(message.content));
}

/** The game as our message shows it: its buttons tell which and how far, also when it has gone on since. */
async function ownBoard(call: Call, message: APIMessage): Promise<Match | null> {
  for (const [, text] of JSON.stringify(message.components ?? []).matchAll(/"custom_id":"([^"]*)"/g)) {
    try {
      const { game: id, shown } = parseCustomId(text as string);
      const game = await call.bot.store.find(id);
      if (game === null) continue;
      await allowHelp(call, game);
      return showLine(game.match, game.match.moves.slice(0, shown), null);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return null;
}

/** The first game that can read the text as a position. @throws Refusal when none can. */
function writtenPosition(content: string): Match {
  const text = content
    .replace(/```(\w*\n)?|`/g, '')
    .trim()
    .slice(0, LONGEST);
  for (const id of text === '' ? [] : gameIds()) {
    try {
      const position = gameById(id).formatPosition(gameById(id).parsePosition(text));
      return newMatch({ game: gameById(id), position, players: ['human', 'human'] });
    } catch (error) {
      // Not a position of this game.
      if (!(error instanceof InputError)) throw error;
    }
  }
  throw new Refusal('no-board-here');
}
