import { InputError, ONGOING, Random, type Side, legalMoves, playRandomMove } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import { type SetUp, numbersFrom } from './set-up.js';
import { GAME_IDS, gameById, setUpFormOf } from './testing/all-games.js';
import { suggestedStarts } from './testing/starts.js';

/** Properties of the set-up form of every game. */
describe.each(GAME_IDS.map((id) => [id]))('%s', (id) => {
  const game = gameById(id);
  const form = setUpFormOf(id);
  const starts = suggestedStarts(game);
  /** The text after the position was taken apart and put together. */
  const rewritten = (text: string) => form.write(form.read(game.parsePosition(text)));

  it('puts every start together again as it was', () => {
    for (const start of starts) {
      const position = game.initial(start);
      expect(form.write(form.read(position))).toBe(game.formatPosition(position));
    }
  });

  it('keeps all of later positions but their counts', () => {
    for (let seed = 0; seed < 40; seed++) {
      const random = new Random(seed);
      const position = game.initial(starts[random.below(starts.length)]);
      for (let ply = random.below(40); ply > 0; ply--) {
        if (position.outcome() !== ONGOING) break;
        playRandomMove(position, random);
      }
      const once = rewritten(game.formatPosition(position));
      expect(rewritten(once)).toBe(once);
      expect(game.parsePosition(once).turn).toBe(position.turn);
    }
  });

  it('writes any pieces in any places as something that is read, or refused in words', () => {
    const outcomes = { read: 0, refused: 0 };
    for (let seed = 0; seed < 150; seed++) {
      const text = form.write(randomSetUp(new Random(seed)));
      try {
        // A possible position is written as the game itself writes it.
        expect(game.formatPosition(game.parsePosition(text))).toBe(text);
        outcomes.read++;
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        outcomes.refused++;
      }
    }
    expect(outcomes.read).toBeGreaterThan(0);
  });

  it('puts a piece and takes it away again', () => {
    const bare = form.clear(form.read(game.initial()));
    for (const { id: piece } of form.palette(bare)) {
      const place = form.isHeap ? piece : (placesOf(bare)[0] as string);
      const put = form.put(bare, place, piece);
      expect(form.pieceOn(put, place)).toBe(piece);
      expect(form.write(put)).not.toBe(form.write(bare));
      expect(form.write(form.put(put, place, null))).toBe(form.write(bare));
    }
  });

  /** Places that pieces may be put on: those where any lie at the start, and those of the first moves. */
  function placesOf(setUp: SetUp): string[] {
    const position = game.initial();
    const targets = legalMoves(position).flatMap((move) => game.targets(position, move).flat());
    return form.isHeap ? form.palette(setUp).map((piece) => piece.id) : [...new Set(targets)];
  }

  function randomSetUp(random: Random): SetUp {
    let setUp = form.read(game.initial(starts[random.below(starts.length)]));
    if (random.below(2) === 0) setUp = form.clear(setUp);
    const places = placesOf(setUp);
    for (let count = random.below(4); count > 0; count--) {
      const palette = form.palette(setUp);
      const piece = palette[random.below(palette.length)]?.id ?? '';
      const place = form.isHeap ? piece : places[random.below(places.length)]!;
      setUp = form.put(setUp, place, piece);
    }
    for (const { id: option, values } of form.options(setUp)) {
      const value = values[random.below(values.length)]!;
      setUp = { ...setUp, options: { ...setUp.options, [option]: value } };
    }
    return { ...setUp, turn: random.below(2) as Side };
  }
});

const men = 'king queen rook bishop knight pawn'.split(' ');

