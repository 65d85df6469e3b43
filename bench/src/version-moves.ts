import { readFileSync } from 'node:fs';
import { ONGOING } from '@tahoun/core';
import { winChance } from '@tahoun/engine';
import { type Version, loadVersion } from './version.ts';

/**
 * Whether one version of the strong search chooses better moves than another with as many nodes: where they differ,
 * a long search by the first judges both moves. That takes minutes where games take hours, but it sees with the eyes
 * of one search: `version-match.ts` confirms its findings. Positions are of games of the first version with
 * itself, from openings.
 *
 *     node bench/src/version-moves.ts GAME OPENINGS A B [nodes; default 12000] [positions, default 1000] [nodes of the
 *         judge, default 200000]
 */
const [gameId = '', openings = '', nameOfA = '.', nameOfB = '.', nodesText, countText, judgeText] =
  process.argv.slice(2);
const nodes = Number(nodesText ?? 12_000);
const count = Number(countText ?? 1000);
const judgeNodes = Number(judgeText ?? 200_000);

const TABLE_MIB = 8;
/** Nodes per move of the games, of which every ninth position is taken. */
const GAME_NODES = 2000;
const PLIES_APART = 9;
const LONGEST_GAME = 100;
/** A position counts while neither side is so much better, in centi-units. */
const DECIDED_SCORE = 700;
/** From one opening to the next, so that they are taken from all over the file. */
const OPENING_STEP = 37;

const [a, b] = [await loadVersion(gameId, nameOfA), await loadVersion(gameId, nameOfB)];
const lines = readFileSync(openings, 'utf8').trim().split(/\r?\n/);

/** B's chance to win minus A's after their moves, in percent, a position. */
const gains: number[] = [];
let differ = 0;
for (const position of positions()) {
  const [own, other] = [a, b].map((version) => choose(version, position, nodes).move ?? '') as [
    string,
    string,
  ];
  if (own !== other) differ++;
  gains.push(own === other ? 0 : chanceAfter(position, other) - chanceAfter(position, own));
  if (gains.length >= count) break;
}
const mean = gains.reduce((sum, gain) => sum + gain, 0) / count;
const variance = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / count;
const half = 1.96 * Math.sqrt(variance / count);
console.log(
  `${count} positions, other moves in ${differ}: B's are worth ${mean.toFixed(3)} ± ${half.toFixed(3)} % of a win more`,
);

/** @yields the texts of positions that are neither over nor decided. */
function* positions(): Generator<string> {
  for (let at = 0; ; at++) {
    let position = lines[(at * OPENING_STEP) % lines.length] as string;
    for (let ply = 0; ply < LONGEST_GAME; ply++) {
      const { move, score } = choose(a, position, GAME_NODES);
      if (move === null || Math.abs(score) > DECIDED_SCORE) break;
      if (ply % PLIES_APART === PLIES_APART - 1) yield position;
      position = after(position, move);
    }
  }
}

/** Versions share nothing but texts. @returns the move, null where the game is over, and its score. */
function choose({ game, search, ai, Table, without }: Version, text: string, nodes: number) {
  const position = game.parsePosition(text);
  const table = new Table(TABLE_MIB);
  const { move, score } = search({ position, evaluation: ai.best, limits: { nodes }, table, without });
  return { move: position.outcome() === ONGOING ? game.formatMove(position, move) : null, score };
}

function after(text: string, move: string): string {
  const position = a.game.parsePosition(text);
  position.makeMove(a.game.parseMove(position, move));
  return a.game.formatPosition(position);
}

/** The chance to win after a move, for the side that makes it, in percent. */
function chanceAfter(text: string, move: string): number {
  return 100 - winChance(choose(a, after(text, move), judgeNodes));
}
