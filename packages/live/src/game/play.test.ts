import '@tahoun/catalogue/all';
import type { Side } from '@tahoun/core';
import { newClock, resultOf } from '@tahoun/match';
import { describe, expect, it } from 'vitest';
import type { GameRecord, Seat } from '../record/record.js';
import { type NewGame, beginGame, resumeGame } from './new-game.js';
import {
  type Act,
  acceptChallenge,
  agreeDraw,
  agreeUndo,
  askForDraw,
  claimDraw,
  claimOf,
  declineChallenge,
  expireChallenge,
  playComputer,
  playTurn,
  proposeDraw,
  proposeUndo,
  refuseDraw,
  refuseUndo,
  resignGame,
} from './play.js';
import { Refusal } from './refusal.js';
import { computerSeat } from './seats.js';

const ANNA: Seat = { player: '1', name: 'Anna' };
const BRUNO: Seat = { player: '2', name: 'Bruno' };
const COMPUTER = computerSeat('level:3');
const NOW = 1_000_000;

const anna: Act = { userId: ANNA.player, now: NOW };
const bruno: Act = { userId: BRUNO.player, now: NOW };
const cyril: Act = { userId: '3', now: NOW };

function newGame(seats: readonly [Seat, Seat], others: Partial<NewGame> = {}): GameRecord {
  return beginGame({
    id: '1234567890123456789',
    game: 'tic-tac-toe',
    seats,
    ownerId: ANNA.player,
    language: 'en',
    guildId: null,
    channelId: '7',
    token: null,
    now: NOW,
    challengeMs: 60_000,
    ...others,
  });
}

/** Between Anna, who begins, and Bruno, after some moves. */
function between(...moves: string[]): GameRecord {
  const begun = acceptChallenge(newGame([ANNA, BRUNO]), bruno);
  return moves.reduce((game, move, i) => playTurn(game, i % 2 === 0 ? anna : bruno, move), begun);
}

function against(...moves: string[]): GameRecord {
  return moves.reduce(
    (game, move, i) => (i % 2 === 0 ? playTurn(game, anna, move) : playComputer(game, game, move, NOW)),
    newGame([ANNA, COMPUTER]),
  );
}

function refusal(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return 'done';
}

const CHANGES = {
  move: (game: GameRecord, act: Act) => playTurn(game, act, 'c3'),
  resign: resignGame,
  'propose a draw': proposeDraw,
  'propose to take back': proposeUndo,
};

describe('a challenge', () => {
  it('begins nothing, wakes nobody but at its end, and waits as long as it says', () => {
    const game = newGame([ANNA, BRUNO]);
    expect([game.status, game.wakeAt, game.rated]).toEqual(['challenge', NOW + 60_000, true]);
    for (const [name, change] of Object.entries(CHANGES))
      for (const act of [anna, bruno])
        expect(
          refusal(() => change(game, act)),
          name,
        ).toBe('not-begun');
  });

  it('is accepted and declined by the one challenged, withdrawn by the challenger, touched by nobody else', () => {
    for (const seats of [
      [ANNA, BRUNO],
      [BRUNO, ANNA],
    ] as const) {
      const game = newGame(seats);
      expect(refusal(() => acceptChallenge(game, anna))).toBe('not-challenged');
      expect(refusal(() => acceptChallenge(game, cyril))).toBe('not-challenged');
      expect(refusal(() => declineChallenge(game, cyril))).toBe('not-challenged');
      expect(acceptChallenge(game, bruno)).toMatchObject({ status: 'active', wakeAt: null });
      expect(declineChallenge(game, bruno)).toMatchObject({ status: 'declined', wakeAt: null });
      expect(declineChallenge(game, anna)).toMatchObject({ status: 'stopped', wakeAt: null });
      expect(expireChallenge(game)).toMatchObject({ status: 'expired', wakeAt: null });
    }
  });

  it('is answered once: afterwards neither accepted, declined, withdrawn nor run out', () => {
    for (const status of ['active', 'finished', 'declined', 'expired', 'stopped'] as const) {
      const game: GameRecord = { ...newGame([ANNA, BRUNO]), status };
      expect(refusal(() => acceptChallenge(game, bruno))).toBe('challenge-over');
      for (const act of [anna, bruno])
        expect(refusal(() => declineChallenge(game, act))).toBe('challenge-over');
      expect(expireChallenge(game)).toBe(game);
    }
  });
});

