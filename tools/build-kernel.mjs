import { writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import asc from 'assemblyscript/asc';

const FLAGS = ['--enable', 'simd', '--runtime', 'stub', '--importMemory', '--noAssert', '-O3'];

/** Compiles a file of AssemblyScript. @returns the bytes of the WebAssembly module. */
export async function compileKernel(source) {
  let bytes;
  const writeFile = (_name, contents) => {
    bytes = contents;
  };
  const args = [basename(source), '--outFile', 'kernel.wasm', '--baseDir', dirname(source), ...FLAGS];
  const { error, stderr } = await asc.main(args, { writeFile });
  if (error !== null) throw new Error(stderr.toString());
  return bytes;
}

/** Compiles a file and writes the module in base64, as a source of its package. @returns its bytes. */
async function writeKernel(source, to) {
  const bytes = await compileKernel(source);
  const base64 = Buffer.from(bytes).toString('base64');
  const lines = base64.match(/.{1,100}/g).map((line) => `  '${line}',`);
  const made = `made from \`kernel/${basename(source)}\` by \`node tools/build-kernel.mjs\``;
  const text = `The WebAssembly module ${made}, in base64.`;
  writeFileSync(to, `/** ${text} */\nexport const KERNEL_BASE64 = [\n${lines.join('\n')}\n].join('');\n`);
  return bytes;
}

if (process.argv[1] === import.meta.filename) {
  const [core, workshop] = ['core', 'workshop'].map((name) => join(import.meta.dirname, '../packages', name));
  const network = await writeKernel(
    join(core, 'kernel/network.ts'),
    join(core, 'src/network/kernel-bytes.ts'),
  );
  writeFileSync(join(core, 'kernel/network.wasm'), network);
  await writeKernel(join(workshop, 'kernel/training.ts'), join(workshop, 'src/learn/kernel-bytes.ts'));
}
