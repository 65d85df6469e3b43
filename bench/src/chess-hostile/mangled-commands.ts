import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Random, legalMoves } from '@tahoun/core';
import { chess, formatUci } from '@tahoun/games/chess';
import { type Verdicts, isOneLine, randomPosition } from './mangled-texts.ts';
import { mangle } from './mangling.ts';

/** The built program. */
const BIN = fileURLToPath(new URL('../../../apps/cli/bin/tahoun.mjs', import.meta.url));
const REFUSAL = 'info string ';

/**
 * Sends mangled commands to a running `tahoun uci`, one at a time. Each is obeyed in silence or
 * refused in one line; the engine goes on, and ends well.
 * @throws Error naming the command after which it did anything else.
 */
export async function sendMangledCommands(count: number, random: Random): Promise<Verdicts> {
  const engine = spawn(process.execPath, [BIN, 'uci'], { env: { PATH: process.env.PATH, LANG: 'C' } });
  const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
  const verdicts: Verdicts = { read: 0, refused: 0, reasons: new Map() };
  for (let i = 0; i < count; i++) {
    const command = mangledCommand(random);
    const said = await ask(engine, lines, command);
    if (said.length === 0) verdicts.read++;
    else if (said.length === 1 && said[0]?.startsWith(REFUSAL) && isOneLine(said[0])) verdicts.refused++;
    else throw new Error(`badly handled: ${JSON.stringify(command)}: ${JSON.stringify(said)}`);
  }
  const exit = once(engine, 'close');
  engine.stdin.end();
  const [code] = await exit;
  if (code !== 0) throw new Error(`the engine ended with ${code}`);
  return verdicts;
}

/** @returns what the engine says to a command before it is ready again. */
async function ask(
  engine: ChildProcessWithoutNullStreams,
  lines: AsyncIterator<string>,
  command: string,
): Promise<string[]> {
  engine.stdin.write(`${command}\nisready\n`);
  const said: string[] = [];
  for (;;) {
    const { value, done } = await lines.next();
    if (done) throw new Error(`the engine ended after ${JSON.stringify(command)}`);
    if (value === 'readyok') return said;
    said.push(value);
  }
}

/** One line that is no search: those are not silent. */
function mangledCommand(random: Random): string {
  for (;;) {
    const line = mangle(command(random), command(random), random).replace(/[\r\n]/g, ' ');
    if (/^\s*(position|setoption)\b/.test(line)) return line;
  }
}

/** Options whose mangled values ask for no gigabytes or threads, and are taken in silence. */
function command(random: Random): string {
  if (random.below(4) === 0) return `setoption name MultiPV value ${1 + random.below(20)}`;
  const position = randomPosition(random);
  const start = chess.formatPosition(position);
  const moves: string[] = [];
  for (let plies = random.below(6); plies > 0; plies--) {
    const legal = legalMoves(position);
    const move = legal[random.below(legal.length)];
    if (move === undefined) break;
    moves.push(formatUci(position, move));
    position.makeMove(move);
  }
  return `position fen ${start} moves ${moves.join(' ')}`;
}
