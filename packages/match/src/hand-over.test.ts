import { beforeEach, describe, expect, it } from 'vitest';
import {
  HANDED_OVER,
  type Match,
  goTo,
  handOver,
  lastStretch,
  loadMatch,
  newMatch,
  playMove,
  readGameFile,
  resign,
  restoreMatch,
  saveMatch,
  snapshotAt,
  undo,
  writeGameFile,
} from './index.js';
import { filed, gameById } from './testing/all-games.js';
import { linesOf } from './testing/lines.js';

const positionOf = (match: Match) => match.rules.formatPosition(snapshotAt(match).position);
const play = (match: Match, ...moves: string[]) =>
  moves.reduce((before, move) => (move === HANDED_OVER ? handOver(before) : playMove(before, move)), match);
const begun = (id: string, position?: string) =>
  newMatch({
    game: gameById(id),
    players: ['human', 'human'],
    position,
  });

describe('handing over the turn', () => {
  let match: Match;
  beforeEach(() => {
    match = play(begun('zabor', '.../.../... b'), 'a1', HANDED_OVER);
  });

  it('keeps the list of moves, and the other side goes on in the same game', () => {
    expect(match.moves).toEqual(['a1', HANDED_OVER]);
    expect(positionOf(match)).toBe('.../b../bb. b');
    expect(play(match, 'c3').moves).toEqual(['a1', HANDED_OVER, 'c3']);
    expect(positionOf(play(match, 'c3', 'c1'))).toBe('.bb/b.r/brr b');
  });

  it('is taken back as a move is, and another move there makes a variation', () => {
    const back = undo(play(match, 'c3'), 2);
    expect(positionOf(back)).toBe('.../b../bb. r');
    expect(linesOf(play(back, 'b3'))).toEqual(['a1 b3', 'a1 -- c3']);
    expect(positionOf(goTo(play(match, HANDED_OVER), 3))).toBe('.../b../bb. r');
  });

  it('begins a stretch of its own, which is what engines are asked about', () => {
    const longer = play(match, 'c3', 'c1');
    expect(lastStretch(longer, 4)).toEqual({ start: '.../b../bb. b', moves: ['c3', 'c1'] });
    expect(lastStretch(longer, 2)).toEqual({ start: '.../b../bb. b', moves: [] });
    expect(lastStretch(longer, 1)).toEqual({ start: '.../.../... b', moves: ['a1'] });
    const { start, moves } = snapshotAt(longer);
    expect([start, moves.length]).toEqual(['.../b../bb. b', 2]);
  });

  it('is saved with its variations, and read again', () => {
    const varied = play(undo(play(match, 'c3'), 1), 'b3', HANDED_OVER, 'c1');
    const before = play(goTo(varied, 1), 'c3', 'c1');
    for (const each of [match, varied, before]) {
      const saved = saveMatch(each);
      for (const read of [loadMatch(saved, gameById), restoreMatch(saved, gameById)]) {
        expect(saveMatch(read)).toBe(saved);
        expect(linesOf(read)).toEqual(linesOf(each));
        expect(positionOf(read)).toBe(positionOf(each));
      }
    }
  });

  it('of a long game is replayed from what is kept', () => {
    let long = begun('chess');
    for (let i = 0; i < 20; i++) long = play(long, 'Nf3', 'Nf6', 'Ng1', HANDED_OVER, HANDED_OVER, 'Ng8');
    const { moves } = long;
    expect(moves.length).toBe(120);
    for (const ply of [118, 119, 120, 64, 70]) {
      const [kept, anew] = [goTo(long, ply), play(begun('chess'), ...moves.slice(0, ply))];
      expect(positionOf(kept)).toBe(positionOf(anew));
    }
  });

  it('is refused when the game is over, and where the rules have no such position', () => {
    expect(() => handOver(begun('zabor', 'bb/rr b'))).toThrow('the game is over');
    expect(() => handOver(resign(match, 0))).toThrow('the game is over');
    const check = play(begun('chess'), 'e4', 'f6', 'd4', 'g5', 'Be2', 'a6', 'Bh5+');
    expect(() => handOver(check)).toThrow();
    expect(() => playMove(match, HANDED_OVER)).toThrow();
    const forged = saveMatch(match).replace(`"${HANDED_OVER}"`, `"${HANDED_OVER}","c9"`);
    expect(() => loadMatch(forged, gameById)).toThrow();
  });
});

describe('a file of a format that has only moves by the rules', () => {
  const details = { players: ['A', 'B'], date: '2026-01-01' } as const;

  it('begins where the turn was last handed over', () => {
    const { game, format } = filed('chess');
    const match = play(begun('chess'), 'e4', HANDED_OVER, 'd4', 'd5', 'e5');
    const written = writeGameFile(match, format, details);
    expect(written).not.toContain(HANDED_OVER);
    const read = readGameFile({ game, format }, written) as Match;
    expect(read.moves).toEqual(['d4', 'd5', 'e5']);
    expect(positionOf(read)).toBe(positionOf(match));
  });

  it('leaves out variations in which it was handed over', () => {
    const { game, format } = filed('chess');
    const match = play(goTo(play(begun('chess'), 'e4', 'e5'), 1), HANDED_OVER, 'd4');
    const main = { ...match, moves: ['e4', 'e5'], cursor: 2 };
    const tree = { ...match.tree.children[0], children: match.tree.children[0]?.children.toReversed() };
    const turned = { ...main, tree: { ...match.tree, children: [tree] } } as Match;
    expect(linesOf(turned)).toEqual(['e4 e5', 'e4 -- d4']);
    expect(linesOf(readGameFile({ game, format }, writeGameFile(turned, format, details)) as Match)).toEqual([
      'e4 e5',
    ]);
  });
});