it.each<[string, readonly string[], Record<string, readonly string[]>]>([
  ['atari-go', ['black', 'white'], { size: numbersFrom(3, 19), target: numbersFrom(1, 20) }],
  [
    'chess',
    ['white', 'black'].flatMap((side) => men.map((man) => `${side}-${man}`)),
    {
      'castling-K': ['-', 'h1'],
      'castling-Q': ['-', 'a1'],
      'castling-k': ['-', 'h8'],
      'castling-q': ['-', 'a8'],
    },
  ],
  ['chocolate', ['4x6'], { height: numbersFrom(1, 60), width: numbersFrom(1, 60) }],
  ['connect-four', ['x', 'o'], {}],
  [
    'czech-draughts',
    ['white-man', 'white-king', 'black-man', 'black-king'],
    { landing: ['free', 'must-continue'] },
  ],
  ['tic-tac-toe', ['x', 'o'], {}],
  [
    'zabor',
    ['blue', 'red', 'blocked', ...numbersFrom(2, 9).map((value) => `free${value}`)],
    { width: numbersFrom(1, 10), height: numbersFrom(1, 10) },
  ],
])('%s offers its pieces and its options', (id, pieces, options) => {
  const form = setUpFormOf(id);
  const start = form.read(gameById(id).initial());
  expect(form.palette(start)).toEqual(pieces.map((piece) => ({ id: piece })));
  expect(Object.fromEntries(form.options(start).map((option) => [option.id, option.values]))).toEqual(
    options,
  );
  // The value of each option at a start is one of those on offer; en passant is never possible at a start.
  const { 'en-passant': _none, ...chosen } = start.options;
  for (const [option, value] of Object.entries(chosen)) expect(options[option]).toContain(value);
});

describe('what is drawn while it is set up', () => {
  it.each([
    ['chess', '4k3/8/8/8/8/8/4r3/4K3 w - - 0 1'],
    ['czech-draughts', 'W:Wc3:Bd4'],
    ['atari-go', '.X./.O./... X 1'],
  ])('of %s has no moves and nobody to answer', (id, text) => {
    const game = gameById(id);
    const position = game.parsePosition(text);
    const sketch = setUpFormOf(id).sketch(setUpFormOf(id).read(position));
    expect(sketch.generateMoves(new Int32Array(100), 7)).toBe(7);
    expect(sketch.threats?.mustRespond() ?? false).toBe(false);
    expect(game.formatPosition(sketch)).toBe(text);
  });
});

describe('chocolate', () => {
  const form = setUpFormOf('chocolate');

  it('is a heap to which pieces of the chosen size are added, and from which they are taken', () => {
    let setUp = form.clear(form.read(gameById('chocolate').initial()));
    expect(form.isHeap).toBe(true);
    expect(form.palette({ ...setUp, options: { height: '5', width: '2' } })).toEqual([{ id: '2x5' }]);
    for (const piece of ['2x5', '2x5', '1x3']) setUp = form.put(setUp, piece, piece);
    expect(form.write({ ...setUp, turn: 1 })).toBe('2*2x5+1x3 B');
    expect(form.write(form.put(setUp, '2x5', null))).toBe('2x5+1x3 A');
    expect([...form.put(setUp, '1x3', null).pieces]).toEqual([['2x5', '2']]);
    expect([form.pieceOn(setUp, '1x3'), form.pieceOn(setUp, '1x4')]).toEqual(['1x3', undefined]);
  });
});

describe('connect-four', () => {
  const form = setUpFormOf('connect-four');

  it('stacks discs up to six high, and takes them from the top', () => {
    let setUp = form.clear(form.read(gameById('connect-four').initial()));
    expect(form.isStacked).toBe(true);
    expect(form.pieceOn(setUp, 'g')).toBeUndefined();
    for (const disc of 'xooxxoo') setUp = form.put(setUp, 'g', disc);
    expect([setUp.pieces.get('g'), form.pieceOn(setUp, 'g')]).toEqual(['xooxxo', 'o']);
    const lower = form.put(setUp, 'g', null);
    expect([lower.pieces.get('g'), form.pieceOn(lower, 'g')]).toEqual(['xooxx', 'x']);
    expect(form.write({ ...lower, turn: 1 })).toBe('......./......x/......x/......o/......o/......x o');
  });
});

