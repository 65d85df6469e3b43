import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * Milliseconds from the start of the command line to its answer, and how many times those of `node -e 0`, which is
 * started beside each. Trees that are built elsewhere, such as an older version, take turns with each other.
 *
 *     npx node bench/src/start-up.ts [FOLDER...]
 */
const ROUNDS = 20;
const QUESTIONS = [
  '--version',
  '--help',
  'games',
  'moves chess',
  'moves zabor',
  'best-move chess --nodes 1000',
  'uci',
];
const folders = process.argv.length > 2 ? process.argv.slice(2) : [resolve(import.meta.dirname, '../..')];

/** Until the process has ended, or has said `uciok` where it is sent `uci`. */
async function startUp(args: readonly string[], language: string): Promise<number> {
  const begin = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, LANG: language, LC_ALL: language },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  if (args.at(-1) !== 'uci') {
    child.stdout.resume();
    await ended;
    return performance.now() - begin;
  }
  child.stdin.write('uci\n');
  for await (const line of createInterface(child.stdout)) if (line === 'uciok') break;
  const ms = performance.now() - begin;
  child.stdin.end('quit\n');
  await ended;
  return ms;
}

const best = (values: readonly number[]) => Math.min(...values).toFixed(0);
const median = (values: readonly number[], digits = 0) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!.toFixed(digits);

for (const language of ['C', 'cs_CZ.UTF-8']) {
  for (const question of QUESTIONS) {
    const [nodes, ...trees] = [[], ...folders.map(() => [])] as number[][];
    const ratios = folders.map((): number[] => []);
    for (let round = 0; round < ROUNDS; round++) {
      const node = await startUp(['-e', '0'], language);
      nodes!.push(node);
      for (const [index, folder] of folders.entries()) {
        const ms = await startUp(
          [resolve(folder, 'apps/cli/bin/tahoun.mjs'), ...question.split(' ')],
          language,
        );
        trees[index]!.push(ms);
        ratios[index]!.push(ms / node);
      }
    }
    const told = trees.map((all, index) => `${best(all)} (${median(all)}, ${median(ratios[index]!, 1)} x)`);
    console.log(`${language} ${question}: node ${best(nodes!)} (${median(nodes!)}); ${told.join('; ')}`);
  }
}
