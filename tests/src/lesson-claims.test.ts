import { aiOf, gameById, games, lessonsOf } from '@tahoun/catalogue/all';
import { type Endgames, NO_MOVE, type Position, Random, WON, legalMoves } from '@tahoun/core';
import { solve } from '@tahoun/engine';
import { nodeTables } from '@tahoun/engine/node-tables';
import { type AtariGoPosition, EMPTY } from '@tahoun/games/atari-go';
import type { LessonPicture, Lessons } from '@tahoun/i18n';
import { describe, expect, it } from 'vitest';
import { sureSum } from './support/goals.js';

/** A picture of a chapter, from 0. */
function pictureOf(id: string, chapter: string, number: number): LessonPicture {
  const { chapters } = lessonsOf(id) as Lessons;
  const picture = chapters.find((each) => each.id === chapter)?.pictures[number];
  if (picture === undefined) throw new Error(`${id} has no picture ${number} in "${chapter}"`);
  return picture;
}

/** The position of a picture after its first `played` moves; after all of them by default. */
function shownIn(id: string, chapter: string, number: number, played?: number): Position {
  const { position: text, moves = [] } = pictureOf(id, chapter, number);
  const position = gameById(id).parsePosition(text);
  for (const move of moves.slice(0, played)) position.makeMove(gameById(id).parseMove(position, move));
  return position;
}

function movesOf(id: string, position: Position): string[] {
  return legalMoves(position)
    .map((move) => gameById(id).formatMove(position, move))
    .sort();
}

function winnerIn(id: string, position: Position) {
  const game = gameById(id);
  const { outcome } = solve(
    games,
    { game: id, position: game.formatPosition(position) },
    { tables: nodeTables },
  );
  if (outcome === 'draw' || outcome === null) return outcome;
  return game.sides[outcome === 'win' ? position.turn : 1 - position.turn]?.name ?? null;
}

describe('the results that the lessons claim', () => {
  it.each([
    ['chocolate', '1x4 A', 'win', 1],
    ['chocolate', '1x5 A', 'win', 1],
    ['chocolate', '2x2 A', 'win', 1],
    ['chocolate', '1x6 A', 'win', 2],
    ['chocolate', '1x7 A', 'loss', 0],
    ['chocolate', '1x8 A', 'win', 3],
    ['chocolate', '2*1x4 A', 'loss', 0],
    ['chocolate', '3x3 A', 'loss', 0],
    ['chocolate', '3x5 A', 'loss', 0],
    ['chocolate', '5x5 A', 'loss', 0],
    ['chocolate', '3x15 A', 'win', 3],
    ['chocolate', '1x8+1x6+1x4 A', 'loss', 0],
    ['chocolate', '2x5+1x4 A', 'win', undefined],
    ['czech-draughts', 'B:Wc3:Bc5', 'loss', undefined],
    ['czech-draughts', 'W:Wc3:Bc5', 'loss', undefined],
    ['czech-draughts', 'W:WKa1:BKb4,Kd6,Kf8', 'draw', undefined],
    ['czech-draughts', 'W:WKc1:BKa3,Kg7,Kh2', 'loss', undefined],
    ['zabor', '.../.../... b', 'win', 3],
    ['zabor', '.../.../.../... b', 'draw', 0],
    ['zabor', '..../..../..../.... b', 'draw', 0],
    ['zabor', '..../..../..../..../.... b', 'draw', 0],
    ['zabor', '...../...../...../...../..... b', 'win', 1],
    ['atari-go', '.../.../... X 1', 'win', undefined],
    ['atari-go', '..../..../..../.... X 1', 'loss', undefined],
    ['atari-go', '..../.XO./.OX./.... X 1', 'win', undefined],
    ['atari-go', '...../.XO../.OX../...../..... O 1', 'win', undefined],
  ] as const)(
    '%s: %s is a %s for the side to move, value %s',
    { tags: 'rest' },
    (game, position, outcome, value) => {
      const solved = solve(games, { game, position }, { tables: nodeTables });
      expect(solved.outcome).toBe(outcome);
      if (value !== undefined) expect(solved.value).toBe(value);
    },
  );

  it('a bar with an even side is the first player’s, 1×2 apart', () => {
    for (let side = 1; side <= 12; side++) {
      for (const even of [2, 4, 6, 8]) {
        if (side === 1 && even === 2) continue;
        // Only the value matters, not the distance to the end.
        const solved = solve(games, { game: 'chocolate', variants: { size: `${side}x${even}` }, nodes: 100 });
        expect(solved.outcome, `${side}x${even}`).toBe('win');
      }
    }
  });
});

