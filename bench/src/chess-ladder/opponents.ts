import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installBeside } from '../libraries.ts';

/** A rung of the ladder. */
export interface Opponent {
  readonly id: string;
  /** In Elo points, on the scale of Stockfish 19's `UCI_Elo` at 100 ms a move. */
  readonly rating: number;
  /** For `tahoun match`. @throws Error saying what to install, where the program is missing. */
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

/** Options of the engine, and what limits it. */
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
