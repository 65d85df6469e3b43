import { games } from '@tahoun/catalogue/all';
import { createEngine } from '@tahoun/catalogue/node';
import { type BestMoveAnswer, type StateAnswer, bestMove, load, stateOf } from '@tahoun/engine';
import { nodeTables } from '@tahoun/engine/node-tables';
import type { Question } from './questions.ts';
import { type Client, documentWords } from './words.ts';

/** What all others are held against: the function, in this process. */
export function libraryAnswer(question: Question): BestMoveAnswer {
  return bestMove(games, question, { tables: nodeTables });
}

/** The position that a question is about. */
export function stateBehind(question: Question): StateAnswer {
  return stateOf(load(games, question));
}

/** The engine on threads of its own. */
export function engineClient(): Client {
  const engine = createEngine({ threads: 2 });
  return {
    name: 'createEngine',
    ask: (questions) =>
      Promise.all(questions.map(async (question) => documentWords(await engine.bestMove(question)))),
    close: () => engine.close(),
  };
}
