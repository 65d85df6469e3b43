import { type Move, Random, type Side, legalMoves } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import { gameById } from '../testing/all-games.js';
import { playGame } from './play-game.js';
import { Forfeit, type GameSoFar, type Player } from './player.js';

const SEED = 5;
const running = () => new AbortController().signal;

/** Says the moves of a list one after the other, and resigns when there are no more. */
function reciter(side: Side, moves: string): Player & { asked: string[] } {
  const said = moves.split(' ').filter(Boolean);
  const asked: string[] = [];
  return {
    name: String(side),
    asked,
    startGame: () => Promise.resolve(),
    chooseMove: async ({ game, position }) => {
      expect(position.turn).toBe(side);
      asked.push(game.formatPosition(position));
      const text = said.shift();
      return text === undefined ? null : game.parseMove(position, text);
    },
    close: () => Promise.resolve(),
  };
}

/** The result of a game with these moves by the two sides, and the number of moves made. */
async function played(id: string, start: string, first: string, second: string, opening: string[] = []) {
  const game = gameById(id);
  const position = game.parsePosition(start);
  const walked = position.clone();
  const moves = opening.map((text): Move => {
    const move = game.parseMove(walked, text);
    walked.makeMove(move);
    return move;
  });
  const players = [reciter(0, first), reciter(1, second)] as const;
  const plan = { game, variants: undefined, opening: { start: position, moves }, players, seed: SEED };
  const ended = await playGame(plan, running());
  return { winner: ended?.winner, reason: ended?.reason, plies: ended?.moves.length };
}

const CHESS = gameById('chess').formatPosition(gameById('chess').initial());
const again = (moves: string) => `${moves} `.repeat(10);

interface Ending {
  readonly name: string;
  readonly id?: string;
  readonly start?: string;
  readonly first: string;
  readonly second: string;
  readonly end: { winner: Side | null; reason: string; plies: number };
}

const ENDINGS: readonly Ending[] = [
  { name: 'with mate', first: 'f3 g4', second: 'e5 Qh4', end: { winner: 1, reason: 'checkmate', plies: 4 } },
  {
    name: 'as soon as one can claim that the position has come three times',
    first: again('Nf3 Ng1'),
    second: again('Nf6 Ng8'),
    end: { winner: null, reason: 'threefold-repetition', plies: 8 },
  },
  {
    name: 'as soon as one can claim fifty moves without a capture or a pawn that moves',
    start: '4k3/8/8/8/8/8/8/R3K3 w - - 97 80',
    first: 'Ra2 Ra3 Ra4',
    second: 'Kd8 Ke8 Kd8',
    end: { winner: null, reason: 'fifty-moves', plies: 3 },
  },
  {
    name: 'before the first move, where a draw can be claimed already',
    start: '4k3/8/8/8/8/8/8/R3K3 w - - 100 80',
    first: 'Ra2',
    second: 'Kd8',
    end: { winner: null, reason: 'fifty-moves', plies: 0 },
  },
  {
    name: 'in mate, which comes before what could be claimed',
    start: '6k1/5ppp/8/8/8/8/8/R3K3 w - - 99 99',
    first: 'Ra8',
    second: '',
    end: { winner: 0, reason: 'checkmate', plies: 1 },
  },
  {
    name: 'where nobody can claim, by the rule that ends it',
    id: 'czech-draughts',
    start: 'W:WKa1,Kc1,c3:BKh2,Kh4,b8',
    first: again('a1-b2 b2-a1'),
    second: again('h2-g1 g1-h2'),
    end: { winner: null, reason: 'repetition', plies: 8 },
  },
  {
    name: 'when the first resigns',
    first: 'e4',
    second: 'e5',
    end: { winner: 1, reason: 'resigned', plies: 2 },
  },
  {
    name: 'when the second resigns',
    first: 'e4',
    second: '',
    end: { winner: 0, reason: 'resigned', plies: 1 },
  },
];

describe('a game ends', () => {
  it.each(ENDINGS)('$name', async ({ id = 'chess', start = CHESS, first, second, end }) => {
    expect(await played(id, start, first, second)).toEqual(end);
  });

  it('with the moves of its opening counted, which nobody is asked for', async () => {
    const opening = ['Nf3', 'Nf6', 'Ng1', 'Ng8', 'Nf3', 'Nf6'];
    const end = await played('chess', CHESS, 'Ng1', 'Ng8', opening);
    expect(end).toEqual({ winner: null, reason: 'threefold-repetition', plies: 8 });
  });

  it('after 2000 plies at the latest, as a draw', async () => {
    const game = gameById('zabor');
    const start = game.initial();
    // A game whose end never comes: each move is taken back at once.
    const endless = { ...game, result: () => null, claimableDraw: () => null };
    const hasty: Player = {
      name: 'hasty',
      startGame: () => Promise.resolve(),
      chooseMove: async ({ position }) => {
        position.undoMove = () => undefined;
        position.makeMove = () => undefined;
        return 0;
      },
      close: () => Promise.resolve(),
    };
    const opening = { start, moves: [] };
    const plan = {
      game: endless,
      variants: undefined,
      opening,
      players: [hasty, hasty],
      seed: SEED,
    } as const;
    const ended = await playGame(plan, running());
    expect([ended?.winner, ended?.reason, ended?.moves.length]).toEqual([null, 'too-long', 2000]);
  });
});

describe('a fault', () => {
  const start = gameById('chess').initial();
  const opening = { start, moves: [] };
  const faulty = (when: keyof Player, error: Error): Player => ({
    ...reciter(0, ''),
    [when]: () => Promise.reject(error),
  });

  it.each([
    [0, 'startGame'],
    [1, 'startGame'],
    [0, 'chooseMove'],
    [1, 'chooseMove'],
  ] as const)('of side %i in %s loses it the game, and is told', async (side, when) => {
    const fault = new Forfeit('broken');
    const random = new Random(SEED);
    const other: Player = {
      ...reciter(0, ''),
      chooseMove: async ({ position }: GameSoFar) => {
        const moves = legalMoves(position);
        return moves[random.below(moves.length)]!;
      },
    };
    const players =
      side === 0 ? ([faulty(when, fault), other] as const) : ([other, faulty(when, fault)] as const);
    const plan = { game: gameById('chess'), variants: undefined, opening, players, seed: SEED };
    const ended = await playGame(plan, running());
    expect(ended).toMatchObject({ winner: 1 - side, reason: 'forfeit', fault });
  });

  it('of the program is no forfeit', async () => {
    const players = [faulty('chooseMove', new TypeError('ours')), reciter(1, '')] as const;
    const plan = { game: gameById('chess'), variants: undefined, opening, players, seed: SEED };
    await expect(playGame(plan, running())).rejects.toThrow('ours');
  });

  it('after the match was stopped is none, and the game does not count', async () => {
    for (const error of [new Forfeit('killed'), new Error('aborted')]) {
      const players = [faulty('chooseMove', error), reciter(1, '')] as const;
      const plan = { game: gameById('chess'), variants: undefined, opening, players, seed: SEED };
      expect(await playGame(plan, AbortSignal.abort())).toBeNull();
    }
  });

  it('is neither a move nor a resignation that comes after the match was stopped', async () => {
    for (const moves of ['e4', '']) {
      const players = [reciter(0, moves), reciter(1, '')] as const;
      const plan = { game: gameById('chess'), variants: undefined, opening, players, seed: SEED };
      expect(await playGame(plan, AbortSignal.abort())).toBeNull();
    }
  });
});
