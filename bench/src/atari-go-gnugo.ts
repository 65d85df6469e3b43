import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { type Interface, createInterface } from 'node:readline';
import { games as allGames } from '@tahoun/catalogue/all';
import { type Move, NO_MOVE, ONGOING, Random, legalMoves } from '@tahoun/core';
import { bestMove, parsePlayer } from '@tahoun/engine';
import { STARY_CONSTANTS, attackRule, defenceRule, staryEvaluation } from '@tahoun/eval/atari-go';
import { type AtariGoPosition, atariGo } from '@tahoun/games/atari-go';
import { processorMs } from './measuring.ts';

/**
 * A player of ours against GNU Go (https://www.gnu.org/software/gnugo/, GPL; Debian: `apt-get install gnugo`), in Atari Go with
 * our referee. GNU Go plays for territory and does not know that the first capture ends the game, so a capture is
 * made for it, and so is the move that leaves atari; where it passes, the best legal move by the thesis's evaluation.
 * Paired games from two random moves that lose nothing at once.
 *
 *     node bench/src/atari-go-gnugo.ts [player, default time:100] [games, default 50] [sizes, default 7,9] [levels, default 1,10]
 */
const spec = process.argv[2] ?? 'time:100';
const games = Number(process.argv[3] ?? 50);
const sizes = (process.argv[4] ?? '7,9').split(',');
const levels = (process.argv[5] ?? '1,10').split(',');
const stary = staryEvaluation(STARY_CONSTANTS);
const COLOURS = ['black', 'white'] as const;

/** A running GNU Go. */
class GnuGo {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #lines: Interface;
  #waiting: ((answer: string) => void) | undefined;

  constructor(level: string) {
    const options = [
      '--mode',
      'gtp',
      '--level',
      level,
      '--chinese-rules',
      '--play-out-aftermath',
      '--never-resign',
    ];
    this.#process = spawn('gnugo', options, {
      env: { ...process.env, PATH: `${process.env.PATH}:/usr/games` },
    });
    this.#lines = createInterface(this.#process.stdout);
    this.#lines.on('line', (line) => {
      if (line !== '') this.#waiting?.(line);
    });
    this.#process.on('error', (error) => {
      process.stderr.write(`gnugo: ${error.message}\n`);
      process.exit(2);
    });
  }

  /** The answer without its sign; null for a failure. */
  async ask(command: string): Promise<string | null> {
    const answer = new Promise<string>((resolve) => {
      this.#waiting = resolve;
    });
    this.#process.stdin.write(`${command}\n`);
    const line = await answer;
    return line.startsWith('=') ? line.slice(1).trim() : null;
  }

  close(): void {
    this.#lines.close();
    this.#process.kill();
  }
}

for (const size of sizes) {
  for (const level of levels) {
    const gnuGo = new GnuGo(level);
    let won = 0;
    for (let game = 0; game < games; game++) {
      if ((await winnerOf(gnuGo, size, game >> 1, (game & 1) as 0 | 1)) === (game & 1)) won++;
    }
    gnuGo.close();
    const share = ((100 * won) / games).toFixed(0);
    console.log(`${size}x${size}: ${spec} won ${won} of ${games} against level ${level}, ${share} %`);
  }
}

/** @param side ours */
async function winnerOf(gnuGo: GnuGo, size: string, seed: number, side: 0 | 1): Promise<number | null> {
  const position = atariGo.initial({ size });
  for (const command of [`boardsize ${size}`, 'clear_board', 'komi 0']) await gnuGo.ask(command);
  const play = async (move: Move) => {
    await gnuGo.ask(`play ${COLOURS[position.turn]} ${atariGo.formatMove(position, move)}`);
    position.makeMove(move);
  };
  for (const move of opening(position, seed)) await play(move);
  while (position.outcome() === ONGOING) {
    if (position.turn === side) await play(ourMove(position));
    else {
      const ruled = ruledMove(position);
      if (ruled !== NO_MOVE) await play(ruled);
      else position.makeMove(await theirMove(gnuGo, position));
    }
  }
  return atariGo.result(position)?.winner ?? null;
}

function opening(position: AtariGoPosition, seed: number): Move[] {
  const random = new Random(seed);
  const walk = position.clone();
  const safe = new Int32Array(512);
  return [0, 1].map(() => {
    const move = safe[random.below(walk.generateNonLosing(safe, 0))] as Move;
    walk.makeMove(move);
    return move;
  });
}

function ourMove(position: AtariGoPosition): Move {
  const player = parsePlayer(spec);
  if (player.kind === 'human') throw new Error('a computer is wanted');
  const request = { ...player.ask, game: 'atari-go', position: atariGo.formatPosition(position) };
  const { move } = bestMove(allGames, request, { now: processorMs });
  return atariGo.parseMove(position, move as string);
}

function ruledMove(position: AtariGoPosition): Move {
  const attack = attackRule(position);
  return attack === NO_MOVE ? defenceRule(position, stary) : attack;
}

/** GNU Go's own move, which it then has made; another where it wants to pass or to make a forbidden move. */
async function theirMove(gnuGo: GnuGo, position: AtariGoPosition): Promise<Move> {
  const colour = COLOURS[position.turn];
  const text = (await gnuGo.ask(`genmove ${colour}`)) ?? 'pass';
  const legal = legalMoves(position);
  const wanted = legal.find((move) => atariGo.formatMove(position, move) === text);
  if (wanted !== undefined) return wanted;
  await gnuGo.ask('undo');
  const request = {
    game: 'atari-go',
    position: atariGo.formatPosition(position),
    algorithm: 'greedy',
  } as const;
  const { move } = bestMove(allGames, request);
  await gnuGo.ask(`play ${colour} ${move}`);
  return atariGo.parseMove(position, move as string);
}
