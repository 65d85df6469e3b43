import { gameById, gameIds, setUpFormOf } from '@tahoun/catalogue';
import type { SetUpForm } from '@tahoun/games';
import { describe, expect, it } from 'vitest';
import { TAKE_AWAY, applyTool, drawSetUp, movePiece, pieceIcon, targetOf } from './tools.js';

const chess = gameById('chess');
const form = setUpFormOf('chess') as SetUpForm;
const start = form.read(chess.initial());
const pieceAt = (target: string, setUp = start) => form.pieceOn(setUp, target);

describe('setting up', () => {
  const [queen, knight] = [pieceAt('d1') as string, pieceAt('b1') as string];

  it('puts the chosen piece on a square, also over another', () => {
    expect(pieceAt('e4', applyTool(form, start, queen, 'e4'))).toBe(queen);
    expect(pieceAt('b1', applyTool(form, start, queen, 'b1'))).toBe(queen);
  });

  it('takes a piece away with the same piece or the eraser', () => {
    expect(pieceAt('b1', applyTool(form, start, knight, 'b1'))).toBeUndefined();
    expect(pieceAt('b1', applyTool(form, start, TAKE_AWAY, 'b1'))).toBeUndefined();
    expect(form.write(applyTool(form, start, TAKE_AWAY, 'e4'))).toBe(form.write(start));
  });

  it('moves a piece, which takes the place of what lay there', () => {
    const moved = movePiece(form, start, 'd1', 'd8');
    expect([pieceAt('d1', moved), pieceAt('d8', moved)]).toEqual([undefined, queen]);
    expect(movePiece(form, start, 'e4', 'e5')).toBe(start);
    expect(movePiece(form, start, 'd1', 'd1')).toBe(start);
  });

  it('adds a piece to a pile instead of taking one away', () => {
    const stacked = gameIds().find((id) => setUpFormOf(id)?.isStacked === true) as 'connect-four';
    const pile = setUpFormOf(stacked) as SetUpForm;
    const empty = pile.clear(pile.read(gameById(stacked).initial()));
    const piece = pile.palette(empty)[0]?.id as string;
    const target = targetOf(drawSetUp(stacked, pile, empty, { theme: 'light' }, 0).areas[0] as never);
    const two = applyTool(pile, applyTool(pile, empty, piece, target), piece, target);
    const one = applyTool(pile, two, TAKE_AWAY, target);
    expect(pile.write(two)).not.toBe(pile.write(one));
    expect(pile.pieceOn(one, target)).toBe(piece);
    expect(pile.write(applyTool(pile, one, TAKE_AWAY, target))).toBe(pile.write(empty));
  });
});

describe.each(gameIds())('the editor of %s', (id) => {
  const own = setUpFormOf(id) as SetUpForm;
  const initial = own.read(gameById(id).initial());

  it('draws the position from either side', () => {
    for (const bottom of [0, 1] as const)
      expect(drawSetUp(id, own, initial, { theme: 'light' }, bottom).areas.length).toBeGreaterThan(0);
    expect(drawSetUp(id, own, initial, { theme: 'dark' }, 0).content).not.toBe(
      drawSetUp(id, own, initial, { theme: 'light' }, 0).content,
    );
  });

  it('shows each piece of the palette as a square of the board', () => {
    if (own.isHeap) return;
    const icons = own
      .palette(initial)
      .map(({ id: piece }) => pieceIcon(id, own, initial, piece, { theme: 'light' }));
    for (const { viewBox } of icons) {
      const [, , width, height] = viewBox.split(' ').map(Number);
      expect(width).toBeGreaterThan(0);
      expect(height).toBe(width);
    }
    expect(new Set(icons.map(({ content }) => content)).size).toBe(icons.length);
  });
});
