/** Compiles `network.ts`. @returns the bytes of the WebAssembly module. */
export function compileKernel(): Promise<Uint8Array>;
