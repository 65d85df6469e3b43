import { type Side, otherSide } from '@tahoun/core';
import { DRAW_OFFER_NODES, agreesToDraw } from '@tahoun/engine';
import { acceptDraw, declineDraw } from '@tahoun/match';
import { settled } from '../game/play.js';
import { Refusal } from '../game/refusal.js';
import { searchOwnerOf, turnOf } from '../game/seats.js';
import { type GameRecord, isPerson } from '../record/record.js';
import type { Store } from '../store/store.js';
import type { SearchingEngine } from './keeper.js';

interface DrawParts {
  readonly store: Pick<Store, 'games' | 'now'>;
  readonly engine: SearchingEngine;
  /** Longest search for the answer, in milliseconds. */
  readonly thinkMs: number;
}

/**
 * Has the computer answer a draw that was offered to it, by the one rule of all clients.
 * @returns the game with the answer; as it is where nothing was offered to a computer.
 * @throws Refusal when it declines, and whatever the search throws: then nothing stays offered.
 */
export async function answerDraw(parts: DrawParts, offered: GameRecord): Promise<GameRecord> {
  const { store } = parts;
  const offer = offered.match.drawOffer;
  if (offer === null || isPerson(offered.seats[otherSide(offer)])) return offered;
  const answer = async (accepts: boolean) =>
    (await store.games.change(offered.id, (game) => {
      if (game.match.drawOffer !== offer) return game;
      if (!accepts) return { ...game, match: declineDraw(game.match) };
      return settled({ ...game, match: acceptDraw(game.match, otherSide(offer)) }, store.now());
    })) ?? offered;
  const accepts = await isAgreed(parts, offered, offer).catch(async (error: unknown) => {
    await answer(false);
    throw error;
  });
  const answered = await answer(accepts);
  if (!accepts) throw new Refusal(offered.rated ? 'draw-unequal' : 'draw-declined');
  return answered;
}

async function isAgreed({ engine, thinkMs }: DrawParts, game: GameRecord, offer: Side): Promise<boolean> {
  const { match, rated } = game;
  const { score } = await engine.bestMove(
    { game: match.game, position: match.start, played: match.moves, nodes: DRAW_OFFER_NODES },
    { deadlineMs: thinkMs, client: searchOwnerOf(game), kind: 'board' },
  );
  return agreesToDraw({ plies: match.moves.length, rated }, turnOf(game) === offer ? -score : score);
}
