import { parentPort } from 'node:worker_threads';
import {
  DRAW,
  type Move,
  MoveHistory,
  NO_MOVE,
  Random,
  type SearchLimits,
  type SearchResult,
  type StrongRequest,
  TranspositionTable,
  movesToMate,
  strongSearch,
} from '@tahoun/core';
import { asLevel, misjudge } from '@tahoun/engine';
import { addGamesFrom, aiOf, gameById } from '../games.js';
import {
  type Course,
  type FromThread,
  type SearchFlags,
  type SearchOrder,
  type ToThread,
  clockMs,
} from './order.js';

/** Limits for seeing one ply after a search that was stopped before it saw anything. */
const GLANCE: SearchLimits = { depth: 1, nodes: 10_000 };

/**
 * One thread's search. Thread 0 answers; the others work on the same table to help it.
 * @param table the one that the threads share; `history` is the thread's own, from search to search
 * @param onDepth called after each completed depth.
 */
function searchInThread(
  { order, flags, thread }: Extract<ToThread, { kind: 'search' }>,
  table: TranspositionTable,
  history: MoveHistory,
  onDepth: (result: SearchResult) => void,
): SearchResult {
  const { course, goal, moves, multiPv, level } = order;
  const position = replay(course);
  // The same position may come back in a game, and need not be misjudged in the same way.
  const random = new Random(position.hashLo ^ course.moves.length);
  const request: StrongRequest = {
    position,
    evaluation: aiOf(course.game).best,
    limits: limitsOf(order, flags),
    multiPv,
    moves,
    ...(level === undefined ? {} : asLevel(level, { position, moves }, random)),
    table,
    history,
    thread,
    onDepth: (result) => {
      onDepth(result);
      const mate = movesToMate(result.score);
      if (goal.mateIn !== undefined && mate !== null && mate > 0 && mate <= goal.mateIn) {
        Atomics.store(flags.stopFlag, 0, 1);
      }
    },
  };
  table.grow();
  history.fade();
  const found = strongSearch(request);
  // Once there is an answer, the helpers have no more to do.
  if (thread === 0) Atomics.store(flags.stopFlag, 0, 1);
  const sawNothing = found.depth === 0 && found.move !== NO_MOVE && found.limitedBy !== 'nodes';
  const result = sawNothing && thread === 0 ? strongSearch({ ...request, limits: GLANCE }) : found;
  if (level === undefined || result.move === NO_MOVE) return result;
  const played = misjudge(result, level.noise, random);
  return { ...played, ranked: [played] };
}

/**
 * The position after the moves, with its history. A request after a draw gets the best move that there is.
 */
function replay({ game, start, variants, moves }: Course) {
  const position = gameById(game).parsePosition(start, variants);
  for (const move of moves as readonly Move[]) position.makeMove(move);
  const { automaticDraws } = position;
  if (automaticDraws?.drawsInForce && position.outcome() === DRAW) automaticDraws.drawsInForce = false;
  return position;
}

/** The goal as limits: time that has passed since `go` was read is gone, unless it is pondered. */
function limitsOf({ goal, askedAt }: SearchOrder, flags: SearchFlags): SearchLimits {
  const { depth, nodes, timeMs, softTimeMs } = goal;
  const late = Atomics.load(flags.ponderFlag, 0) === 0 ? clockMs() - askedAt : 0;
  const left = (ms: number | undefined) => (ms === undefined ? undefined : Math.max(1, ms - late));
  return { depth, nodes, timeMs: left(timeMs), softTimeMs: left(softTimeMs), ...flags };
}

/** The script of a `SearchThread`: it waits for a table and for searches, and answers each in turn. */
let table: TranspositionTable | undefined;
let history = new MoveHistory();

const say = (message: FromThread) => parentPort?.postMessage(message);

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'table') {
    table = new TranspositionTable(message.buffer);
    history = new MoveHistory();
    return;
  }
  if (table === undefined) throw new Error('a search was asked for before there was a table');
  const onDepth = (result: SearchResult) => say({ kind: 'depth', result });
  say({ kind: 'done', result: searchInThread(message, table, history, onDepth) });
});

await addGamesFrom();
say({ kind: 'ready' });
