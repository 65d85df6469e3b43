import { describe, expect, it } from 'vitest';
import { type ChartLine, drawChart } from './index.js';

describe('a chart', () => {
  const chart = (...series: ChartLine[]) =>
    drawChart(series, { steps: 'depth', formatted: String, theme: 'light' }).content;
  const lines = (content: string) =>
    [...content.matchAll(/points="([^"]*)"/g)].map(([, points = '']) =>
      points.split(' ').map((point) => point.split(',').map(Number) as [number, number]),
    );
  const labels = (content: string) =>
    [...content.matchAll(/<text [^>]*y="(\d+)"[^>]*>(one|two|three)</g)].map(([, y]) => Number(y));

  it('is logarithmic: ten times as much is as far each time', () => {
    const [[one, two, three] = []] = lines(chart({ name: 'one', values: [1, 10, 100] }));
    const [up, further] = [(one?.[1] ?? 0) - (two?.[1] ?? 0), (two?.[1] ?? 0) - (three?.[1] ?? 0)];
    expect(up).toBeGreaterThan(0);
    expect(further).toBeCloseTo(up, 0);
    expect((three?.[0] ?? 0) - (two?.[0] ?? 0)).toBeCloseTo((two?.[0] ?? 0) - (one?.[0] ?? 0), 0);
  });

  it('has a grid of powers of ten around all values, those below one too', () => {
    const powers = (content: string) =>
      [...content.matchAll(/text-anchor="end"[^>]*>([^<]*)</g)].map(([, text]) => Number(text));
    expect(powers(chart({ name: 'one', values: [25, 545] }))).toEqual([1, 10, 100, 1000]);
    expect(powers(chart({ name: 'one', values: [0.02, 5] }))).toEqual([0.01, 0.1, 1, 10]);
    expect(powers(chart())).toEqual([1, 10]);
  });

  it('leaves out what is not known, and a line without any', () => {
    const content = chart({ name: 'one', values: [1, null, 100] }, { name: 'two', values: [null, null] });
    expect(lines(content).map(({ length }) => length)).toEqual([2]);
    expect(labels(content)).toHaveLength(1);
  });

  it('writes names that end at the same place under each other', () => {
    const values = [1, 10, 100];
    const at = labels(chart({ name: 'one', values }, { name: 'two', values }, { name: 'three', values }));
    const sorted = at.sort((a, b) => a - b);
    expect(sorted).toHaveLength(3);
    expect((sorted[1] as number) - (sorted[0] as number)).toBeGreaterThanOrEqual(14);
    expect((sorted[2] as number) - (sorted[1] as number)).toBeGreaterThanOrEqual(14);
  });

  it('tells its lines apart by marks and dashes too', () => {
    const values = [1, 10];
    const content = chart({ name: 'one', values }, { name: 'two', values }, { name: 'three', values });
    expect(new Set([...content.matchAll(/stroke-dasharray="([^"]*)"/g)].map(([, dash]) => dash)).size).toBe(
      3,
    );
    expect(content).toContain('<circle');
    expect(content).toContain('rotate(45');
    const alike = chart({ name: 'one', values }, { name: 'two', values, look: { colour: 0, dash: 0 } });
    expect(new Set([...alike.matchAll(/stroke-dasharray="([^"]*)"/g)].map(([, dash]) => dash)).size).toBe(1);
  });

  it('has an even scale where its range is given, and keeps what is beyond within it', () => {
    const line = { name: 'one', values: [0, 50, 100, 900] };
    const options = { steps: 'ply', formatted: String, theme: 'light', range: [0, 100] } as const;
    const [[one, two, three, four] = []] = lines(drawChart([line], options).content);
    expect((one?.[1] ?? 0) - (two?.[1] ?? 0)).toBeCloseTo((two?.[1] ?? 0) - (three?.[1] ?? 0), 1);
    expect(four?.[1]).toBe(three?.[1]);
  });

  it('signs the places that are to be signed instead of marking every step, and names them below the upper edge', () => {
    const line = {
      name: 'one',
      values: [0, 1, -1, 0],
      signs: [1, 2].map((at) => ({ at, text: `sign ${at}` })),
    };
    const options = { steps: 'ply', formatted: String, theme: 'light', range: [-1, 1] } as const;
    const { content } = drawChart([line], options);
    const heights = [...content.matchAll(/<circle [^>]*cy="([^"]*)"/g)].map(([, y]) => Number(y));
    const words = [...content.matchAll(/y="(\d+)"[^>]*>sign \d</g)].map(([, y]) => Number(y));
    expect(heights).toHaveLength(2);
    expect(content).not.toContain('<rect');
    expect(words[0]).toBeGreaterThan(heights[0] as number);
    expect(words[1]).toBeLessThan(heights[1] as number);
  });

  it('leaves room for its words in every size', () => {
    const values = Array.from({ length: 60 }, (_, at) => at);
    const options = { steps: 'ply', formatted: () => 'a long word', theme: 'light', range: [0, 60] } as const;
    const size = { width: 360, height: 200 };
    const { content, width } = drawChart([{ name: '', values }], { ...options, size });
    const numbers = [...content.matchAll(/x="(\d+)"[^>]*>\d+</g)].map(([, x]) => Number(x));
    expect(width).toBe(360);
    expect(lines(content)[0]?.[0]?.[0]).toBeGreaterThan(7 * 'a long word'.length);
    expect((numbers[1] as number) - (numbers[0] as number)).toBeGreaterThanOrEqual(24);
  });

  it('numbers few of many steps, and marks none of them', () => {
    const values = Array.from({ length: 200 }, (_, at) => at + 1);
    const content = chart({ name: 'one', values });
    expect(content.match(/text-anchor="middle"/g)?.length).toBeLessThanOrEqual(21);
    expect(content).not.toContain('<rect');
  });
});
