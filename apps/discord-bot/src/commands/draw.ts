import type { Side } from '@tahoun/core';
import { acceptDraw, declineDraw } from '@tahoun/match';
import { showChange } from '../game/after.js';
import { proposeDraw, settled } from '../game/play.js';
import { isPerson, turnOf } from '../game/seats.js';
import type { Call } from '../interaction/call.js';
import { tokenFor } from '../interaction/clicked.js';
import { Refusal } from '../refusal.js';
import { doneMessage } from './change.js';
import type { PrivateCommand } from './command.js';
import { WHICH_OPTION, completeWhich, ownGameIn } from './common.js';

/** Moves that the computer examines before it answers. */
const ANSWER_NODES = 100_000;

/** `/draw`: offers a draw, or takes the one that is offered. */
export const draw: PrivateCommand = {
  name: 'draw',
  options: [WHICH_OPTION],
  async answer(call, options) {
    const game = await ownGameIn(call, options);
    await drawOf(call, game.id, undefined);
    return doneMessage(call, game);
  },
  complete: completeWhich,
};

/** @throws Refusal also when the computer declines. */
export async function drawOf(call: Call, id: string, ply: number | undefined): Promise<void> {
  const { bot } = call;
  const offered = await call.change(id, (game) => proposeDraw(game, call.act(ply)));
  const offer = offered.match.drawOffer;
  if (offer === null || isPerson(offered.seats[1 - offer] as (typeof offered.seats)[Side])) {
    await showChange(bot, offered, { token: tokenFor(call, offered) });
    return;
  }
  const accepts = await computerAccepts(call, offered, offer);
  const answered = await bot.store.change(id, (game) => {
    if (game.match.drawOffer !== offer) return game;
    if (!accepts) return { ...game, match: declineDraw(game.match) };
    return settled({ ...game, match: acceptDraw(game.match, (1 - offer) as Side) }, bot.now());
  });
  if (!accepts) throw new Refusal('draw-declined');
  if (answered !== null) await showChange(bot, answered, { token: tokenFor(call, answered) });
}

/** The computer takes a draw when it does not stand better. */
async function computerAccepts(
  { bot }: Call,
  game: Parameters<typeof turnOf>[0],
  offer: Side,
): Promise<boolean> {
  const { match } = game;
  const answer = await bot.engine.bestMove(
    { game: match.game, position: match.start, played: match.moves, nodes: ANSWER_NODES },
    { deadlineMs: bot.manners.thinkMs },
  );
  const forPerson = turnOf(game) === offer ? answer.score : -answer.score;
  return forPerson >= 0;
}
