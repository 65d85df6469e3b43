import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** One game, from the player's view. */
export interface GameResult {
  /** 1 a win, 1/2 a draw, 0 a loss. */
  readonly points: number;
  /** The key that the game gives, `resigned`, `forfeit`, or `too-long`. */
  readonly reason: string;
  /** What the loser did wrong, where the reason is `forfeit`. */
  readonly fault?: string;
  /** From the opening on, as UCI writes them. */
  readonly moves: string;
  /** Milliseconds of the slowest move. */
  readonly slowest: { readonly player: number; readonly opponent: number };
}

/** An opening played twice, the player having the first move in the first game: a line of the file. */
export interface PairResult {
  /** Under which name the player's results are added up. */
  readonly player: string;
  /** Id of the opponent. */
  readonly opponent: string;
  /** Counted from 0, for each opponent anew. */
  readonly pair: number;
  readonly opening: string;
  readonly games: readonly [GameResult, GameResult];
}

/** All pairs of a file; none where there is no file. @throws Error naming a line that is no pair. */
export function readResults(file: string): PairResult[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, index) => (line === '' ? [] : [parsePair(line, `${file}, line ${index + 1}`)]));
}

function parsePair(line: string, where: string): PairResult {
  try {
    const pair = JSON.parse(line) as PairResult;
    if (typeof pair.player === 'string' && pair.games.length === 2) return pair;
  } catch {
    // Said below.
  }
  throw new Error(`${where}: expected a pair of games that this bench has written`);
}

export function addResult(file: string, pair: PairResult): void {
  appendFileSync(file, `${JSON.stringify(pair)}\n`);
}

/** The player's points in a pair: 0, 1/2, 1, 1 1/2 or 2. */
export function pointsOf({ games }: PairResult): number {
  return games[0].points + games[1].points;
}
