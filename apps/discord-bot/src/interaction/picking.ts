import { waysFrom } from '@tahoun/board';
import { legalMoves } from '@tahoun/core';
import { momentAt } from '@tahoun/match';
import { afterMove, showChange } from '../game/after.js';
import { type Act, actingSide, playTurn } from '../game/play.js';
import { turnOf } from '../game/seats.js';
import { Refusal } from '../refusal.js';
import type { GameRecord } from '../store/records.js';
import type { Call } from './call.js';
import { change, gameOf, tokenFor } from './clicked.js';
import type { CustomId } from './custom-id.js';

/*
 * Picking a move step by step. What has been picked so far stands in the custom_ids of the selects shown next.
 */

/** Targets are joined by commas; behind a slash stands nothing but that a group was chosen. */
export function chainOf(argument: string): string[] {
  return argument
    .replace(/\/$/, '')
    .split(',')
    .filter((target) => target !== '');
}

/** A target was chosen, or one of the groups that hold too many of them. */
export async function pick(call: Call, id: CustomId, value: string): Promise<void> {
  const game = await gameOf(call, id);
  checkTurn(game, call.act(id.shown));
  const chain = chainOf(id.argument);
  if (id.argument.endsWith('/')) {
    await showPicked(call, id, game, chain, Number(value));
    return;
  }
  const picked = [...chain, value];
  const { game: rules, position } = momentAt(game.match);
  const ways = waysFrom(rules, position, legalMoves(position), picked);
  const isComplete = ways.length > 0 && ways.every(({ targets }) => targets.length === picked.length);
  if (isComplete && !call.settings.confirm) await playPicked(call, id, picked);
  else await showPicked(call, id, game, picked);
}

/** Puts back what was picked. */
export async function putBack(call: Call, id: CustomId): Promise<void> {
  const game = await gameOf(call, id);
  checkTurn(game, call.act(id.shown));
  await showPicked(call, id, game, []);
}

export async function playPicked(call: Call, id: CustomId, picked: readonly string[]): Promise<void> {
  const played = await change(call, id, (game, act) => {
    checkTurn(game, act);
    const { game: rules, position } = momentAt(game.match);
    const way = waysFrom(rules, position, legalMoves(position), picked).find(
      ({ targets }) => targets.length === picked.length,
    );
    if (way === undefined) throw new Refusal('stale');
    return playTurn(game, act, rules.formatMove(position, way.move));
  });
  await showChange(call.bot, played, afterMove(played, tokenFor(call, played)));
}

/** Shows the board with the targets picked and what may follow. */
async function showPicked(
  call: Call,
  { shown }: CustomId,
  game: GameRecord,
  targets: readonly string[],
  group?: number,
): Promise<void> {
  await call.bot.presenter.show(game.id, {
    token: tokenFor(call, game),
    picked: { ply: shown, targets, group },
  });
}

function checkTurn(game: GameRecord, act: Act): void {
  if (actingSide(game, act) !== turnOf(game)) throw new Refusal('not-your-turn');
}
