import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { installBeside } from '../measuring.ts';

/** A rung of the ladder. */
export interface Opponent {
  readonly id: string;
  /** In Elo points, on the scale of Stockfish 19's `UCI_Elo` at 100 ms a move. */
  readonly rating: number;
  /** For `tahoun match`. @throws Error naming the package to install, where the program is missing. */
  readonly spec: () => string;
}

/** Programs from npm; Stockfish is under the GPL. */
const PACKAGES = ['stockfish@19.0.0', 'js-chess-engine@2.4.6'];
const STOCKFISH = join('stockfish', 'bin', 'stockfish-19-lite-single.js');
const JS_CHESS_ENGINE = fileURLToPath(new URL('js-chess-engine-uci.ts', import.meta.url));

const STOCKFISH_ELOS = [1320, 1600, 2000, 2400, 2800];
/** Its thinking at a limited strength is cut by nodes, so that it does not depend on the machine. */
const STOCKFISH_NODES = 60_000;
const MOVE_TIME_MS = 100;
const HASH_MIB = 16;
/** js-chess-engine knows no limit of time: its best level takes half a second, sometimes many. */
const JS_TIMEOUT_MS = 120_000;

/** Weakest first. The ratings of all but Stockfish were measured against it, to 150 or 250 points. */
export const OPPONENTS: readonly Opponent[] = [
  ...STOCKFISH_ELOS.map(stockfish),
  {
    id: 'js-chess-engine',
    rating: 1840,
    spec: () => {
      return uci(process.execPath, { timeout: JS_TIMEOUT_MS }, [JS_CHESS_ENGINE, engines()]);
    },
  },
  system('gnuchess', 2700, { OwnBook: false }, ['--uci']),
  system('toga2', 2700, { OwnBook: false, 'Number of Threads': 1 }),
  system('glaurung', 2780, { OwnBook: false, Ponder: false, Threads: 1 }),
].toSorted((a, b) => a.rating - b.rating);

function stockfish(elo: number): Opponent {
  return {
    id: `stockfish-${elo}`,
    rating: elo,
    spec: () => {
      const settings = { UCI_LimitStrength: true, UCI_Elo: elo, Hash: HASH_MIB, nodes: STOCKFISH_NODES };
      return uci(process.execPath, settings, [join(engines(), 'node_modules', STOCKFISH)]);
    },
  };
}

/** A program of the system's packages. */
function system(name: string, rating: number, settings: Settings, args: readonly string[] = []): Opponent {
  return {
    id: name,
    rating,
    spec: () => uci(programPath(name), { movetime: MOVE_TIME_MS, Hash: HASH_MIB, ...settings }, args),
  };
}

/** Options of the engine, and its limits. */
type Settings = Readonly<Record<string, string | number | boolean>>;

/** A SPEC of `tahoun match`. */
function uci(command: string, settings: Settings, args: readonly string[]): string {
  const parts = [...args.map((arg) => ['arg', arg] as const), ...Object.entries(settings)];
  const query = parts.map((part) => part.map(encodeURIComponent).join('='));
  return `uci:${encodeURIComponent(command)}?${query.join('&')}`;
}

/** Debian keeps games in a folder of their own, which is not on everybody's PATH. */
function programPath(name: string): string {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/games'];
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (found !== undefined) return found;
  throw new Error(`${name} is not installed; on Debian and Ubuntu: apt-get install ${name}`);
}

/** The folder of the programs from npm. */
function engines(): string {
  return installBeside('tahoun-bench-chess-engines', PACKAGES);
}

/** The options of the command line. */
export interface LadderOptions {
  /** A file of positions, one a line; left out to report only. */
  readonly openings: string | undefined;
  /** The file that results are added to. */
  readonly out: string;
  /** The player, as `tahoun match` takes it. */
  readonly player: string;
  /** The name under which its results are added up. */
  readonly name: string;
  readonly opponents: readonly Opponent[];
  /** A rung at most. */
  readonly pairs: number;
  readonly concurrency: number;
  /** Minutes after which no more is played. */
  readonly minutes: number;
}

/** The name of the usual player. */
const USUAL_NAME = 'tahoun';

/** @throws Error with the fault and the accepted values. */
export function readOptions(args: readonly string[], usualPlayer: string): LadderOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      openings: { type: 'string' },
      out: { type: 'string' },
      player: { type: 'string' },
      name: { type: 'string' },
      rungs: { type: 'string', default: OPPONENTS.map(({ id }) => id).join(',') },
      games: { type: 'string', default: '100' },
      concurrency: { type: 'string', default: '1' },
      minutes: { type: 'string', default: '10000' },
    },
  });
  if (values.out === undefined) throw new Error('--out: expected a file for the results');
  return {
    openings: values.openings,
    out: values.out,
    player: values.player ?? usualPlayer,
    name: values.name ?? values.player ?? USUAL_NAME,
    opponents: values.rungs.split(',').map(opponentOf),
    pairs: Math.ceil(wholeNumber('--games', values.games) / 2),
    concurrency: wholeNumber('--concurrency', values.concurrency),
    minutes: wholeNumber('--minutes', values.minutes),
  };
}

function opponentOf(id: string): Opponent {
  const found = OPPONENTS.find((opponent) => opponent.id === id);
  if (found !== undefined) return found;
  throw new Error(`--rungs: "${id}" is none of ${OPPONENTS.map((each) => each.id).join(', ')}`);
}

function wholeNumber(option: string, text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new Error(`${option}: "${text}" is no whole number from 1 to 999999`);
}