describe('the pictures of Atari Go', () => {
  const groupsOf = (position: Position) => (position as AtariGoPosition).groups;
  /** Liberties of the group on a point, such as C3. */
  const libertiesOn = (position: Position, name: string) => {
    const groups = groupsOf(position);
    const size = (position as AtariGoPosition).goban.size;
    const point = (size - Number(name.slice(1))) * size + 'ABCDEFGHJ'.indexOf(name.charAt(0));
    const record = groups.groupOf[point]!;
    return Array.from(groups.stones.keys()).filter((each) => groups.isLiberty(record, each)).length;
  };

  it('show as many stones as moves were made, and the side whose turn it then is', () => {
    const position = shownIn('atari-go', 'rules', 0);
    const stones = groupsOf(position).stones.filter((stone) => stone !== EMPTY);
    expect([stones.length, position.turn]).toEqual([4, 0]);
  });

  it('count liberties rightly: two, four and three; seven for a group; one for a stone in atari', () => {
    const stones = shownIn('atari-go', 'liberties', 0);
    expect(['A5', 'C3', 'D1'].map((point) => libertiesOn(stones, point))).toEqual([2, 4, 3]);
    expect(libertiesOn(shownIn('atari-go', 'liberties', 1), 'C4')).toBe(7);
    expect(libertiesOn(shownIn('atari-go', 'atari', 0), 'C3')).toBe(1);
    expect(gameById('atari-go').result(shownIn('atari-go', 'atari', 1))).toMatchObject({ winner: 0 });
  });

  it('forbid suicide on A1, and allow A5, which captures two stones', () => {
    expect(movesOf('atari-go', shownIn('atari-go', 'suicide', 0))).not.toContain('A1');
    const captured = shownIn('atari-go', 'suicide', 1) as AtariGoPosition;
    expect(captured.lastCaptured()).toHaveLength(2);
  });

  it('win by a double atari', () => {
    const position = shownIn('atari-go', 'double-atari', 0);
    expect(['C4', 'D3'].map((point) => libertiesOn(position, point))).toEqual([1, 1]);
    expect(winnerIn('atari-go', position)).toBe('Black');
  });

  it('chase a group in a ladder: atari after every black move, two liberties after every white one', () => {
    const { moves = [] } = pictureOf('atari-go', 'ladder', 1);
    for (let played = 1; played <= moves.length; played++) {
      const position = shownIn('atari-go', 'ladder', 1, played);
      expect(libertiesOn(position, 'C5'), `${played} moves`).toBe(played % 2 === 1 ? 1 : 2);
    }
    const first = shownIn('atari-go', 'ladder', 0) as AtariGoPosition;
    const safe = legalMoves(first).filter((move) => {
      first.makeMove(move);
      const isCaptured = first.winningMove() !== NO_MOVE;
      first.undoMove();
      return !isCaptured;
    });
    expect(safe.map((move) => gameById('atari-go').formatMove(first, move))).toEqual(['D5']);
    expect(libertiesOn(shownIn('atari-go', 'ladder', 2), 'C5')).toBeGreaterThan(2);
  });

  it('show eyes that cannot be played on, and a group with two eyes that falls for want of another move', () => {
    const safe = movesOf('atari-go', shownIn('atari-go', 'eyes', 0));
    expect(safe).not.toContain('A5');
    expect(safe).not.toContain('C5');

    const position = shownIn('atari-go', 'eyes', 1);
    expect(movesOf('atari-go', position)).toEqual(['A5', 'C5']);
    expect(winnerIn('atari-go', position)).toBe('Black');
    const turned = gameById('atari-go').withTurn(position, 0);
    expect(movesOf('atari-go', turned)).toEqual(['B2', 'D1']);
    expect(winnerIn('atari-go', turned)).toBe('White');

    const end = shownIn('atari-go', 'eyes', 2) as AtariGoPosition;
    expect(gameById('atari-go').result(end)).toEqual({ winner: 0, reason: 'capture' });
    expect(end.lastCaptured()).toHaveLength(7);
  });
});

