import { gameById, gameIds } from '@tahoun/catalogue';
import { type Move, type Position, type Side, legalMoves } from '@tahoun/core';
import { type Match, goTo, newMatch, playMove, snapshotAt, undo } from '@tahoun/match';
import { describe, expect, it } from 'vitest';
import { areaOf, areasOf, inputsAt, played, randomMatch } from '../test-support.js';
import { NO_PREMOVE, type Premove, afterChoice, afterDrag, afterReply, inputsInAdvance } from './premove.js';

const chess = gameById('chess');

/** After 1. e4, Black being the computer. */
const BLACK_THINKS = played({ game: 'chess' }, 'e4');

/** Chooses targets one after the other. */
function choose(match: Match, ...targets: string[]) {
  const { game, position } = snapshotAt(match);
  const inputs = inputsInAdvance(game, position);
  let premove: ReturnType<typeof afterChoice> = NO_PREMOVE;
  for (const target of targets) {
    if (typeof premove !== 'object') throw new Error(`${premove} before ${target}`);
    premove = afterChoice(premove, areaOf(game, position, target), inputs);
  }
  return premove;
}

const whole = (...targets: string[]): Premove => ({ targets, isWhole: true });
const begun = (...targets: string[]): Premove => ({ targets, isWhole: false });

describe('a premove', () => {
  it.each([
    { name: 'a piece of the person begins it', chosen: ['g1'], is: begun('g1') },
    { name: 'its destination completes it', chosen: ['g1', 'f3'], is: whole('g1', 'f3') },
    { name: 'a piece of the computer begins nothing', chosen: ['e7'], is: 'refused' },
    { name: 'an empty square begins nothing', chosen: ['e5'], is: 'refused' },
    { name: 'its first place again takes it back', chosen: ['g1', 'g1'], is: 'taken-back' },
    { name: 'its last place again takes it back', chosen: ['g1', 'f3', 'f3'], is: 'taken-back' },
    { name: 'a place that begins nothing takes it back', chosen: ['g1', 'f3', 'h5'], is: 'taken-back' },
    { name: 'another piece begins another', chosen: ['g1', 'f3', 'd2'], is: begun('d2') },
    { name: 'a move that is not possible yet is kept', chosen: ['f1', 'f2'], is: whole('f1', 'f2') },
    { name: 'it may capture what stands there now', chosen: ['e4', 'e5'], is: whole('e4', 'e5') },
  ])('of chess: $name', ({ chosen, is }) => {
    expect(choose(BLACK_THINKS, ...chosen)).toEqual(is);
  });

  it('may recapture where a piece of one’s own stands now', () => {
    const position = '7k/5p2/5P2/8/3N4/3B4/8/K3R1R1 w - - 0 1';
    const match = played({ game: 'chess', position }, 'Ne6');
    expect(choose(match, 'e1', 'e6')).toEqual(whole('e1', 'e6'));
  });

  it('waits for the piece that a pawn promotes to', () => {
    const match = played({ game: 'chess', position: '7k/P7/8/8/8/8/7P/K7 w - - 0 1' }, 'h3');
    expect(choose(match, 'a7', 'a8')).toEqual(begun('a7', 'a8'));
  });

  it('behind a check, of which no move is known, begins at any piece and ends anywhere', () => {
    const match = played({ game: 'chess', position: '7k/8/8/8/8/8/P5Q1/K7 w - - 0 1' }, 'Qg7+');
    expect(choose(match, 'g7')).toEqual(begun('g7'));
    expect(choose(match, 'g7', 'g1')).toEqual(whole('g7', 'g1'));
    expect(choose(match, 'c3')).toBe('refused');
  });

  it('is dragged only from where a longer move begins', () => {
    const drag = (match: Match, target: string) => {
      const { game, position } = snapshotAt(match);
      return afterDrag(areaOf(game, position, target), inputsInAdvance(game, position));
    };
    expect(drag(BLACK_THINKS, 'd2')).toEqual(begun('d2'));
    expect(drag(BLACK_THINKS, 'e7')).toBeUndefined();
    expect(drag(played({ game: 'zabor' }, 'd4'), 'a1')).toBeUndefined();
    const inCheck = played({ game: 'chess', position: '7k/8/8/8/8/8/P5Q1/K7 w - - 0 1' }, 'Qg7+');
    expect(drag(inCheck, 'g7')).toBeUndefined();
  });

  it.each(gameIds())('of %s is entered along the targets of every move the person has', (id) => {
    for (let seed = 0; seed < 6; seed++) {
      const { game, position } = snapshotAt(randomMatch(id, 1 + 2 * seed, seed));
      if (game.result(position) !== null) continue;
      const known = inputsInAdvance(game, position);
      const turned = turnedOf(position, id);
      if (turned === null) continue;
      for (const move of legalMoves(turned).slice(0, 12)) {
        for (const targets of game.targets(turned, move)) expect(enter(targets)).toEqual(whole(...targets));
      }
      function enter(targets: readonly string[]) {
        let premove: Premove = NO_PREMOVE;
        while (!premove.isWhole && premove.targets.length < targets.length) {
          const rest = targets.slice(premove.targets.length);
          const area = areasOf(game, turned as Position, premove.targets)
            .filter(
              (each) => each.targets.length > 0 && each.targets.every((target, i) => target === rest[i]),
            )
            .at(-1);
          const next = afterChoice(
            premove,
            { ...(area as NonNullable<typeof area>), targets: area?.targets ?? rest.slice(0, 1) },
            known,
          );
          if (typeof next !== 'object') return next;
          premove = next;
        }
        return premove;
      }
    }
  });
});

