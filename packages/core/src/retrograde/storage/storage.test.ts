import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '../../errors.js';
import { Random } from '../../random.js';
import { NO_VALUE, lostIn, wonIn } from '../values.js';
import { BitReader, BitWriter } from './bits.js';
import { decodeBlock, sizeKinds } from './block.js';
import { crc32 } from './format.js';
import { HuffmanDecoder, MAX_CODE_LENGTH, canonicalCodes, codeLengths } from './huffman.js';
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

/** A table of a known kind of noise. @param spread how many distances there are. */
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
        fc.integer({ min: 2, max: 300 }),
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

  it('is small: runs and rows that repeat cost next to nothing, noise its entropy', () => {
    const rows = Int16Array.from({ length: 100_000 }, (_, i) => (i % 62 < 40 ? wonIn(1) : 0));
    expect(writeTable('', rows).length).toBeLessThan(1000);
    expect(writeTable('', new Int16Array(1_000_000)).length).toBeLessThan(2000);
    expect(writeTable('', noise(100_000, 16), { distances: true }).length).toBeLessThan(51_500);
    expect(writeTable('', new Int16Array(100).fill(NO_VALUE)).length).toBeLessThan(100);
  });

  it('holds as many different values as there is room for', () => {
    const values = Int16Array.from({ length: 32_759 }, (_, i) => i - 16_000);
    const options = { distances: true, blockEntries: 500 };
    expect(new TableReader(writeTable('x', values, options)).values()).toEqual(values);
    const more = Int16Array.from({ length: 32_760 }, (_, i) => i - 16_000);
    expect(() => writeTable('x', more, options)).toThrow('too many different values: 32760');
  });

  it('refuses options and indexes out of range', () => {
    const reader = new TableReader(writeTable('x', noise(10, 3)));
    for (const index of [-1, 10, 1.5, Number.NaN]) expect(() => reader.value(index)).toThrow(RangeError);
    expect(() => writeTable('x', noise(10, 3), { blockEntries: 1 })).toThrow('not 1');
    expect(() => writeTable('x', new Int16Array(0))).toThrow('at least one entry');
    expect(() => writeTable('x'.repeat(256), noise(10, 3))).toThrow('at most 255 bytes');
    const different = Int16Array.from({ length: 65_535 }, (_, i) => i - 32_767);
    expect(() => writeTable('x', different, { distances: true })).toThrow('too many different values: 65535');
  });
});

/** What opening and reading all of a file comes to. */
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
  /** Header: 24 bytes, label 3, values 2 x 20, codes 20 + 1 + 2 x 9, six blocks in the list. */
  const headerBytes = 24 + 3 + 40 + 39 + 48;

  it('is found out whichever byte is wrong and wherever it ends', () => {
    const good = goodFile();
    expect(fault(good)).toBeNull();
    expect(new DataView(good.buffer).getUint32(4, true)).toBe(crc32(good.subarray(8, headerBytes)));
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
    expect(opened(good.with(8, 2))).toThrow(
      expect.objectContaining({ code: 'table-version', params: { found: 2, expected: 1 } }),
    );
    expect(opened(good.subarray(0, 50))).toThrow(
      expect.objectContaining({ code: 'table-damaged', params: { at: 50, length: 50 } }),
    );
    const changed = (at: number, byte: number) => good.map((value, i) => (i === at ? byte : value));
    expect(fault(new TextEncoder().encode('{"error": "not found"}'))).toBe(
      'the file of 22 bytes is not an endgame table; expected TEGT and a header of 24 bytes',
    );
    expect(fault(changed(8, 2))).toBe('the endgame table has version 2 of the format; expected version 1');
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
    [16, 1, '1 entries a block'],
    [16, 65_537, '65537 entries a block'],
    [20, 3, '0 different values'],
    [20, (65_535 << 16) | 3, '65535 different values'],
    // With nine kinds of lengths beside them there is room for 32,759.
    [20, (32_760 << 16) | 3, '32760 different values'],
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
        new DataView(bad.buffer).setUint32(4, crc32(bad.subarray(8, headerBytes)), true);
        fault(bad);
      }),
    );
    const lengths = fc.array(fc.integer({ min: 0, max: 15 }), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), lengths, lengths, (junk, forTokens, forDistances) => {
        const decoders = [forTokens, forDistances].map((list) => {
          const used = codeLengths(list.map((length) => (length === 0 ? 0 : 2 ** length)));
          return new HuffmanDecoder(used);
        }) as [HuffmanDecoder, HuffmanDecoder];
        const palette = Int16Array.from([1, 2, 3]);
        decodeBlock(new BitReader(junk), ...decoders, palette, new Int16Array(300));
      }),
    );
  });
});