describe('a turn', () => {
  it('is played by the one whose it is, in the position that was seen', () => {
    const game = between('b2');
    expect(refusal(() => playTurn(game, anna, 'a1'))).toBe('not-your-turn');
    expect(refusal(() => playTurn(game, cyril, 'a1'))).toBe('not-player');
    for (const ply of [0, 2, 3]) expect(refusal(() => playTurn(game, { ...bruno, ply }, 'a1'))).toBe('stale');
    expect(playTurn(game, { ...bruno, ply: 1 }, 'a1').match.moves).toEqual(['b2', 'a1']);
    expect(() => playTurn(game, bruno, 'b2')).toThrow(/b2/);
  });

  it('of the computer comes at once, and is no turn of a person', () => {
    const game = newGame([COMPUTER, ANNA]);
    expect([game.status, game.wakeAt]).toEqual(['active', NOW]);
    expect(refusal(() => playTurn(game, anna, 'a1'))).toBe('not-your-turn');
    expect(playComputer(game, game, 'a1', NOW + 5).wakeAt).toBeNull();
  });

  it('of the computer is dropped when the game went on, back, or to its end without it', () => {
    const thought = against('b2');
    for (const game of [
      against('b2', 'a1'),
      against('a1'),
      against(),
      resignGame(thought, anna),
      playTurn(proposeUndo(thought, anna), anna, 'c3'),
    ])
      expect(playComputer(game, thought, 'a3', NOW)).toBe(game);
    expect(playComputer(thought, thought, 'a3', NOW).match.moves).toEqual(['b2', 'a3']);
  });

  it('ends the game when nothing more can be played', () => {
    const game = between('a1', 'a2', 'b1', 'b2', 'c1');
    expect(game).toMatchObject({ status: 'finished', wakeAt: null });
    for (const [name, change] of Object.entries(CHANGES))
      for (const act of [anna, bruno])
        expect(
          refusal(() => change(game, act)),
          name,
        ).toBe('game-over');
  });
});

describe('giving up', () => {
  it('loses for whoever gives up, also when it is not their turn', () => {
    for (const [act, winner] of [
      [anna, 1],
      [bruno, 0],
    ] as const) {
      const game = resignGame(between('b2'), act);
      expect(game).toMatchObject({ status: 'finished', wakeAt: null });
      expect(resultOf(game.match)).toMatchObject({ winner, reason: 'resigned' });
    }
    expect(refusal(() => resignGame(between(), cyril))).toBe('not-player');
  });

  it('stops a watched game, for its owner only and while it goes on', () => {
    const game = newGame([COMPUTER, computerSeat('level:1')]);
    expect(refusal(() => resignGame(game, bruno))).toBe('not-player');
    const stopped = resignGame(game, anna);
    expect(stopped).toMatchObject({ status: 'stopped', wakeAt: null });
    expect(refusal(() => resignGame(stopped, anna))).toBe('game-over');
  });
});

describe('a move that was chosen after another one', () => {
  it('is refused where that was taken back and another one played', () => {
    const game = between('b2', 'a1');
    const late: Act = { ...anna, ply: 2, after: 'a1' };
    expect(playTurn(game, late, 'c3').match.moves).toHaveLength(3);
    const again = playTurn(agreeUndo(proposeUndo(game, bruno), anna), bruno, 'c1');
    expect(refusal(() => playTurn(again, late, 'c3'))).toBe('stale');
  });
});

