import { gameById } from '@tahoun/catalogue/all';
import { createEngine } from '@tahoun/catalogue/node';
import { contestant, makePlayer } from 'tahoun/match';
import { stateBehind } from './library.ts';
import type { Question } from './questions.ts';
import type { Client, Words } from './words.ts';

/** The player `nodes:N` of `tahoun match`, which says moves only. */
export function matchPlayer(): Client {
  const engine = createEngine({ threads: 1 });

  async function answer(question: Question): Promise<Words | undefined> {
    const { game: id, position: text, variants, played = [], nodes, ...others } = question;
    if (nodes === undefined || Object.keys(others).length > 0 || stateBehind(question).over) return undefined;
    const game = gameById(id);
    const start = text === undefined ? game.initial(variants) : game.parsePosition(text, variants);
    const position = start.clone();
    const moves = played.map((text) => {
      const move = game.parseMove(position, text);
      position.makeMove(move);
      return move;
    });
    const player = makePlayer(contestant('--a')(`nodes:${nodes}`), engine);
    const soFar = { game, variants, start, moves, position, seed: 0 };
    const move = await player.chooseMove(soFar, new AbortController().signal);
    return { move: move === null ? null : game.formatMove(position, move) };
  }

  return {
    name: 'tahoun match',
    ask: (questions) => Promise.all(questions.map(answer)),
    close: () => engine.close(),
  };
}
