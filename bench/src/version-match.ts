import { readFileSync } from 'node:fs';
import type { SearchLimits, SearchResult } from '@tahoun/core';
import { sprt } from 'tahoun/match';
import { processorMs, summarize } from './measuring.ts';
import { loadVersion } from './version.ts';

/**
 * Two versions of the strong search against each other, with as many nodes or as much time a move, each opening of a
 * file played twice with the sides changed, until the sequential test (SPRT) decides. A version is a folder with the built repository;
 * `FOLDER,technique,technique` does without some techniques, and `.` is this one.
 *
 *     node bench/src/version-match.ts GAME OPENINGS A B [nodes, or 30ms of processor time; default 5000] [most games,
 *         default 400] [elo0,elo1; default 0,10]
 */
const [gameId = '', openings = '', nameOfA = '.', nameOfB = '.', limitText = '5000', gamesText, hypotheses] =
  process.argv.slice(2);
const limits: SearchLimits = limitText.endsWith('ms')
  ? { timeMs: Number.parseInt(limitText, 10), now: processorMs }
  : { nodes: Number(limitText) };
const games = Number(gamesText ?? 400);
const [elo0 = 0, elo1 = 10] = (hypotheses ?? '0,10').split(',').map(Number);

const TABLE_MIB = 8;
/** A game is over when one side has been sure of it for so many plies, or after so many. */
const SURE_PLIES = 6;
const SURE_SCORE = 1500;
const LONGEST_GAME = 400;
/** Openings are taken from all over the file. */
const OPENING_STEP = 37;
const REPORT_EVERY = 50;

const versions = [await loadVersion(gameId, nameOfA), await loadVersion(gameId, nameOfB)] as const;
const lines = readFileSync(openings, 'utf8').trim().split(/\r?\n/);
const points: number[] = [];
/** Pairs by A's points in them, from none to two. */
const pairs = [0, 0, 0, 0, 0];
let decision = 'continue';
while (points.length < games && decision === 'continue') {
  const opening = lines[((points.length >> 1) * OPENING_STEP) % lines.length] as string;
  const pair = [playGame(opening, 0), playGame(opening, 1)] as const;
  points.push(...pair);
  const result = 2 * (pair[0] + pair[1]);
  pairs[result] = pairs[result]! + 1;
  const test = sprt(pairs, { elo0, elo1 });
  decision = test.decision;
  if (points.length % REPORT_EVERY === 0 || decision !== 'continue' || points.length >= games) {
    console.log(`${summarize(points)}, LLR ${test.llr.toFixed(2)}: ${decision}`);
  }
}

/** @param side the side that A has. @returns A's points. */
function playGame(opening: string, side: 0 | 1): number {
  const boards = versions.map(({ game, Table, History, ...version }) => ({
    ...version,
    game,
    position: game.parsePosition(opening),
    table: new Table(TABLE_MIB),
    ...(History === undefined ? {} : { history: new History() }),
  }));
  const judge = boards[0] as (typeof boards)[number];
  let sure = 0;
  for (let ply = 0; judge.game.result(judge.position) === null; ply++) {
    if (ply >= LONGEST_GAME || judge.game.claimableDraw?.(judge.position)) return 0.5;
    const isA = judge.position.turn === side;
    const { game, ai, search, ...own } = boards[isA ? 0 : 1] as (typeof boards)[number];
    own.table.grow();
    own.history?.fade();
    const { move, score }: SearchResult = search({
      ...own,
      evaluation: ai.best,
      limits,
    });
    sure = Math.abs(score) >= SURE_SCORE ? sure + 1 : 0;
    if (sure >= SURE_PLIES) return score > 0 === isA ? 1 : 0;
    const text = game.formatMove(own.position, move);
    for (const board of boards) board.position.makeMove(board.game.parseMove(board.position, text));
  }
  const winner = judge.game.result(judge.position)?.winner ?? null;
  if (winner === null) return 0.5;
  return winner === side ? 1 : 0;
}
