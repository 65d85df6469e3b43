import { ONGOING, type Position, Random, legalMoves } from '@tahoun/core';
import { solve } from '@tahoun/engine';
import { gameById } from '@tahoun/games';

/**
 * Looks for problems for learners in games played by chance: the first side is to move and wins in exactly so many
 * plies, by one first move only. Prints them as JSON, those with the fewest plies played first.
 *
 *     npx node bench/src/problems.ts GAME PLIES [variants: size=5,start=crosscut] [games: 2000] [seed: 1] [most: 12]
 */
const [id = '', wanted = '3', options = '', games = '2000', seed = '1', most = '12'] = process.argv.slice(2);
const game = gameById(id);
const plies = Number(wanted);
const variants = Object.fromEntries(
  options
    .split(',')
    .map((each) => each.split('='))
    .filter(([name]) => name),
);
/** Enough for every question about so few plies; what is not answered by then is no problem for learners. */
const NODES = 40_000;

interface Found {
  readonly position: string;
  readonly plies: number;
  readonly move: string;
  readonly played: number;
}

/** The one first move that wins in the wanted number of plies; null where there is none, or another one. */
function onlyMove(position: Position): string | null {
  const text = game.formatPosition(position);
  const { outcome, distance, move } = solve({ game: id, position: text, nodes: NODES });
  if (outcome !== 'win' || distance !== plies || move === null) return null;
  const walk = position.clone();
  for (const other of legalMoves(position)) {
    if (game.formatMove(position, other) === move) continue;
    walk.makeMove(other);
    const answer = solve({ game: id, position: game.formatPosition(walk), nodes: NODES });
    walk.undoMove();
    if (answer.outcome === 'loss' && (answer.distance ?? 0) < plies) return null;
  }
  return move;
}

/** Moves by chance, but none that loses at once where another one does not. */
function playByChance(position: Position, random: Random): void {
  const moves = legalMoves(position);
  const quiet = moves.filter((move) => {
    position.makeMove(move);
    const isOver = position.outcome() !== ONGOING;
    const isBlunder = !isOver && (position.winningMove?.() ?? -1) >= 0;
    position.undoMove();
    return !isOver && !isBlunder;
  });
  const choice = quiet.length > 0 ? quiet : moves;
  position.makeMove(choice[random.below(choice.length)] as number);
}

const found = new Map<string, Found>();
for (let number = 0; number < Number(games); number++) {
  const random = new Random(Number(seed) * 1_000_003 + number);
  const position = game.initial(variants);
  for (let played = 0; position.outcome() === ONGOING && played < 40; played++) {
    const canWinNow = (position.winningMove?.() ?? -1) >= 0;
    const isCalm = position.isForced?.() !== true;
    if (position.turn === 0 && played >= 4 && canWinNow === (plies === 1) && isCalm) {
      const move = onlyMove(position);
      const text = game.formatPosition(position);
      if (move !== null) {
        found.set(text, { position: text, plies, move, played });
        break;
      }
    }
    playByChance(position, random);
  }
}
const shortest = [...found.values()].sort((a, b) => a.played - b.played).slice(0, Number(most));
for (const each of shortest) console.log(JSON.stringify(each));
