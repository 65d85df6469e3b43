import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Line, readLines } from './lines.js';

async function split(chunks: readonly string[], maxLength: number): Promise<Line[]> {
  const lines: Line[] = [];
  async function* stream() {
    yield* chunks;
  }
  for await (const line of readLines(stream(), maxLength)) lines.push(line);
  return lines;
}

it('splits wherever the chunks end', async () => {
  expect(await split(['on', 'e\ntw', 'o\n\nthree'], 10)).toEqual([
    { text: 'one' },
    { text: 'two' },
    { text: '' },
    { text: 'three' },
  ]);
});

it('drops a long line, and only that', async () => {
  const tooLong = { tooLong: true };
  expect(await split(['aa\nbbbb', 'bb\nc'], 5)).toEqual([{ text: 'aa' }, tooLong, { text: 'c' }]);
  expect(await split(['bbbbbb\nc\n'], 5)).toEqual([tooLong, { text: 'c' }]);
  expect(await split(['c\nbbb', 'bbb'], 5)).toEqual([{ text: 'c' }, tooLong]);
});

it('agrees with String.split', async () => {
  const piece = fc.stringMatching(/^[ab\n]{0,6}$/);
  await fc.assert(
    fc.asyncProperty(fc.array(piece), async (chunks) => {
      const expected = chunks.join('').split('\n');
      if (expected.at(-1) === '') expected.pop();
      expect(await split(chunks, 1000)).toEqual(expected.map((text) => ({ text })));
    }),
  );
});
