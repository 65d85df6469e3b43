import type { Phrase } from '../phrases/index.js';
import { type GameRecord, type Seat, isGuest } from '../record/record.js';
import { STATUS } from './live-state.js';
import {
  type Act,
  abortGame,
  acceptChallenge,
  agreeDraw,
  agreeUndo,
  claimDraw,
  declineChallenge,
  playTurn,
  proposeDraw,
  proposeUndo,
  refuseDraw,
  refuseUndo,
  resignGame,
} from './play.js';
import { Refusal } from './refusal.js';
import { invitedSide, isRated, sideOf } from './seats.js';

/** An action of a player on a game. */
export type LiveAction =
  | {
      readonly kind: 'move';
      readonly move: string;
      readonly ply: number;
      readonly after?: string | undefined;
      readonly thoughtMs?: number | undefined;
    }
  | { readonly kind: 'join'; readonly name: string }
  | { readonly kind: 'say'; readonly phrase: Phrase }
  | { readonly kind: SimpleAction | 'here' };

type SimpleAction = keyof typeof SIMPLE | 'rematch';

/** The actions that need no more than their player. */
const SIMPLE = {
  'offer-draw': proposeDraw,
  'accept-draw': agreeDraw,
  'decline-draw': refuseDraw,
  'claim-draw': claimDraw,
  'ask-undo': proposeUndo,
  'accept-undo': agreeUndo,
  'decline-undo': refuseUndo,
  resign: resignGame,
  abort: abortGame,
  decline: declineChallenge,
} satisfies Record<string, (game: GameRecord, act: Act) => GameRecord>;

/** The names of the actions other than a move, also of those that leave the game as it is. */
export const LIVE_ACTIONS = [
  'join',
  ...Object.keys(SIMPLE),
  'rematch',
  'say',
  'here',
  'webhook',
] as readonly ('join' | 'say' | 'here' | 'webhook' | SimpleAction)[];

/**
 * The game after an action of one of its players. A rematch is another game; a phrase and a sign of life change none.
 * @throws Refusal or InputError
 */
export function acted(
  game: GameRecord,
  userId: string,
  action: Exclude<LiveAction, { kind: 'rematch' | 'say' | 'here' }>,
  { now, lag, outages }: Pick<Act, 'now' | 'lag' | 'outages'>,
): GameRecord {
  if (action.kind === 'move') {
    const { move, ply, after, thoughtMs } = action;
    return playTurn(game, { userId, ply, after, now, thoughtMs, lag, outages }, move);
  }
  if (action.kind === 'join') return joined(game, userId, action.name, now);
  return SIMPLE[action.kind as keyof typeof SIMPLE](game, { userId, now });
}

/** Somebody sits down under a name; a second time changes nothing. */
function joined(game: GameRecord, userId: string, name: string, now: number): GameRecord {
  if (STATUS[game.status] === 'aborted') throw new Refusal('challenge-over');
  if (game.status !== 'challenge' || game.ownerId === userId) return game;
  const side = sideOf(game, userId) ?? invitedSide(game, userId);
  if (side === null) throw new Refusal('not-challenged');
  const seats: [Seat, Seat] = [...game.seats];
  if (isGuest({ player: userId })) seats[side] = { player: userId, name };
  const rated = game.rated && seats.every(isRated);
  return acceptChallenge({ ...game, seats, rated }, { userId, now });
}
