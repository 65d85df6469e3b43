/** Compiles a file of AssemblyScript. @returns the bytes of the WebAssembly module. */
export function compileKernel(source: string): Promise<Uint8Array>;
