import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Wins, draws, losses, and Elo with the half width of its 95 % interval; pairs of games count as one. */
export function summarize(results: readonly number[]): string {
  const count = (wanted: number) => results.filter((result) => result === wanted).length;
  const mean = results.reduce((sum, result) => sum + result, 0) / results.length;
  const pairs: number[] = [];
  for (let at = 1; at < results.length; at += 2) {
    pairs.push((results[at - 1]! + results[at]!) / 2);
  }
  const variance = pairs.reduce((sum, pair) => sum + (pair - mean) ** 2, 0) / pairs.length;
  const half = 1.96 * Math.sqrt(variance / pairs.length);
  // No finite number explains a score of 0 or 1.
  const elo = (score: number) => -400 * Math.log10(1 / Math.min(Math.max(score, 0.001), 0.999) - 1);
  const error = (elo(mean + half) - elo(mean - half)) / 2;
  return `+${count(1)} =${count(0.5)} -${count(0)}, Elo ${elo(mean).toFixed(0)} ± ${error.toFixed(0)}`;
}

/** Milliseconds of processor time of this thread: other work on the machine does not count. */
export function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The processor times of a process since it began, in milliseconds. Linux. */
export interface ProcessTimes {
  /** Of its main thread. */
  readonly main: number;
  /** For which its main thread was ready to run and waited for a processor, because others had them. */
  readonly waited: number;
  /** Of all its threads, in steps of 10 ms. */
  readonly all: number;
}

/** @param pid of a process that runs. */
export function processTimes(pid: number): ProcessTimes {
  const [main, waited] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ').map(Number);
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return {
    main: (main as number) / 1e6,
    waited: (waited as number) / 1e6,
    all: (Number(fields[11]) + Number(fields[12])) * 10,
  };
}

/** Memory of a process in MiB, as Linux counts it. @param key now, or the most that it has had. */
export function residentMib(pid: number, key: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${key}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1_024);
}

/**
 * Installs packages that are measured beside us into a folder for temporary files, where they are missing:
 * they never become a part of the project.
 * @param name of the folder. @param packages exact versions, `name@version`.
 * @returns the folder.
 */
export function installBeside(name: string, packages: readonly string[]): string {
  const folder = join(tmpdir(), name);
  const isThere = (each: string) =>
    existsSync(join(folder, 'node_modules', each.slice(0, each.lastIndexOf('@'))));
  if (packages.every(isThere)) return folder;
  mkdirSync(folder, { recursive: true });
  const options = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', ['install', ...options, ...packages], { stdio: ['ignore', 'ignore', 'inherit'] });
  return folder;
}