describe('the pictures of chess', () => {
  it('name every way out of the check, and a castling that is not allowed', () => {
    expect(movesOf('chess', shownIn('chess', 'check', 0))).toEqual(['Bxe8', 'Kf1', 'Kf2', 'Qe2']);
    expect(movesOf('chess', shownIn('chess', 'castling', 2))).not.toContain('O-O');
    expect(movesOf('chess', shownIn('chess', 'pieces', 4)).filter((move) => move.startsWith('Ke'))).toEqual(
      [],
    );
  });

  it.each([
    ['check', 1, { winner: 0 }],
    ['mates', 0, { winner: 0 }],
    ['mates', 1, { winner: 0 }],
    ['mates', 2, { winner: 0 }],
    ['draws', 0, { winner: null, reason: 'stalemate' }],
    ['draws', 1, { winner: null }],
  ] as const)('end the game in "%s", picture %i, as %o', (chapter, number, result) => {
    expect(gameById('chess').result(shownIn('chess', chapter, number))).toMatchObject(result);
  });

  it.each([
    ['a fork by the knight wins the rook', 'fork', 0, 5],
    ['a fork by the pawn wins a knight', 'fork', 1, 3],
    ['a pinned knight is won', 'pin', 0, 2],
    ['a skewer wins the queen', 'pin', 1, 9],
    ['a discovered attack wins the queen', 'discovery', 0, 9],
  ] as const)('%s', (_, chapter, number, gain) => {
    const game = gameById('chess');
    const before = game.figures(shownIn('chess', chapter, number, 0));
    const lead = (before.side0 ?? 0) - (before.side1 ?? 0);
    const goal = { kind: 'figures', weights: { side0: 1, side1: -1 }, atLeast: 0, plies: 4 } as const;
    expect(sureSum(game, shownIn('chess', chapter, number), goal)).toBeGreaterThanOrEqual(lead + gain);
  });

  /** In pawns, from the side to move: exact for king and pawn against king, nought where it is a draw. */
  const worth = (fen: string) => aiOf('chess').best.evaluate(gameById('chess').parsePosition(fen));

  it('the opposition decides, and a king directly before its pawn on the sixth rank wins anyhow', () => {
    const { position } = pictureOf('chess', 'opposition', 0);
    expect(worth(position)).toBeLessThan(-300);
    expect(worth(position.replace(' b ', ' w '))).toBe(0);
    for (const file of [1, 2, 3, 4, 5, 6]) {
      const row = (piece: string) => `${file || ''}${piece}${7 - file || ''}`;
      for (const [turn, sign] of [
        ['w', 1],
        ['b', -1],
      ] as const) {
        for (let king = 0; king < 8; king++) {
          const last = `${king || ''}k${7 - king || ''}`;
          const fen = `${last}/8/${row('K')}/${row('P')}/8/8/8/8 ${turn} - - 0 1`;
          expect(sign * worth(fen), fen).toBeGreaterThan(300);
        }
      }
    }
  });
});

const DARK_SQUARES = [...'abcdefgh'].flatMap((file, i) =>
  [...'12345678'].filter((rank) => (i + Number(rank)) % 2 === 1).map((rank) => file + rank),
);

describe('the pictures of draughts', () => {
  it.each([
    ['captures', 0, ['c3xg7']],
    ['captures', 1, ['h8xf6']],
    ['captures', 2, ['e3xc5', 'e3xg5', 'g3xe5']],
    ['king', 1, ['a1xe5', 'a1xf6', 'a1xg7', 'a1xh8']],
    ['king-first', 0, ['a1xd4', 'a1xe5', 'a1xf6', 'a1xg7', 'a1xh8']],
  ] as const)('leave only these captures in "%s", picture %i: %o', (chapter, number, captures) => {
    expect(movesOf('czech-draughts', shownIn('czech-draughts', chapter, number))).toEqual(captures);
  });

  it('force every answer of the shot and of the breakthrough', () => {
    for (const [chapter, number] of [
      ['shots', 2],
      ['breakthrough', 1],
    ] as const) {
      const { moves = [] } = pictureOf('czech-draughts', chapter, number);
      expect(movesOf('czech-draughts', shownIn('czech-draughts', chapter, number, 1))).toEqual([moves[1]]);
    }
  });

  it('back up men so that a black man can jump neither of the two from anywhere', () => {
    const [white = ''] = pictureOf('czech-draughts', 'hold-together', 0).position.split(':B');
    for (const square of DARK_SQUARES.filter((each) => !white.includes(each) && !each.endsWith('1'))) {
      const game = gameById('czech-draughts');
      const position = game.parsePosition(`${white.replace('W:', 'B:')}:B${square}`);
      for (const move of legalMoves(position)) {
        position.makeMove(move);
        expect(game.formatPosition(position), square).toMatch(/Wa5,.*c3/);
        position.undoMove();
      }
    }
  });
});

it('three kings to move catch one off the main diagonal nearly always, and on it within nine plies or never', {
  tags: 'rest',
}, () => {
  const tables = nodeTables(aiOf('czech-draughts').endgames as Endgames);
  const [game, random] = [gameById('czech-draughts'), new Random(1)];
  const won = { on: 0, off: 0 };
  const all = { on: 0, off: 0 };
  while (all.off < 5000) {
    const [lone = '', ...three] = Array.from(
      { length: 4 },
      () => DARK_SQUARES[random.below(DARK_SQUARES.length)],
    );
    if (new Set([lone, ...three]).size < 4) continue;
    const position = game.parsePosition(`W:W${three.map((square) => `K${square}`).join(',')}:BK${lone}`);
    const where = 'abcdefgh'.indexOf(lone.charAt(0)) + 1 === Number(lone.charAt(1)) ? 'on' : 'off';
    expect(tables?.probe(position)).toBe(true);
    all[where]++;
    if (tables?.outcome !== WON) continue;
    won[where]++;
    if (where === 'on') expect(tables.distance, game.formatPosition(position)).toBeLessThanOrEqual(9);
  }
  expect(won.off / all.off).toBeCloseTo(0.99, 2);
  expect(won.on / all.on).toBeGreaterThan(0.67);
  expect(won.on / all.on).toBeLessThan(0.73);
});