function turnedOf(position: Position, id: string): Position | null {
  try {
    return gameById(id).withTurn(position, (1 - position.turn) as Side);
  } catch {
    return null;
  }
}

describe('when the match has changed', () => {
  /** The outcome of a premove; the person is White. */
  function outcome(premove: Premove, now: Match, asked = BLACK_THINKS, canMove = true) {
    const { game, position } = snapshotAt(now);
    const { kind, ...rest } = afterReply(premove, asked, now, canMove, inputsAt(game, position));
    return 'move' in rest ? game.formatMove(position, rest.move as Move) : kind;
  }

  it.each([
    { name: 'is played after the reply', premove: whole('g1', 'f3'), reply: 'e5', is: 'Nf3' },
    { name: 'is dropped where it is not legal', premove: whole('e4', 'e5'), reply: 'e5', is: 'drop' },
    { name: 'is played where the reply made it legal', premove: whole('e4', 'd5'), reply: 'd5', is: 'exd5' },
    { name: 'that is begun goes on as a pick', premove: begun('g1'), reply: 'e5', is: 'pick' },
    { name: 'that is begun goes on even if it ended there', premove: begun('d2'), reply: 'e5', is: 'pick' },
    { name: 'that is begun is forgotten where no move is', premove: begun('e4'), reply: 'e5', is: 'forget' },
  ])('a premove $name', ({ premove, reply, is }) => {
    expect(outcome(premove, playMove(BLACK_THINKS, reply))).toBe(is);
  });

  it('a whole one that needs one more place goes on as a pick', () => {
    // During the check, it was unknown that the pawn promotes there.
    const asked = played({ game: 'chess', position: '7k/P7/8/8/8/8/6Q1/K7 w - - 0 1' }, 'Qh2+');
    expect(outcome(whole('a7', 'a8'), playMove(asked, 'Kg7'), asked)).toBe('pick');
  });

  it('a begun one that happens to be a whole move is not played', () => {
    const zabor = played({ game: 'zabor' }, 'd4');
    expect(outcome(begun('a1'), playMove(zabor, 'g7'), zabor)).toBe('pick');
    expect(outcome(whole('a1'), playMove(zabor, 'g7'), zabor)).toBe('a1');
    expect(outcome(whole('g7'), playMove(zabor, 'g7'), zabor)).toBe('drop');
  });

  const reply = playMove(BLACK_THINKS, 'e5');
  const others: Readonly<Record<string, Match>> = {
    'of another game': { ...played({ game: 'zabor' }, 'd4 g7') },
    'from another start': { ...reply, start: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4 3' },
    'with another move before the reply': played({ game: 'chess' }, 'd4 e5'),
    'that is a reply and a move further': playMove(reply, 'd4'),
    'that was taken back': undo(BLACK_THINKS),
    'at its start': newMatch({ game: gameById('chess'), players: ['human', 'level:1'] }),
    'with the reply taken back': goTo(reply, 1),
  };
  it.each(Object.keys(others))('nothing is played in a match %s', (name) => {
    const now = others[name] as Match;
    const targets = now.game === 'zabor' ? ['a1'] : ['g1', 'f3'];
    expect(outcome(whole(...targets), now)).toBe('forget');
    expect(outcome(begun(...targets.slice(0, 1)), now)).toBe('forget');
  });

  it('nothing is played when it is not the person’s turn', () => {
    expect(outcome(whole('g1', 'f3'), reply, BLACK_THINKS, false)).toBe('forget');
  });

  it('only ever a legal move is played', () => {
    for (let seed = 0; seed < 20; seed++) {
      const asked = randomMatch('chess', 1 + 2 * (seed % 8), seed);
      const { position } = snapshotAt(asked);
      if (chess.result(position) !== null) continue;
      for (const move of legalMoves(position).slice(0, 5)) {
        const now = playMove(asked, chess.formatMove(position, move));
        const after = snapshotAt(now).position;
        const legal = legalMoves(after).map((each) => chess.formatMove(after, each));
        for (const premove of [whole('e2', 'e4'), whole('g1', 'f3'), whole('d2', 'd4')]) {
          const said = outcome(premove, now, asked);
          if (said !== 'drop' && said !== 'pick') expect(legal).toContain(said);
          expect(said === 'drop').toBe(inputsAt(chess, after)(premove.targets).length === 0);
        }
      }
    }
  });
});
