import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { SHAPE_NAMES, type Speed, measure } from './six-shapes/shapes.ts';

/**
 * What it costs the strong search to meet many position classes: V8 compiles it for the shapes that a
 * thread has met, and from the fifth on it gives that up. Each shape is searched (a) in one thread after
 * the others, and once more when all have been there, (b) in a thread of its own within one process,
 * (c) alone in a fresh process. The best of some rounds, taken in turns, as the machine may be busy.
 *
 *     npx node bench/src/six-shapes.ts [rounds, default 3]
 */
const SCRIPT = fileURLToPath(import.meta.url);
const WAYS = ['in turn', 'once more', 'own thread', 'alone'] as const;
type Way = (typeof WAYS)[number];

if (!isMainThread) parentPort?.postMessage(measure(workerData));
else if (process.argv[2] === 'same-thread') print([...SHAPE_NAMES, ...SHAPE_NAMES].map(measure));
else if (process.argv[2] === 'own-threads') print(await inOwnThreads());
else if (process.argv[2] === 'alone') print([measure(process.argv[3] as string)]);
else compare(Number(process.argv[2] ?? 3));

/** How a process hands its figures to the one that started it. */
function print(speeds: readonly Speed[]): void {
  process.stdout.write(JSON.stringify(speeds));
}

async function inOwnThreads(): Promise<Speed[]> {
  const speeds: Speed[] = [];
  for (const shape of SHAPE_NAMES) {
    const worker = new Worker(new URL(import.meta.url), { workerData: shape });
    const [speed] = await once(worker, 'message');
    speeds.push(speed);
    await worker.terminate();
  }
  return speeds;
}

function compare(rounds: number): void {
  const best = new Map<string, number>();
  const note = (way: Way, { shape, nodes, timeMs }: Speed) => {
    const key = `${way} ${shape}`;
    best.set(key, Math.max(best.get(key) ?? 0, nodes / timeMs));
  };
  for (let round = 0; round < rounds; round++) {
    const mixed = inProcess('same-thread');
    for (const [i, speed] of mixed.entries()) note(i < SHAPE_NAMES.length ? 'in turn' : 'once more', speed);
    for (const speed of inProcess('own-threads')) note('own thread', speed);
    for (const shape of SHAPE_NAMES) for (const speed of inProcess('alone', shape)) note('alone', speed);
  }

  console.log(`thousand nodes a second, and as a part of those alone; best of ${rounds} rounds`);
  console.log('shape'.padEnd(16) + WAYS.map((way) => way.padStart(16)).join(''));
  for (const shape of SHAPE_NAMES) {
    const alone = best.get(`alone ${shape}`) as number;
    const columns = WAYS.map((way) => {
      const speed = best.get(`${way} ${shape}`) as number;
      return `${speed.toFixed(0)} (${Math.round((100 * speed) / alone)} %)`.padStart(16);
    });
    console.log(shape.padEnd(16) + columns.join(''));
  }
}

function inProcess(...args: string[]): Speed[] {
  return JSON.parse(execFileSync(process.execPath, [SCRIPT, ...args], { encoding: 'utf8' }));
}