describe('a draw', () => {
  const offered = proposeDraw(between('b2'), anna);

  it('is offered by a player, and changes nothing until it is taken', () => {
    expect(offered).toMatchObject({ status: 'active', match: { drawOffer: 0 } });
    expect(proposeDraw(between(), bruno).match.drawOffer).toBe(1);
    expect(refusal(() => proposeDraw(between(), cyril))).toBe('not-player');
    expect(refusal(() => proposeDraw(offered, anna))).toBe('draw-offered');
  });

  it('is taken or declined by the other one only', () => {
    for (const act of [anna, cyril]) {
      const code = act === anna ? 'not-asked' : 'not-player';
      expect(refusal(() => agreeDraw(offered, act))).toBe(code);
      expect(refusal(() => refuseDraw(offered, act))).toBe(code);
    }
    expect(agreeDraw(offered, bruno)).toMatchObject({ status: 'finished' });
    expect(resultOf(agreeDraw(offered, bruno).match)).toMatchObject({ winner: null });
    expect(refuseDraw(offered, bruno)).toMatchObject({ status: 'active', match: { drawOffer: null } });
    // Offering one back takes it.
    expect(proposeDraw(offered, bruno).status).toBe('finished');
  });

  it('is offered again after ten more moves only, and by the other side at any time', () => {
    const declined = refuseDraw(offered, bruno);
    expect(refusal(() => proposeDraw(declined, anna))).toBe('draw-again');
    expect(refusal(() => proposeDraw({ ...declined, drawOffered: [-8, null] }, anna))).toBe('draw-again');
    expect(proposeDraw({ ...declined, drawOffered: [-9, null] }, anna).match.drawOffer).toBe(0);
    expect(proposeDraw(declined, bruno).match.drawOffer).toBe(1);
    // A move in answer declines it too.
    expect(refusal(() => proposeDraw(playTurn(offered, bruno, 'a1'), anna))).toBe('draw-again');
  });

  it('is not offered to the computer before it may agree', () => {
    expect(refusal(() => proposeDraw(against('b2', 'a1'), anna))).toBe('draw-early');
  });

  it('that the rules give is claimed by the side to move alone, whoever the other one is', () => {
    const line = 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8'.split(' ');
    const begun = acceptChallenge(newGame([ANNA, BRUNO], { game: 'chess' }), bruno);
    const played = (plies: number) =>
      line.slice(0, plies).reduce((game, move, i) => playTurn(game, i % 2 === 0 ? anna : bruno, move), begun);
    const there = played(8);
    expect([claimOf(played(7)), claimOf(there)]).toEqual([null, 'threefold-repetition']);
    expect(refusal(() => claimDraw(played(6), anna))).toBe('no-claim');
    expect(refusal(() => claimDraw(there, bruno))).toBe('not-your-turn');
    expect(refusal(() => claimDraw(there, cyril))).toBe('not-player');
    for (const drawn of [claimDraw(there, anna), askForDraw(there, anna)])
      expect(drawn).toMatchObject({
        status: 'finished',
        outcome: { winner: null, reason: 'threefold-repetition' },
      });
    expect(askForDraw(there, bruno)).toMatchObject({ status: 'active', match: { drawOffer: 1 } });
    expect(refusal(() => claimDraw(claimDraw(there, anna), anna))).toBe('game-over');
  });

  it('and a resignation leave each clock as it stood then', () => {
    const clock = newClock(3, 2);
    const begun = acceptChallenge(newGame([ANNA, BRUNO], { game: 'chess', clock }), bruno);
    const running = ['e4', 'e5'].reduce(
      (game, move, i) => playTurn(game, i % 2 === 0 ? anna : bruno, move),
      begun,
    );
    const later = { ...bruno, now: NOW + 7000 };
    const ends = [resignGame(running, later), agreeDraw(proposeDraw(running, anna), later)];
    expect(ends.map(({ match }) => match.clock?.left[0])).toEqual([173_000, 173_000]);
  });

  it('that was not offered, or no longer stands, cannot be taken', () => {
    const moved = playTurn(offered, bruno, 'a1');
    for (const game of [between('b2'), refuseDraw(offered, bruno), moved]) {
      expect(refusal(() => agreeDraw(game, bruno))).toBe('nothing-asked');
      expect(refusal(() => refuseDraw(game, bruno))).toBe('nothing-asked');
    }
    expect(refusal(() => agreeDraw(offered, { ...bruno, ply: 0 }))).toBe('stale');
  });
});

