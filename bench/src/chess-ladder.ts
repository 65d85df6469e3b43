import { fileURLToPath } from 'node:url';
import { createEngine } from '@tahoun/catalogue/node';
import { chess } from '@tahoun/games/chess';
import { type OpeningBook, contestant, interruptible, openingsFromFile } from 'tahoun/match';
import { type LadderOptions, OPPONENTS, type Opponent, readOptions } from './chess-ladder/opponents.ts';
import { type PairResult, addResult, readResults, report } from './chess-ladder/rating.ts';
import { isClear, playRung } from './chess-ladder/rung.ts';

/**
 * The strength of our chess: a player against opponents of known rating, each opening of a file played twice
 * with the colours changed, and the rating fitted over all of them. The opponents from npm are installed into
 * a folder for temporary files; those of the system's packages are used where they are installed.
 *
 *     npx node bench/src/chess-ladder.ts --out FILE --openings FILE [options]
 *
 *     --out FILE         the results, a pair of games a line. They are added to, so that a run is continued
 *     --openings FILE    positions to start from, one a line; left out to report the results in FILE
 *     --player SPEC      as for `tahoun match`; our engine over UCI at 100 ms a move when left out.
 *                        Its levels: 'level:3', or 'uci:node?arg=apps/cli/bin/tahoun.mjs&arg=uci&UCI_LimitStrength=true&UCI_Elo=1300'
 *     --name NAME        under which results are added up, the SPEC or `tahoun` when left out. Another
 *                        version wants another name
 *     --rungs A,B        the opponents, all when left out: stockfish-1320, ... toga2, glaurung
 *     --games N          games a rung at most, 100 when left out; a clear rung ends sooner
 *     --concurrency N    games at a time, 1 when left out. Engines that share a processor are slower
 *     --minutes N        play no longer than that; call again to go on
 */
const OUR_ENGINE = fileURLToPath(new URL('../../apps/cli/bin/tahoun.mjs', import.meta.url));
const OUR_PLAYER = `uci:${encodeURIComponent(process.execPath)}?arg=${encodeURIComponent(OUR_ENGINE)}&arg=uci&movetime=100`;

/** Openings are taken from all over the file. */
const OPENING_STEP = 37;
/** Pairs before it is another rung's turn. */
const BLOCK = 5;

try {
  const options = readOptions(process.argv.slice(2), OUR_PLAYER);
  if (options.openings !== undefined) await climb(options, booksOf(options.openings));
  const results = resultsOf(options);
  if (results.length === 0) throw new Error(`${options.out} holds no pair of games of ${options.name}`);
  console.log(report(options.name, results));
} catch (error) {
  process.stderr.write(`chess-ladder: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}

/** The openings of each rung, so that no two rungs share one. */
function booksOf(file: string): (opponent: Opponent) => OpeningBook {
  const openings = openingsFromFile(file, chess, undefined);
  return (opponent) => (pair) =>
    openings((pair * OPPONENTS.length + OPPONENTS.indexOf(opponent)) * OPENING_STEP);
}

/** The player's, with any opponent. */
function resultsOf({ out, name }: LadderOptions): PairResult[] {
  return readResults(out).filter(({ player }) => player === name);
}

/** Plays all rungs a block at a time, so that all have been played alike whenever it is stopped. */
async function climb(options: LadderOptions, openingsOf: (opponent: Opponent) => OpeningBook): Promise<void> {
  const { name, out, concurrency } = options;
  const player = contestant('--player')(options.player);
  const results = resultsOf(options);
  const against = ({ id }: Opponent) => results.filter(({ opponent }) => opponent === id);
  const host = createEngine({ threads: concurrency });
  const timeIsUp = AbortSignal.timeout(options.minutes * 60_000);
  let rungs = installed(options.opponents);
  try {
    await interruptible(async (interruption) => {
      const signal = AbortSignal.any([interruption, timeIsUp]);
      while (!signal.aborted) {
        rungs = rungs.filter((rung) => against(rung).length < options.pairs && !isClear(against(rung)));
        const [opponent] = rungs.toSorted((a, b) => against(a).length - against(b).length);
        if (opponent === undefined) return;
        const earlier = against(opponent);
        const openings = openingsOf(opponent);
        const pairs = Math.min(BLOCK, options.pairs - earlier.length);
        const onPair = (pair: PairResult) => {
          addResult(out, pair);
          results.push(pair);
          tell(pair);
        };
        await playRung(
          { name, player, opponent, openings, earlier, pairs, concurrency, host, onPair },
          signal,
        );
      }
    });
  } finally {
    await host.close();
  }
}

/** The opponents that can be played; prints why the others cannot. */
function installed(opponents: readonly Opponent[]): Opponent[] {
  return opponents.filter(({ spec }) => {
    try {
      spec();
      return true;
    } catch (error) {
      process.stderr.write(`left out: ${error instanceof Error ? error.message : String(error)}\n`);
      return false;
    }
  });
}

function tell({ opponent, pair, games }: PairResult): void {
  const endings = games.map(({ points, fault, reason }) => `${points} (${fault ?? reason})`);
  process.stderr.write(`${opponent}, pair ${pair + 1}: ${endings.join(', ')}\n`);
}
