import { parentPort } from 'node:worker_threads';
import { MoveHistory, TranspositionTable } from '@tahoun/core';
import { addGamesFrom } from '../games.js';
import type { FromThread, ToThread } from './order.js';
import { searchInThread } from './thread-search.js';

/** What `SearchThread` starts: it waits for a table and for searches, and answers each in turn. */
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
  const { order, thread } = message;
  const result = searchInThread(order, thread, { table, history }, (sofar) =>
    say({ kind: 'depth', result: sofar }),
  );
  say({ kind: 'done', result });
});

await addGamesFrom();
say({ kind: 'ready' });
