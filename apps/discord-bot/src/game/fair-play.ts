import { type Position, beyondDraws, legalMoves } from '@tahoun/core';
import { type GameRecord, Refusal, isBetweenPeople, sideOf } from '@tahoun/live';
import type { Store } from '@tahoun/live/store';
import { type Match, nextTurn, replayInPieces, snapshotAt } from '@tahoun/match';
import { lookOf } from '../view/look.js';

/** Plies before the present position of a game in progress that are kept from the engine as well. */
const PLIES_BACK = 6;

/**
 * Keeps the engine from positions of the caller's own games in progress, between people or rated. It compares
 * positions, not texts, so it does not matter how the position was entered.
 * @param except id of the game of the question, which has rules of its own.
 * @throws Refusal for the present position of such a game, one shortly before, or one after the next move.
 */
export async function keepFair(
  store: Store,
  userId: string,
  asked: Match,
  ply = asked.moves.length,
  except?: string,
): Promise<void> {
  await replayInPieces({ ...asked, moves: asked.moves.slice(0, ply) });
  const { position } = snapshotAt(asked, ply);
  const games = await store.lists.openGamesOf(userId);
  for (const game of games) {
    const isKept = game.status === 'active' && (isBetweenPeople(game) || game.rated);
    const isMeant = isKept && game.id !== except && game.match.game === asked.game;
    if (!isMeant || sideOf(game, userId) === null) continue;
    if (await isFrom(game, position)) throw new Refusal('no-help-here');
    await nextTurn();
  }
}

async function isFrom(game: GameRecord, asked: Position): Promise<boolean> {
  const { match } = game;
  const present = match.moves.length;
  const [keys, look] = [keysOf(asked), lookOf(match.game, asked)];
  const earliest = Math.max(0, present - PLIES_BACK);
  await replayInPieces({ ...match, moves: match.moves.slice(0, earliest) });
  const { game: rules, position } = snapshotAt(match, earliest);
  const isSame = () => keysOf(position).some((key) => keys.includes(key));
  for (let ply = earliest; ; ply++) {
    // The starting position is common to all games; only people who are both at it get no help.
    const isAnybodys = ply === 0 && (present > 0 || !isBetweenPeople(game));
    if (!isAnybodys && (isSame() || (look !== null && lookOf(match.game, position) === look))) return true;
    if (ply === present) break;
    const move = match.moves[ply] as string;
    position.makeMove(beyondDraws(position, () => rules.parseMove(position, move)));
  }
  return legalMoves(position).some((move) => {
    position.makeMove(move);
    const isNext = isSame();
    position.undoMove();
    return isNext;
  });
}

/** The position's key and, where its game has one, the key that it shares with its images. */
function keysOf(position: Position): string[] {
  const keys = [`${position.hashLo}.${position.hashHi}`];
  const { symmetry } = position;
  if (symmetry !== undefined) {
    const out = new Int32Array(2);
    symmetry.symmetricKey(out);
    keys.push(`images ${out.join('.')}`);
  }
  return keys;
}
