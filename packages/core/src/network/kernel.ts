import { jsKernel } from './js-kernel.js';
import { KERNEL_BASE64 } from './kernel-bytes.js';

/** The inner loops of a network over a memory of its own. All addresses and lengths are bytes. */
export interface Kernel {
  readonly memory: ArrayBuffer;
  /**
   * Adds the first `added` of the listed rows of int16 to an accumulator and subtracts the `removed` after them.
   * @param rows where the list is: addresses, 32 bits each. @param bytes of a row, a multiple of 64.
   */
  update(accumulator: number, rows: number, added: number, removed: number, bytes: number): void;
  /** The sum of weight times square of each neuron, cut to 0 to `one` before; 32 bits. */
  output(accumulator: number, weights: number, bytes: number, one: number): number;
}

const PAGE = 65_536;

/**
 * A kernel in WebAssembly with SIMD, or in JavaScript where a host cannot compile it: both give the same bits.
 * @param compiled for hosts that load modules but do not compile them from bytes.
 */
export function createKernel(bytes: number, compiled?: WebAssembly.Module): Kernel {
  try {
    const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
    const module = compiled ?? new WebAssembly.Module(kernelBytes());
    const { exports } = new WebAssembly.Instance(module, { env: { memory } });
    const { update, output } = exports as unknown as Pick<Kernel, 'update' | 'output'>;
    return { memory: memory.buffer, update, output };
  } catch {
    return jsKernel(bytes);
  }
}

function kernelBytes(): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(KERNEL_BASE64), (character) => character.charCodeAt(0));
}
