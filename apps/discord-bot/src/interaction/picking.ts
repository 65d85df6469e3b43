import { inputsFrom } from '@tahoun/board';
import { legalMoves } from '@tahoun/core';
import { type Act, type GameRecord, Refusal, actingSide, playTurn, turnOf } from '@tahoun/live';
import { snapshotAt } from '@tahoun/match';
import { makeReady } from '../game/make-ready.js';
import type { CustomId } from '../view/custom-id.js';
import type { Call } from './call.js';
import { afterMove, showChange } from './show-game.js';

/* Picking a move step by step. The custom_ids of the next selects contain the targets picked so far. */

/** The targets in an argument, separated by commas. A slash at the end means that a group is being chosen. */
export function chainOf(argument: string): string[] {
  return argument
    .replace(/\/$/, '')
    .split(',')
    .filter((target) => target !== '');
}

/** Handles the choice of a target, or of a group where there are too many targets for one select. */
export async function pick(call: Call, id: CustomId, value: string): Promise<void> {
  const game = await gameOf(call, id);
  checkTurn(game, call.act(id.shown));
  const chain = chainOf(id.argument);
  if (id.argument.endsWith('/')) {
    await showPicked(call, id, game, chain, Number(value));
    return;
  }
  const picked = [...chain, value];
  const { game: rules, position } = snapshotAt(game.match);
  const inputs = inputsFrom(rules, position, legalMoves(position), picked);
  const isComplete = inputs.length > 0 && inputs.every(({ targets }) => targets.length === picked.length);
  if (isComplete && !call.settings.confirm) await playPicked(call, id, picked);
  else await showPicked(call, id, game, picked);
}

/** Clears the targets that were picked. */
export async function putBack(call: Call, id: CustomId): Promise<void> {
  const game = await gameOf(call, id);
  checkTurn(game, call.act(id.shown));
  await showPicked(call, id, game, []);
}

export async function playPicked(call: Call, id: CustomId, picked: readonly string[]): Promise<void> {
  const played = await change(call, id, (game, act) => {
    checkTurn(game, act);
    const { game: rules, position } = snapshotAt(game.match);
    const input = inputsFrom(rules, position, legalMoves(position), picked).find(
      ({ targets }) => targets.length === picked.length,
    );
    if (input === undefined) throw new Refusal('stale');
    return playTurn(game, act, rules.formatMove(position, input.move));
  });
  await showChange(call.bot, played, afterMove(call, played));
}

/** Shows the board with the picked targets and those that may follow. */
async function showPicked(
  call: Call,
  { shown }: CustomId,
  game: GameRecord,
  targets: readonly string[],
  group?: number,
): Promise<void> {
  await call.bot.messageSync.show(game.id, {
    token: call.tokenFor(game),
    picked: { ply: shown, targets, group },
    isNoNews: true,
  });
}

function checkTurn(game: GameRecord, act: Act): void {
  if (actingSide(game, act) !== turnOf(game)) throw new Refusal('not-your-turn');
}

/** Changes the clicked game. @throws Refusal when the position is no longer the one that was shown. */
export function change(
  call: Call,
  id: CustomId,
  what: (game: GameRecord, act: Act) => GameRecord,
): Promise<GameRecord> {
  return call.change(id.game, (game) => what(game, call.act(id.shown)));
}

export async function gameOf(call: Call, id: CustomId): Promise<GameRecord> {
  const game = await call.bot.store.games.find(id.game);
  if (game === null) throw new Refusal('no-such-game');
  await makeReady(game.match);
  return game;
}
