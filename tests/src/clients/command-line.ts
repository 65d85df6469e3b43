import { execFile, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { BestMoveAnswer } from '@tahoun/engine';
import type { Question } from './questions.ts';
import { type Client, type Words, documentWords } from './words.ts';

export const BIN = fileURLToPath(new URL('../../../apps/cli/bin/tahoun.mjs', import.meta.url));

/** The arguments of `tahoun best-move`; undefined for a question about moves played, for which it has no option. */
function argumentsOf({ game, position = 'start', variants, played, moves, ...others }: Question) {
  const { parameters, ...numbers } = others;
  if (played !== undefined) return undefined;
  const options = Object.entries(numbers).flatMap(([name, value]) => [
    `--${name === 'verifyDepth' ? 'verify-depth' : name.toLowerCase()}`,
    String(value),
  ]);
  const chosen = Object.entries(variants ?? {}).flatMap((pair) => ['--variant', pair.join('=')]);
  const set = Object.entries(parameters ?? {}).flatMap((pair) => ['--parameter', pair.join('=')]);
  return [
    'best-move',
    game,
    position,
    ...options,
    ...chosen,
    ...set,
    ...(moves ? ['--moves', moves.join(' ')] : []),
  ];
}

/** `tahoun best-move --json`, a process a question. */
export const commandLine: Client = {
  name: 'tahoun best-move',
  async ask(questions) {
    const said: (Words | undefined)[] = [];
    for (const question of questions) {
      const args = argumentsOf(question);
      const run = args && promisify(execFile)(process.execPath, [BIN, ...args, '--json']);
      said.push(run && documentWords(JSON.parse((await run).stdout)));
    }
    return said;
  },
};

/** `tahoun batch`, a line a question. */
export const batch: Client = {
  name: 'tahoun batch',
  async ask(questions) {
    const lines = questions.map(argumentsOf);
    const child = spawn(process.execPath, [BIN, 'batch'], { stdio: ['pipe', 'pipe', 'inherit'] });
    child.stdin.end(lines.map((line) => (line === undefined ? '' : `${JSON.stringify(line)}\n`)).join(''));
    const answers = (await text(child.stdout)).trimEnd().split('\n');
    return lines.map((line) => {
      if (line === undefined) return undefined;
      const { result, ...rest } = JSON.parse(answers.shift()!) as { result?: BestMoveAnswer };
      return result === undefined ? rest : documentWords(result);
    });
  },
};