describe('parts of the format', () => {
  it('blocks: a copy from before the beginning, or past the end, is refused', () => {
    // Tokens: the symbol 7 is bit 0; bit 1 and one further bit a copy of 2 or 3. Distances: bit 0 the last.
    const tokens = new HuffmanDecoder(Uint8Array.from([1, 0, 1]));
    const distances = new HuffmanDecoder(Uint8Array.from([1, 0, 1]));
    const decoded = (bits: string, length: number) => {
      const writer = new BitWriter();
      for (const bit of bits) writer.write(Number(bit), 1);
      const out = new Int16Array(length);
      const isBlock = decodeBlock(new BitReader(writer.take()), tokens, distances, Int16Array.of(7), out);
      return isBlock ? [...out] : null;
    };
    expect(decoded('0' + '100', 3)).toEqual([7, 7, 7]);
    expect(decoded('0' + '0' + '1110', 5)).toEqual([7, 7, 7, 7, 7]);
    expect(decoded('0' + '1110', 4)).toBeNull();
    expect(decoded('100', 2)).toBeNull();
    expect(decoded('0' + '110', 3)).toBeNull();
  });

  it('checksum: the check value of CRC-32', () => {
    expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  });

  it('bits are read as they were written', () => {
    const numbers = fc.array(
      fc.nat(24).chain((width) => fc.tuple(fc.nat(2 ** width - 1), fc.constant(width))),
    );
    fc.assert(
      fc.property(numbers, (written) => {
        const writer = new BitWriter();
        for (const [value, width] of written) writer.write(value, width);
        const reader = new BitReader(writer.take());
        expect(written.map(([, width]) => reader.read(width))).toEqual(written.map(([value]) => value));
        expect(reader.isOverrun).toBe(false);
        reader.read(8);
        expect(reader.isOverrun).toBe(true);
      }),
    );
  });

  it('codes are prefix-free, within the limit, and shorter for frequent symbols', () => {
    // Fibonacci numbers make the longest codes of all.
    const fibonacci = [1, 1];
    while (fibonacci.length < 40) fibonacci.push(fibonacci.at(-1)! + fibonacci.at(-2)!);
    for (const frequencies of [fibonacci, [5], [0, 7, 0], [1, 1, 1], [0, 0]]) {
      const lengths = codeLengths(frequencies);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(MAX_CODE_LENGTH);
      const codes = canonicalCodes(lengths);
      const decoder = new HuffmanDecoder(lengths);
      for (const [symbol, length] of lengths.entries()) {
        expect(length > 0).toBe(frequencies[symbol]! > 0);
        if (length === 0) continue;
        const writer = new BitWriter();
        writer.write(codes[symbol]!, length);
        expect(decoder.read(new BitReader(writer.take()))).toBe(symbol);
      }
    }
    expect([...codeLengths([8, 1, 2, 4])]).toEqual([1, 3, 3, 2]);
    expect(() => new HuffmanDecoder(Uint8Array.from([1, 1, 1]))).toThrow(RangeError);
    expect(() => new HuffmanDecoder(Uint8Array.from([16, 1]))).toThrow(RangeError);
    expect(sizeKinds(2)).toBe(1);
    expect(sizeKinds(65_536)).toBe(16);
  });
});
