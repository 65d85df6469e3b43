import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { BIN } from './command-line.ts';
import { stateBehind } from './library.ts';
import type { Question } from './questions.ts';
import type { Client, Words } from './words.ts';

/** A running `tahoun` that is spoken to in lines. */
class Speaker {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #lines: AsyncIterator<string>;

  constructor(...args: readonly string[]) {
    this.#child = spawn(process.execPath, [BIN, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
  }

  /** Sends commands and reads up to a line that matches. @throws Error when there is none */
  async ask(wanted: RegExp, ...commands: readonly string[]): Promise<readonly string[]> {
    this.#child.stdin.write(commands.map((command) => `${command}\n`).join(''));
    const read: string[] = [];
    for (;;) {
      const { value, done } = await this.#lines.next();
      if (done) throw new Error(`tahoun ended before it said ${wanted}: ${read.join('\n')}`);
      read.push(value);
      if (wanted.test(value)) return read;
    }
  }

  end(): void {
    this.#child.stdin.end();
  }
}

/** `tahoun uci`, which has no words for levels, algorithms and options of a game other than Chess960. */
export const uci: Client = {
  name: 'tahoun uci',
  async ask(questions) {
    const speaker = new Speaker('uci');
    const said: (Words | undefined)[] = [];
    let game = '';
    for (const question of questions) {
      const commands = uciCommands(question);
      if (commands !== undefined && question.game !== game) {
        game = question.game;
        commands.unshift(`setoption name Game value ${game}`);
      }
      said.push(commands && uciWords(await speaker.ask(/^bestmove/, ...commands)));
    }
    speaker.end();
    return said;
  },
};

function uciCommands(question: Question): string[] | undefined {
  const {
    game,
    position,
    variants,
    played = [],
    nodes,
    depth,
    multiPv = 1,
    moves = [],
    ...others
  } = question;
  const isChess960 = variants?.chess960 === 'true';
  const hasVariants = variants !== undefined && !isChess960;
  // Games that are drawn go on in UCI until somebody claims the draw.
  const { result } = stateBehind(question);
  if (hasVariants || Object.keys(others).length > 0 || result === '1/2-1/2') return undefined;
  const place = position === undefined ? 'startpos' : `fen ${position}`;
  const limits = [
    ...(nodes === undefined ? [] : ['nodes', nodes]),
    ...(depth === undefined ? [] : ['depth', depth]),
  ];
  return [
    'ucinewgame',
    ...(game === 'chess' ? [`setoption name UCI_Chess960 value ${isChess960}`] : []),
    `setoption name MultiPV value ${multiPv}`,
    ['position', place, ...(played.length > 0 ? ['moves', ...played] : [])].join(' '),
    ['go', ...limits, ...(moves.length > 0 ? ['searchmoves', ...moves] : [])].join(' '),
  ];
}

function uciWords(lines: readonly string[]): Words {
  return { bestmove: lines.at(-1)!.split(' ')[1], info: infoWords(lines) };
}

/** What was said last of each line, without what differs from run to run. */
export function infoWords(lines: readonly string[]): readonly string[] {
  const last = new Map<string, string>();
  for (const line of lines) {
    if (line.startsWith('info string')) last.set(line, line);
    else if (line.startsWith('info ')) last.set(/multipv \d+/.exec(line)?.[0] ?? '', line);
  }
  return Array.from(last.values(), (line) =>
    line.replace(/^info |seldepth \d+ |nps \d+ |hashfull \d+ |time \d+ /g, ''),
  );
}

/** The numbers of nodes that `tahoun gtp` is started with. */
const GTP_NODES = [2000, 8000];

/** `tahoun gtp`, which sets up boards of one game and says moves only. */
export const gtp: Client = {
  name: 'tahoun gtp',
  async ask(questions) {
    const said: (Words | undefined)[] = questions.map(() => undefined);
    for (const nodes of GTP_NODES) {
      const speaker = new Speaker('gtp', '--nodes', String(nodes));
      for (const [index, question] of questions.entries()) {
        const commands = question.nodes === nodes ? gtpCommands(question) : undefined;
        if (commands === undefined) continue;
        let answer = '';
        for (const command of commands) answer = (await speaker.ask(/^$/, command)).join('\n').trim();
        said[index] = { move: answer.replace(/^= /, '') };
      }
      speaker.end();
    }
    return said;
  },
};

/** The last one asks for the move. */
function gtpCommands(question: Question): string[] | undefined {
  const { game, multiPv, moves } = question;
  const { position, over } = stateBehind(question);
  if (game !== 'atari-go' || multiPv !== undefined || moves !== undefined || over) return undefined;
  const [board = '', side = '', target = '1', taken = '0:0', ko = '-'] = position.split(' ');
  if (target !== '1' || taken !== '0:0' || ko !== '-') return undefined;
  const rows = board.split('/');
  const stones = rows.flatMap((row, above) =>
    [...row].flatMap((stone, column) =>
      stone === '.' ? [] : `${colourOf(stone)} ${'ABCDEFGHJKLMNOPQRST'[column]}${rows.length - above}`,
    ),
  );
  return [
    `boardsize ${rows.length}`,
    ...(stones.length > 0 ? [`gogui-setup ${stones.join(' ')}`] : []),
    `gogui-setup_player ${colourOf(side)}`,
    `reg_genmove ${colourOf(side)}`,
  ];
}

function colourOf(letter: string): string {
  return letter === 'X' ? 'black' : 'white';
}
