/** The inner loops of a network over a memory of its own. All addresses and lengths are bytes. */
export interface Kernel {
  readonly memory: ArrayBuffer;
  /**
   * Adds the first `added` of the listed rows of int16 to an accumulator and subtracts the `removed` after them.
   * @param rows address of the list of addresses, 32 bits each. @param bytes of a row, a multiple of 64.
   */
  update(accumulator: number, rows: number, added: number, removed: number, bytes: number): void;
  /** The sum of weight times square of each neuron, cut to 0 to `one` before; 32 bits. */
  output(accumulator: number, weights: number, bytes: number, one: number): number;
}

/** `kernel/network.ts` in plain JavaScript, for hosts without WebAssembly; some twenty times slower. */
export function jsKernel(bytes: number): Kernel {
  const memory = new ArrayBuffer(bytes);
  const numbers = new Int16Array(memory);
  const addresses = new Uint32Array(memory, 0, bytes >> 2);
  return {
    memory,

    update(accumulator, rows, added, removed, length) {
      const to = accumulator >> 1;
      const width = length >> 1;
      const first = rows >> 2;
      for (let row = first; row < first + added; row++) {
        const from = addresses[row]! >> 1;
        for (let i = 0; i < width; i++) numbers[to + i] = numbers[to + i]! + numbers[from + i]!;
      }
      for (let row = first + added; row < first + added + removed; row++) {
        const from = addresses[row]! >> 1;
        for (let i = 0; i < width; i++) numbers[to + i] = numbers[to + i]! - numbers[from + i]!;
      }
    },

    output(accumulator, weights, length, one) {
      const at = accumulator >> 1;
      const from = weights >> 1;
      const width = length >> 1;
      let sum = 0;
      for (let i = 0; i < width; i++) {
        const value = Math.min(Math.max(numbers[at + i]!, 0), one);
        // As int16: the product wraps there.
        const weighted = (Math.imul(value, numbers[from + i]!) << 16) >> 16;
        sum = (sum + Math.imul(weighted, value)) | 0;
      }
      return sum;
    },
  };
}
