import { describe, expect, it } from 'vitest';
import { type FigureNode, drawTree } from './index.js';

const plain: FigureNode = {
  id: 0,
  isMax: true,
  phase: 'done',
  isCurrent: false,
  isSelected: false,
  isBest: false,
  label: '',
  before: '',
  value: '',
  after: '',
  room: '',
  note: '',
  noteRoom: '',
  folded: 0,
  children: [],
};

const leaf = (id: number, more: Partial<FigureNode> = {}): FigureNode => ({
  ...plain,
  id,
  isMax: false,
  label: `m${id}`,
  value: String(id),
  room: String(id),
  ...more,
});

const textOf = (svg: string) => svg.replace(/<[^>]+>/g, '~').replace(/~+/g, '~');
const count = (svg: string, part: string) => svg.split(part).length - 1;

describe('a tree as a figure', () => {
  it('tells the sides by shape, and names the levels', () => {
    const { content } = drawTree(
      { ...plain, children: [leaf(1), leaf(2)] },
      { levels: { max: 'MAX', min: 'MIN' } },
    );
    expect(count(content, 'rx="1.5"')).toBe(1);
    expect(count(content, 'rx="13"')).toBe(2);
    expect(textOf(content)).toMatch(/^~MAX~MIN~/);
  });

  it('has windows, values and notes, escaped', () => {
    const cut = {
      before: '<3',
      value: '5',
      after: '7>',
      room: '<3 | 5 | 7>',
      note: '5 ≥ β & 3',
      noteRoom: '',
    };
    const { content } = drawTree({ ...plain, ...cut });
    expect(textOf(content)).toContain('~&lt;3 | ~5~ | 7&gt;~');
    expect(textOf(content)).toContain('5 ≥ β &amp; 3');
  });

  it('has cut branches dashed, and crosses only the first of them', () => {
    const cut = leaf(1, { phase: 'cut', children: [leaf(2, { phase: 'cut' })] });
    const { content } = drawTree({ ...plain, children: [cut] });
    // Two branches and two nodes; two strokes of the cross.
    expect(count(content, 'stroke-dasharray')).toBe(4);
    expect(count(content, 'stroke-width="2"')).toBe(2);
  });

  it('marks the best line, where the search stands and what is looked at', () => {
    const drawn = (more: Partial<FigureNode>) =>
      drawTree({ ...plain, isBest: true, children: [leaf(1, more)] }).content;
    expect(count(drawn({ isBest: true }), 'stroke-width="3.5"')).toBe(1);
    expect(count(drawn({}), 'stroke-width="3.5"')).toBe(0);
    expect(count(drawn({ isCurrent: true }), 'fill="none"')).toBe(1);
    expect(count(drawn({ isCurrent: true, isSelected: true }), 'fill="none"')).toBe(2);
  });

  it('says how much is folded away', () => {
    expect(textOf(drawTree({ ...plain, folded: 12 }).content)).toContain('+12');
  });

  it('shows the rest of many children in a shape of no side', () => {
    const { content } = drawTree({
      ...plain,
      children: [leaf(1, { rest: 35, label: '', value: '+35' })],
    });
    expect(textOf(content)).toContain('+35');
    expect(count(content, 'rx="6"')).toBe(1);
    expect(count(content, 'rx="13"')).toBe(0);
  });

  it('keeps its places while the search goes on', () => {
    const at = (value: string, note: string) =>
      drawTree({
        ...plain,
        children: [leaf(1, { value, room: '−10.5', note, noteRoom: '5 ≥ β 3' }), leaf(2)],
      });
    expect(at('', '').places).toEqual(at('−10.5', '5 ≥ β 3').places);
    expect(at('', '').height).toBe(at('−10.5', '5 ≥ β 3').height);
  });

  it('gives every node a place of its own inside the picture', () => {
    const children = Array.from({ length: 9 }, (_, i) => leaf(i + 1, { room: '0'.repeat(i + 1) }));
    const { places, width, height } = drawTree({ ...plain, children });
    expect(places.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (const [i, place] of places.slice(1).entries()) {
      expect(place.x).toBeGreaterThanOrEqual(0);
      expect(place.x + place.width).toBeLessThanOrEqual(places[i + 2]?.x ?? width);
      expect(place.y + place.height).toBeLessThanOrEqual(height);
    }
  });

  it('is drawn in both colours', () => {
    expect(drawTree(plain, { theme: 'dark' }).content).not.toBe(drawTree(plain).content);
  });
});