describe('taking back', () => {
  it('is asked of the other one, who alone agrees or refuses', () => {
    const asked = proposeUndo(between('b2', 'a1', 'c3'), anna);
    expect(asked).toMatchObject({ undo: { by: 0, to: 2 }, match: { moves: ['b2', 'a1', 'c3'] } });
    for (const answer of [agreeUndo, refuseUndo]) {
      expect(refusal(() => answer(asked, anna))).toBe('not-asked');
      expect(refusal(() => answer(asked, cyril))).toBe('not-player');
    }
    expect(refusal(() => proposeUndo(asked, anna))).toBe('undo-asked');
    expect(agreeUndo(asked, bruno)).toMatchObject({
      undo: null,
      rated: true,
      match: { moves: ['b2', 'a1'] },
    });
    expect(refuseUndo(asked, bruno)).toMatchObject({ undo: null, match: { moves: ['b2', 'a1', 'c3'] } });
    // Both want it: the first wish is granted.
    expect(proposeUndo(asked, bruno).match.moves).toEqual(['b2', 'a1']);
  });

  it('goes back to before one’s own last move', () => {
    const game = between('b2', 'a1', 'c3');
    expect(proposeUndo(game, bruno).undo).toEqual({ by: 1, to: 1 });
    expect(refusal(() => proposeUndo(between(), anna))).toBe('nothing-to-undo');
    expect(refusal(() => proposeUndo(between('b2'), bruno))).toBe('nothing-to-undo');
    expect(refusal(() => proposeUndo(game, cyril))).toBe('not-player');
  });

  it('that nobody asks for, or no more, cannot be agreed to', () => {
    const game = between('b2');
    const moved = playTurn(proposeUndo(game, anna), bruno, 'a1');
    for (const each of [game, moved]) {
      expect(refusal(() => agreeUndo(each, bruno))).toBe('nothing-asked');
      expect(refusal(() => refuseUndo(each, bruno))).toBe('nothing-asked');
    }
  });

  it('against the computer happens at once, to one’s own turn, and the game counts no more', () => {
    for (const moves of [['b2'], ['b2', 'a1']]) {
      const game = against(...moves);
      expect(game.rated).toBe(true);
      expect(proposeUndo(game, anna)).toMatchObject({ rated: false, wakeAt: null, match: { moves: [] } });
    }
  });
});

describe('a new game', () => {
  it('counts when it begins at the start, between people or with a level', () => {
    expect(newGame([ANNA, COMPUTER]).rated).toBe(true);
    expect(newGame([ANNA, computerSeat('greedy')]).rated).toBe(false);
    const position = newGame([ANNA, COMPUTER]).match.start;
    expect(newGame([ANNA, COMPUTER], { position }).rated).toBe(false);
    const { match, ...others } = {
      ...newGame([ANNA, COMPUTER]),
      id: '5',
      challengeMs: 1,
      now: NOW,
    };
    expect(resumeGame(others, match).rated).toBe(false);
  });

  it('is the same game when it is asked for twice, and another one else', () => {
    const again = newGame([ANNA, COMPUTER]);
    expect(newGame([ANNA, COMPUTER])).toEqual(again);
    const other = newGame([ANNA, COMPUTER], { id: '1234567890123456790' });
    expect(other.id).not.toBe(again.id);
    expect(other.match.seed).not.toBe(again.match.seed);
  });

  it.each([0, 1] as const)(
    'tells the match who plays: people on side %i, the computer opposite',
    (side: Side) => {
      const seats = side === 0 ? ([ANNA, COMPUTER] as const) : ([COMPUTER, ANNA] as const);
      const players = side === 0 ? ['human', 'level:3'] : ['level:3', 'human'];
      expect(newGame(seats).match.players).toEqual(players);
    },
  );
});
