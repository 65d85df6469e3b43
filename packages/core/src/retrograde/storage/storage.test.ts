import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '../../contract/errors.js';
import { fnv1a } from '../../contract/hash.js';
import { Random } from '../../contract/random.js';
import { NO_VALUE, lostIn, wonIn } from '../values.js';
import { decodeBlock, encodeBlock } from './block.js';
import { TableReader } from './reader.js';
import { writeTable } from './writer.js';

/** Values as tables have them: runs, rows that repeat, noise and gaps. */
const tables: fc.Arbitrary<Int16Array> = fc
  .array(
    fc.record({
      values: fc.array(
        fc.oneof(fc.constantFrom(0, NO_VALUE), fc.nat(120).map(wonIn), fc.nat(15_999).map(lostIn)),
        { minLength: 1, maxLength: 12 },
      ),
      times: fc.integer({ min: 1, max: 40 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) =>
    Int16Array.from(parts.flatMap(({ values, times }) => new Array(times).fill(values).flat() as number[])),
  );

/** A table of a known kind of noise. @param spread the number of distances. */
function noise(length: number, spread: number): Int16Array {
  const random = new Random(spread);
  return Int16Array.from({ length }, () => lostIn(random.below(spread)));
}

describe('compressed table', () => {
  it('gives back every position of any table, one by one and all at once', () => {
    fc.assert(
      fc.property(
        tables,
        fc.boolean(),
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 1, max: 4 }),
        (values, distances, blockEntries, cachedBlocks) => {
          const bytes = writeTable('a class', values, { distances, blockEntries });
          const reader = new TableReader(bytes, cachedBlocks);
          const all = reader.values();
          expect(all.length).toBe(values.length);
          for (const [i, value] of values.entries()) {
            if (value === NO_VALUE) continue;
            const kept = distances ? value : Math.sign(value);
            if (all[i] !== kept || reader.value(i) !== kept) expect([i, all[i], reader.value(i)]).toBe(kept);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('keeps what it is told about itself', () => {
    const bytes = writeTable('král a věž proti králi', noise(1000, 30), { distances: true });
    const { header } = new TableReader(bytes);
    expect(header).toMatchObject({ label: 'král a věž proti králi', size: 1000, hasDistances: true });
    expect(new TableReader(writeTable('', noise(10, 3))).header.hasDistances).toBe(false);
  });

  it('is read from the middle of a larger buffer too', () => {
    const values = noise(5000, 9);
    const bytes = writeTable('x', values, { distances: true });
    const around = new Uint8Array(bytes.length + 20);
    around.set(bytes, 13);
    expect(new TableReader(around.subarray(13, 13 + bytes.length)).values()).toEqual(values);
  });

  it('is small: runs and rows that repeat cost next to nothing, noise little more than its entropy', () => {
    const rows = Int16Array.from({ length: 100_000 }, (_, i) => (i % 62 < 40 ? wonIn(1) : 0));
    expect(writeTable('', rows).length).toBeLessThan(1500);
    expect(writeTable('', new Int16Array(1_000_000)).length).toBeLessThan(5000);
    expect(writeTable('', noise(100_000, 16), { distances: true }).length).toBeLessThan(60_000);
    expect(writeTable('', new Int16Array(100).fill(NO_VALUE)).length).toBeLessThan(100);
  });

  it.each([256, 257, 65_535])('holds %d different values', (count) => {
    const values = Int16Array.from({ length: count }, (_, i) => i - 32_767);
    const options = { distances: true, blockEntries: 500 };
    expect(new TableReader(writeTable('x', values, options)).values()).toEqual(values);
  });

  it('refuses options and indexes out of range', () => {
    const reader = new TableReader(writeTable('x', noise(10, 3)));
    for (const index of [-1, 10, 1.5, Number.NaN]) expect(() => reader.value(index)).toThrow(RangeError);
    expect(() => writeTable('x', noise(10, 3), { blockEntries: 0 })).toThrow('not 0');
    expect(() => writeTable('x', new Int16Array(0))).toThrow('at least one entry');
    expect(() => writeTable('x'.repeat(256), noise(10, 3))).toThrow('at most 255 bytes');
  });
});

/** Error code of opening and reading all of a file; null where there is no error. */
function fault(bytes: Uint8Array): string | null {
  try {
    new TableReader(bytes).values();
    return null;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    expect(error.code).toMatch(/^table-(foreign|version|damaged)$/);
    return error.message;
  }
}

describe('damaged file', () => {
  const goodFile = () => writeTable('KRK', noise(3000, 20), { distances: true, blockEntries: 500 });
  /** Header: 24 bytes, label 3, values 2 x 20, six blocks in the list. */
  const headerBytes = 24 + 3 + 40 + 48;

  it('is found out whichever byte is wrong and wherever it ends', () => {
    const good = goodFile();
    expect(fault(good)).toBeNull();
    expect(new DataView(good.buffer).getUint32(4, true)).toBe(fnv1a(good.subarray(8, headerBytes)));
    for (let i = 0; i < good.length; i++) {
      const bad = good.slice();
      bad[i] = bad[i]! ^ 0x10;
      expect(fault(bad), `byte ${i}`).not.toBeNull();
      expect(fault(good.subarray(0, i)), `${i} bytes`).not.toBeNull();
    }
  });

  it('is named in one clear line', () => {
    const good = goodFile();
    const opened = (bytes: Uint8Array) => () => new TableReader(bytes);
    expect(opened(good.subarray(0, 9))).toThrow(
      expect.objectContaining({ code: 'table-foreign', params: { found: 9 } }),
    );
    expect(opened(good.with(8, 1))).toThrow(
      expect.objectContaining({ code: 'table-version', params: { found: 1, expected: 2 } }),
    );
    expect(opened(good.subarray(0, 50))).toThrow(
      expect.objectContaining({ code: 'table-damaged', params: { at: 50, length: 50 } }),
    );
    const changed = (at: number, byte: number) => good.map((value, i) => (i === at ? byte : value));
    expect(fault(new TextEncoder().encode('{"error": "not found"}'))).toBe(
      'the file of 22 bytes is not an endgame table; expected TEGT and a header of 24 bytes',
    );
    expect(fault(changed(8, 1))).toBe('the endgame table has version 1 of the format; expected version 2');
    const { length } = good;
    const damage = (at: number, what: string) => `the endgame table is damaged at byte ${at} of ${what}`;
    expect(fault(changed(15, 255))).toMatch(/at byte 12 of \d+: 42\d{8} entries$/);
    expect(fault(changed(26, 0))).toBe(damage(4, `${length}: the checksum of the header is wrong`));
    expect(fault(changed(length - 1, 0))).toMatch(/: its block 5 is wrong$/);
    expect(fault(good.subarray(0, length - 1))).toBe(
      damage(length - 1, `${length - 1}: its blocks end at byte ${length}`),
    );
    expect(fault(good.subarray(0, 50))).toBe(damage(50, '50: it ends before its first block'));
  });

  it.each([
    [12, 0, '0 entries'],
    [12, 2 ** 31, '2147483648 entries'],
    [16, 0, '0 entries a block'],
    [16, 2 ** 20 + 1, '1048577 entries a block'],
    [20, 3, 'it has no values'],
  ])('is named by the number of the header that is out of range: at byte %d %d', (at, number, what) => {
    const bad = goodFile();
    new DataView(bad.buffer).setUint32(at, number, true);
    const shown = at === 20 ? 22 : at;
    expect(fault(bad)).toBe(`the endgame table is damaged at byte ${shown} of ${bad.length}: ${what}`);
  });

  it('never crashes or hangs, checksums being right or not', () => {
    const good = goodFile();
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 150 }), fc.nat(140), (junk, at) => {
        expect(fault(junk)).not.toBeNull();
        // Damage in the header and after it, the header's checksum made right again.
        const bad = good.slice();
        bad.set(junk, 24 + at);
        new DataView(bad.buffer).setUint32(4, fnv1a(bad.subarray(8, headerBytes)), true);
        fault(bad);
      }),
    );
  });
});

describe('a block', () => {
  const palette = Int16Array.from([7, 8, 9]);
  const decoded = (bytes: Uint8Array, length: number) => {
    const out = new Int16Array(length);
    return decodeBlock(bytes, palette, out) ? [...out] : null;
  };

  it('is refused with too few entries, and with symbols that have no value', () => {
    const block = encodeBlock(Uint16Array.of(0, 2, 1), palette);
    expect(decoded(block, 3)).toEqual([7, 9, 8]);
    expect(decoded(block, 4)).toBeNull();
    expect(decoded(encodeBlock(Uint16Array.of(0, 3, 1), palette), 3)).toBeNull();
  });

  it('of any bytes is read or refused', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 60 }), (junk) => void decoded(junk, 300)));
  });
});
