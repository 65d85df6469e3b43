import { type Kernel, jsKernel } from './js-kernel.js';
import { KERNEL_BASE64 } from './kernel-bytes.js';

const PAGE = 65_536;

/** A kernel in WebAssembly with SIMD, or in JavaScript where a host cannot compile it: both give the same bits. */
export function createKernel(bytes: number): Kernel {
  try {
    const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(kernelBytes()), { env: { memory } });
    const { update, output } = exports as unknown as Pick<Kernel, 'update' | 'output'>;
    return { memory: memory.buffer, update, output };
  } catch {
    return jsKernel(bytes);
  }
}

function kernelBytes(): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(KERNEL_BASE64), (character) => character.charCodeAt(0));
}