it('two free cells side by side go with one move, whichever is chosen', () => {
  const game = gameById('zabor');
  for (const move of ['a1', 'b1']) {
    const position = game.parsePosition('br/.. b');
    position.makeMove(game.parseMove(position, move));
    expect(game.result(position)).not.toBeNull();
  }
});

it('the glossary of Atari Go has every term of the source’s glossary', () => {
  const { glossary, widerGlossary } = lessonsOf('atari-go') as Lessons;
  const names = [...glossary, ...(widerGlossary?.terms ?? [])].map(({ name }) => name.cs);
  const missing = TERMS.filter(
    (term) => !names.some((name) => new RegExp(`(^|[\\s(])${term}($|[\\s),])`, 'i').test(name)),
  );
  expect(missing).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

/** Starý (2009), section 8.2; kyu and ko as Czech dictionaries write them. */
const TERMS = [
  ...['adži', 'adži-keši', 'atari', 'bóši', 'cuke', 'cumego', 'dame', 'dame-zumari', 'dan', 'dango', 'džigo'],
  ...['džoseki', 'furikawari', 'fuseki', 'geta', 'goban', 'gote', 'handicap', 'hane', 'hane-cugi', 'hasami'],
  ...['hnízdo', 'honte', 'hoši', 'hvězda', 'ikken-tobi', 'insei', 'jose', 'kakari', 'keima', 'kikaši', 'ko'],
  ...['komi', 'kosumi', 'kyu', 'miai', 'mojo', 'nidan-bane', 'nigiri', 'nobi', 'nozoki', 'ógeima', 'ponnuki'],
  ...['prázdný trojúhelník', 'san-ren-sei', 'seki', 'semeai', 'sente', 'schody', 'skvíz', 'šimari', 'šinogi'],
  ...['tasuki', 'tengen', 'tenuki', 'tesudži', 'tobi', 'učikomi'],
];

describe('the mirror in Zabor', () => {
  /** Plays against moves drawn by chance; the mirror answers through the middle. @returns the mirror's margin */
  function playMirror(size: number, mirror: 0 | 1, seed: number): number {
    const [game, random] = [gameById('zabor'), new Random(seed)];
    const position = game.initial({ size: String(size) });
    const middle = (size + 1) / 2;
    let last = '';
    while (game.result(position) === null) {
      const moves = movesOf('zabor', position);
      const chosen =
        position.turn !== mirror
          ? (moves[random.below(moves.length)] as string)
          : last === ''
            ? `${'abcdefgh'[middle - 1]}${middle}`
            : `${'abcdefgh'[size - 1 - 'abcdefgh'.indexOf(last.charAt(0))]}${size + 1 - Number(last.slice(1))}`;
      position.makeMove(game.parseMove(position, chosen));
      last = chosen;
    }
    const { side0 = 0, side1 = 0 } = game.figures(position);
    return mirror === 0 ? side0 - side1 : side1 - side0;
  }

  it('wins for Blue where both sides are odd, and never loses for Red where both are even', () => {
    for (let seed = 1; seed <= 20; seed++) {
      expect(playMirror(5, 0, seed)).toBeGreaterThan(0);
      expect(playMirror(7, 0, seed)).toBeGreaterThan(0);
      expect(playMirror(4, 1, seed)).toBeGreaterThanOrEqual(0);
      expect(playMirror(6, 1, seed)).toBeGreaterThanOrEqual(0);
    }
  });

  it('gains what the pictures say', () => {
    const marginOf = (position: Position) => {
      const { side0 = 0, side1 = 0 } = gameById('zabor').figures(position);
      return side0 - side1;
    };
    expect(marginOf(shownIn('zabor', 'counting', 0)) - marginOf(shownIn('zabor', 'counting', 0, 2))).toBe(3);
    expect(marginOf(shownIn('zabor', 'counting', 1))).toBe(3);
    expect([0, 1].map((played) => marginOf(shownIn('zabor', 'last-word', 0, played)))).toEqual([0, 9]);
    expect(marginOf(shownIn('zabor', 'symmetry', 1))).toBe(-2);
  });
});
