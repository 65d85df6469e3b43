import { InputError, Random, type Side, legalMoves } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import type { SetUp } from './set-up.js';
import { GAME_IDS, gameById, setUpFormOf } from './testing/all-games.js';
import { suggestedStarts } from './testing/starts.js';

/** What every game's form has to keep. */
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
        const moves = legalMoves(position);
        if (moves.length === 0) break;
        position.makeMove(moves[random.below(moves.length)] as number);
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
        // What is possible is written as the game itself writes it.
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
      const place = form.isHeap ? piece : (places[random.below(places.length)] as string);
      setUp = form.put(setUp, place, piece);
    }
    for (const { id: option, values } of form.options(setUp)) {
      const value = values[random.below(values.length)] as string;
      setUp = { ...setUp, options: { ...setUp.options, [option]: value } };
    }
    return { ...setUp, turn: random.below(2) as Side };
  }
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

  it('forgets a right whose rook was taken away', () => {
    const setUp = form.put(form.read(game.initial()), 'h1', null);
    expect(form.write(setUp)).toBe('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w Qkq - 0 1');
  });
});
