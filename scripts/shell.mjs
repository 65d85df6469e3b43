import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const windows = process.platform === 'win32';

/** The Node that package.json pins; there once the dependencies are installed. */
export const pinnedNode = join(root, 'node_modules/node/bin', windows ? 'node.exe' : 'node');

/** What stops a command and is told to the person in one message. */
export class Failure extends Error {}

export const readJson = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'));

/** Every workspace folder, as pnpm-workspace.yaml lists them. */
export function workspaceFolders() {
  const inside = (parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`);
  const several = ['packages', 'apps', 'examples'].flatMap(inside);
  return [...several, 'tests', 'bench', 'tools'].filter((folder) =>
    existsSync(join(root, folder, 'package.json')),
  );
}

/** npm settings that say how to reach the network. They may be the person's own, so they stay. */
const NETWORK = /^npm_config_(registry|https?_proxy|proxy|noproxy|cafile|strict_ssl|userconfig)$/i;

/** What `npm run` leaks into its children; pnpm and other npm calls would obey it. */
const fromNpm = (name) =>
  (/^npm_/i.test(name) && !NETWORK.test(name)) || name === 'INIT_CWD' || name === 'NODE';

function childEnvironment() {
  const kept = Object.entries(process.env).filter(([name]) => !fromNpm(name));
  const path = kept.find(([name]) => name.toUpperCase() === 'PATH') ?? ['PATH', ''];
  const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined };
  return {
    ...Object.fromEntries(kept),
    [path[0]]: [join(root, 'node_modules/.bin'), join(root, '.tools/node_modules/.bin'), path[1]].join(
      delimiter,
    ),
    pnpm_config_pm_on_fail: 'ignore',
    pnpm_config_confirm_modules_purge: 'false',
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    ...plain,
  };
}

/** The environment of everything that is started here; the commands add to it. */
export const environment = childEnvironment();

const SIGNALS = ['SIGINT', 'SIGTERM'];

/** Passes on the signals that reach this process while the child lives, and calls `onSignal`, if given, with each. */
export function passSignals(child, onSignal) {
  const pass = (signal) => {
    onSignal?.(signal);
    // Ctrl-C in a terminal reaches the child by itself; twice would read as "now, at once".
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, pass);
  child.on('close', () => {
    for (const signal of SIGNALS) process.off(signal, pass);
  });
}

export const exitCodeOf = (code, signal) => code ?? 128 + constants.signals[signal];

/**
 * Runs a program in the root and gives its exit code. With `quiet`, its output is kept back and shown only when it
 * fails. A program that cannot be started counts as exit code 127. A signal ends the child and then this process.
 */
export function run(program, args, { quiet = false } = {}) {
  return new Promise((resolve) => {
    const output = [];
    let stoppedBy;
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
    // npm, pnpm and the tools are .cmd files on Windows, which only its shell can start.
    const child = spawn(program, args, { cwd: root, env: environment, stdio, shell: windows });
    passSignals(child, (signal) => {
      stoppedBy = signal;
    });
    child.stdout?.on('data', (data) => output.push(data));
    child.stderr?.on('data', (data) => output.push(data));
    child.on('error', () => resolve(127));
    child.on('close', (code, signal) => {
      if (stoppedBy) process.exit(exitCodeOf(null, stoppedBy));
      if (code !== 0 && output.length > 0) process.stdout.write(Buffer.concat(output));
      resolve(exitCodeOf(code, signal));
    });
  });
}
