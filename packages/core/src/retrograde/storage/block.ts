import { type BitReader, BitWriter } from './bits.js';
import { type HuffmanDecoder, canonicalCodes, codeLengths } from './huffman.js';
import { MatchFinder, type StepSink } from './matches.js';

/**
 * How a block of a table is written: a row of *tokens*. Token s below the number of symbols is the
 * symbol s. Token `symbols + j` is a copy of 2^j to 2^(j+1) - 1 entries: j further bits for the length,
 * then the distance back. Distance 0 is that of the copy before (1 at first); distance 1 + j is 2^j to
 * 2^(j+1) - 1, with j further bits. Tokens and distances have a Huffman code each, the same for all
 * blocks of a file; the further bits have none.
 */

/** How many kinds of lengths, or of distances but for 0, there are. @param blockEntries 2 or more. */
export function sizeKinds(blockEntries: number): number {
  return 32 - Math.clz32(blockEntries - 1);
}

/** The kind of a length or a distance: its highest bit. */
const kindOf = (size: number) => 31 - Math.clz32(size);

/** Lengths of the codes of tokens and of distances. */
export interface BlockCodes {
  readonly tokens: Uint8Array;
  readonly distances: Uint8Array;
}

/** Writes blocks. Shown every block first, it finds the codes that suit all of them. */
export class BlockEncoder {
  readonly codes: BlockCodes;
  readonly #finder: MatchFinder;
  readonly #bits = new BitWriter();
  readonly #tokenCodes: Int32Array;
  readonly #distanceCodes: Int32Array;

  /** @param blocks lists all the blocks, as often as asked. @param symbols how many there are. */
  constructor(
    blocks: () => Iterable<Int32Array>,
    readonly symbols: number,
    blockEntries: number,
  ) {
    const occurrences = new Array<number>(symbols).fill(0);
    for (const block of blocks()) for (const symbol of block) occurrences[symbol]!++;
    // No code is shorter than a bit, however frequent its symbol.
    this.#finder = new MatchFinder(Math.max(1, entropy(occurrences)));

    const tokens = new Array<number>(symbols + sizeKinds(blockEntries)).fill(0);
    const distances = new Array<number>(1 + sizeKinds(blockEntries)).fill(0);
    for (const block of blocks()) {
      this.#split(
        block,
        (token) => tokens[token]!++,
        (distance) => distances[distance]!++,
      );
    }
    this.codes = { tokens: codeLengths(tokens), distances: codeLengths(distances) };
    this.#tokenCodes = canonicalCodes(this.codes.tokens);
    this.#distanceCodes = canonicalCodes(this.codes.distances);
  }

  encode(block: Int32Array): Uint8Array {
    const { tokens, distances } = this.codes;
    const bits = this.#bits;
    this.#split(
      block,
      (token, extra, width) => {
        bits.write(this.#tokenCodes[token]!, tokens[token]!);
        bits.write(extra, width);
      },
      (distance, extra, width) => {
        bits.write(this.#distanceCodes[distance]!, distances[distance]!);
        bits.write(extra, width);
      },
    );
    return bits.take();
  }

  /** Hands a block's tokens and distances over in order, each with its further bits. */
  #split(
    block: Int32Array,
    onToken: (token: number, extra: number, width: number) => void,
    onDistance: (distance: number, extra: number, width: number) => void,
  ): void {
    let last = 1;
    const sink: StepSink = {
      literal: (symbol) => onToken(symbol, 0, 0),
      copy: (length, distance) => {
        const lengthKind = kindOf(length);
        onToken(this.symbols + lengthKind, length - (1 << lengthKind), lengthKind);
        const kind = kindOf(distance);
        if (distance === last) onDistance(0, 0, 0);
        else onDistance(1 + kind, distance - (1 << kind), kind);
        last = distance;
      },
    };
    this.#finder.split(block, sink);
  }
}

/** Bits a symbol by the best code that looks at nothing else. */
function entropy(occurrences: readonly number[]): number {
  const all = occurrences.reduce((sum, count) => sum + count, 0);
  return occurrences.reduce((sum, count) => sum + (count && (count / all) * Math.log2(all / count)), 0);
}

/**
 * Reads a block into `out`, each symbol as `palette` says, until it is full.
 * @returns false where the bits are no such block; `out` then holds anything.
 */
export function decodeBlock(
  bits: BitReader,
  tokens: HuffmanDecoder,
  distances: HuffmanDecoder,
  palette: Int16Array,
  out: Int16Array,
): boolean {
  let last = 1;
  for (let i = 0; i < out.length; ) {
    const token = tokens.read(bits);
    if (token < 0) return false;
    if (token < palette.length) {
      out[i++] = palette[token]!;
      continue;
    }
    const lengthKind = token - palette.length;
    const end = i + (1 << lengthKind) + bits.read(lengthKind);
    const distance = distances.read(bits);
    if (distance > 0) last = (1 << (distance - 1)) + bits.read(distance - 1);
    if (distance < 0 || last > i || end > out.length) return false;
    for (; i < end; i++) out[i] = out[i - last]!;
  }
  return !bits.isOverrun;
}
