import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import asc from 'assemblyscript/asc';

const FLAGS = ['--enable', 'simd', '--runtime', 'stub', '--importMemory', '--noAssert', '-O3'];

/** Compiles `network.ts`. @returns the bytes of the WebAssembly module. */
export async function compileKernel() {
  let bytes;
  const writeFile = (_name, contents) => {
    bytes = contents;
  };
  const args = ['network.ts', '--outFile', 'network.wasm', '--baseDir', import.meta.dirname, ...FLAGS];
  const { error, stderr } = await asc.main(args, { writeFile });
  if (error !== null) throw new Error(stderr.toString());
  return bytes;
}

if (process.argv[1] === import.meta.filename) {
  const base64 = Buffer.from(await compileKernel()).toString('base64');
  const lines = base64.match(/.{1,100}/g).map((line) => `  '${line}',`);
  writeFileSync(
    join(import.meta.dirname, '../src/network/kernel-bytes.ts'),
    `/** The WebAssembly module made from \`kernel/network.ts\` by \`pnpm run kernel\`, in base64. */\nexport const KERNEL_BASE64 = [\n${lines.join('\n')}\n].join('');\n`,
  );
}
