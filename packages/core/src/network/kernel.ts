import { type Kernel, jsKernel } from './js-kernel.js';
import { KERNEL_BASE64 } from './kernel-bytes.js';

const PAGE = 65_536;

let imported: WebAssembly.Module | undefined;

/**
 * Gives the module of `@tahoun/core/kernel.wasm` to kernels made afterwards. Only hosts need it that compile no
 * WebAssembly from bytes, such as Cloudflare Workers. @param module a `WebAssembly.Module`
 */
export function useKernel(module: object): void {
  imported = module as WebAssembly.Module;
}

/** A kernel in WebAssembly with SIMD, or in JavaScript where a host cannot compile it: both give the same bits. */
export function createKernel(bytes: number): Kernel {
  try {
    const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
    const module = imported ?? new WebAssembly.Module(kernelBytes());
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