describe('a board that is made smaller', () => {
  it.each([
    ['atari-go', 'X...X/...../..O../...../X.... O 1', { size: '3' }, ['..O', '...', 'X..']],
    ['zabor', 'b...r/..#../b.... r', { width: '3', height: '2' }, ['..#', 'b..']],
  ])('keeps what still has its place: %s', (id, text, options, rows) => {
    const form = setUpFormOf(id);
    const setUp = form.read(gameById(id).parsePosition(text));
    const smaller = form.write({ ...setUp, options: { ...setUp.options, ...options } });
    const [board = '', side] = smaller.split(' ');
    expect([board.split('/'), side]).toEqual([rows, text.split(' ')[1]]);
  });
});

describe('chess', () => {
  const game = gameById('chess');
  const form = setUpFormOf('chess');
  const optionsOf = (fen: string) =>
    Object.fromEntries(
      form.options(form.read(game.parsePosition(fen))).map(({ id, values }) => [id, values]),
    );

  it.each([
    ['r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'],
    ['rnbqkb1r/ppp2ppp/5n2/3Pp3/8/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 1'],
    // A rook further in may castle too: Chess960, where the file names it.
    ['1r2k1r1/8/8/8/8/8/8/RR2K1R1 w GBgb - 0 1'],
  ])('keeps castling and en passant: %s', (fen) => {
    expect(form.write(form.read(game.parsePosition(fen)))).toBe(fen);
  });

  it('offers castling with every rook on the home rank of its king', () => {
    expect(optionsOf('4k2r/8/8/8/8/8/8/RR2K3 w - - 0 1')).toEqual({
      'castling-Q': ['-', 'a1', 'b1'],
      'castling-k': ['-', 'h8'],
    });
  });

  it('offers en passant where a pawn stands ready to capture', () => {
    const pawns = 'rnbqkbnr/pp2pppp/8/2pP4/8/8/PPP1PPPP/RNBQKBNR';
    expect(optionsOf(`${pawns} w - - 0 1`)['en-passant']).toEqual(['-', 'c6']);
    expect(optionsOf(`${pawns} b - - 0 1`)['en-passant']).toBeUndefined();
    expect(optionsOf('4k3/8/8/2p5/8/8/8/4K3 w - - 0 1')['en-passant']).toBeUndefined();
  });

  it.each([
    ['White, towards h, beside its pawn', '4k3/8/8/4Pp2/8/8/8/4K3 w', ['-', 'f6']],
    ['both sides of one pawn', '4k3/8/8/3pPp2/8/8/8/4K3 w', ['-', 'd6', 'f6']],
    ['Black', '4k3/8/8/8/4pP2/8/8/4K3 b', ['-', 'f3']],
    ['nobody whose turn it is not', '4k3/8/8/8/4pP2/8/8/4K3 w', undefined],
    ['nobody over the edge of the board', '4k3/8/8/p7/7P/8/8/4K3 w', undefined],
    ['nobody when the pawn cannot have come there', '4k3/8/5n2/4Pp2/8/8/8/4K3 w', undefined],
    ['nobody when it cannot have stood at home', '4k3/5n2/8/4Pp2/8/8/8/4K3 w', undefined],
    ['nobody beside a pawn of its own', '4k3/8/8/4PP2/8/8/8/4K3 w', undefined],
    ['nobody beside another piece', '4k3/8/8/4Np2/8/8/8/4K3 w', undefined],
  ])('offers en passant to %s', (_who, position, offered) => {
    expect(optionsOf(`${position} - - 0 1`)['en-passant']).toEqual(offered);
  });

  it('offers no castling without the king on his home rank', () => {
    expect(optionsOf('r6r/4k3/8/8/8/8/4K3/R6R w - - 0 1')).toEqual({});
    const bare = form.put(form.clear(form.read(game.initial())), 'h1', 'white-rook');
    expect(form.options(bare)).toEqual([]);
    expect(bare.options).toEqual({});
  });

  it('forgets a right whose rook was taken away', () => {
    const setUp = form.put(form.read(game.initial()), 'h1', null);
    expect(form.write(setUp)).toBe('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w Qkq - 0 1');
  });
});
