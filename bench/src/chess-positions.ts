import { readFileSync } from 'node:fs';
import { games } from '@tahoun/catalogue/all';
import { bestMove } from '@tahoun/engine';
import { chess } from '@tahoun/games/chess';

/**
 * Test positions with known best moves ("Win at Chess" and the like): counts those that the strong search
 * finds.
 *
 *     npx node bench/src/chess-positions.ts FILE.epd [--time MS | --nodes N]   (default --time 200)
 */
const [file = '', kind = '--time', amount = '200'] = process.argv.slice(2);
const limit = kind === '--nodes' ? { nodes: Number(amount) } : { timeMs: Number(amount) };
const missed: string[] = [];
let solved = 0;
let nodes = 0;
let seconds = 0;
bestMove(games, { game: 'chess', timeMs: 2000 });
for (const line of readFileSync(file, 'utf8').split(/\r?\n/)) {
  const found = /^(\S+ \S+ \S+ \S+).*?\b(bm|am) ([^;]+);(?:.*\bid "([^"]*)")?/.exec(line);
  if (found === null) continue;
  const [, text = '', operation, moves = '', id = text] = found;
  const position = chess.parsePosition(text);
  const named = new Set(
    moves
      .trim()
      .split(/\s+/)
      .map((move) => chess.parseMove(position, move)),
  );
  const answer = bestMove(games, { game: 'chess', position: text, ...limit });
  const isNamed = named.has(chess.parseMove(position, answer.move as string));
  nodes += answer.nodes;
  seconds += answer.seconds;
  if (isNamed === (operation === 'bm')) solved++;
  else missed.push(id);
}
console.log(
  `${solved} of ${solved + missed.length} solved, ${kind.slice(2)} ${amount}; ${Math.round(nodes / seconds / 1000)} kn/s`,
);
console.log(`missed: ${missed.join(', ')}`);
