import { games } from '@tahoun/catalogue/all';
import { solve } from '@tahoun/engine';
import { chess } from '@tahoun/games/chess';
import { processorMs } from './processor-clock.ts';

/**
 * Mates in two to five with published solutions: `solve` has to find the key, prove the mate and that
 * there is no shorter one, and show a line that ends in it. Exits with 1 when it does not.
 *
 *     npx node bench/src/chess-mates.ts [nodes a problem, default 20 million]
 */
interface Problem {
  readonly name: string;
  readonly fen: string;
  /** Moves of the side that mates. */
  readonly moves: number;
  readonly key: string;
}

const PROBLEMS: readonly Problem[] = [
  { name: 'Morphy 1856', fen: 'kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1', moves: 2, key: 'Ra6' },
  {
    name: "Légal's mate, after 5...Bxd1",
    fen: 'rn1qkbnr/ppp2p1p/3p2p1/4N3/2B1P3/2N5/PPPP1PPP/R1BbK2R w KQkq - 0 6',
    moves: 2,
    key: 'Bxf7+',
  },
  {
    name: 'Morphy, Paris 1858, move 16',
    fen: '4kb1r/p2n1ppp/4q3/4p1B1/4P3/1Q6/PPP2PPP/2KR4 w k - 0 16',
    moves: 2,
    key: 'Qb8+',
  },
  {
    name: 'Anderssen - Kieseritzky 1851, move 21',
    fen: 'r1b1k1nr/p2p1ppp/n2B4/1p1NPN1P/6P1/3P1Q2/P1P1K3/q5b1 w kq - 0 21',
    moves: 3,
    key: 'Nxg7+',
  },
  {
    name: 'Réti - Tartakower 1910, move 9',
    fen: 'rnb1kb1r/pp3ppp/2p5/4q3/4n3/3Q4/PPPB1PPP/2KR1BNR w kq - 0 9',
    moves: 3,
    key: 'Qd8+',
  },
  {
    name: 'Loyd 1859, Charles XII',
    fen: '8/6R1/7p/5K1k/8/6p1/5bPP/4N3 w - - 0 1',
    moves: 3,
    key: 'Rxg3',
  },
  {
    name: 'the same without the knight',
    fen: '8/6R1/7p/5K1k/8/6p1/5bPP/8 w - - 0 1',
    moves: 4,
    key: 'hxg3',
  },
  {
    name: 'nor the pawn h2',
    fen: '8/6R1/7p/5K1k/8/6p1/5bP1/8 w - - 0 1',
    moves: 5,
    key: 'Rb7',
  },
  {
    name: 'Anderssen - Dufresne 1852, move 21',
    fen: '1r2k1r1/pbppnp1p/1b3P2/8/Q7/B1PB1q2/P4PPP/3R2K1 w - - 0 21',
    moves: 4,
    key: 'Qxd7+',
  },
  {
    name: 'Lasker - Thomas 1912, move 14',
    fen: 'rn3r2/pbppq1p1/1p2pN2/6k1/3P2N1/3B4/PPP2PPP/R3K2R w KQ - 0 14',
    moves: 4,
    key: 'f4+',
  },
  {
    name: "Philidor's legacy",
    fen: '3r3k/6pp/8/6N1/2Q5/8/8/6K1 w - - 0 1',
    moves: 4,
    key: 'Nf7+',
  },
  {
    name: 'Loyd 1861, Excelsior',
    fen: 'n1rb4/1p3p1p/1p6/1R5K/8/p3p1PN/1PP1R3/N6k w - - 0 1',
    moves: 5,
    key: 'b4',
  },
];

const nodes = Number(process.argv[2] ?? 20_000_000);
if (!(nodes >= 1)) {
  process.stderr.write(`chess-mates: "${process.argv[2]}" is not a number of nodes\n`);
  process.exit(2);
}

let proved = 0;
for (const problem of PROBLEMS) {
  const before = processorMs();
  const answer = solve(games, { game: 'chess', position: problem.fen, nodes });
  const seconds = ((processorMs() - before) / 1000).toFixed(2);
  const fault = faultOf(problem, answer);
  if (fault === null) proved++;
  const verdict = fault ?? `mate in ${problem.moves}: ${answer.pv.join(' ')}`;
  console.log(`${problem.name}: ${verdict}; ${answer.nodes} nodes, ${seconds} s`);
}
console.log(`${proved} of ${PROBLEMS.length} proved as published`);
process.exitCode = proved === PROBLEMS.length ? 0 : 1;

/** What an answer lacks, or null. */
function faultOf({ fen, moves, key }: Problem, answer: ReturnType<typeof solve>): string | null {
  if (!answer.solved || answer.outcome !== 'win') return 'NOT SOLVED';
  if (answer.distance !== 2 * moves - 1) {
    return `DIFFERS: ${answer.distance ?? 'an unproved number of'} plies instead of ${2 * moves - 1}, ${answer.pv.join(' ')}`;
  }
  if (answer.move !== key) return `DIFFERS: ${answer.move} instead of ${key}`;
  const position = chess.parsePosition(fen);
  for (const move of answer.pv) position.makeMove(chess.parseMove(position, move));
  return chess.result(position)?.reason === 'checkmate' ? null : 'DIFFERS: the line does not end in mate';
}
