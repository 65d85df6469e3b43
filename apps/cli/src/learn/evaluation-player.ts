import { type Evaluation, type Move, TranspositionTable, strongSearch } from '@tahoun/core';
import type { GameSoFar, Player } from '../match/player.js';

const TABLE_MIB = 16;

/** The strong search with one evaluation, with a time for each move by the processor's clock. */
export class EvaluationPlayer implements Player {
  readonly name: string;
  readonly #evaluation: Evaluation;
  readonly #timeMs: number;
  #table = new TranspositionTable(TABLE_MIB);

  constructor(name: string, evaluation: Evaluation, timeMs: number) {
    this.name = name;
    this.#evaluation = evaluation;
    this.#timeMs = timeMs;
  }

  startGame(): Promise<void> {
    this.#table = new TranspositionTable(TABLE_MIB);
    return Promise.resolve();
  }

  chooseMove({ position }: GameSoFar): Promise<Move> {
    const limits = { timeMs: this.#timeMs, now: processorMs };
    const request = { position: position.clone(), evaluation: this.#evaluation, table: this.#table, limits };
    return Promise.resolve(strongSearch(request).move);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

/** Milliseconds of processor time: other work on the machine does not count. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
