import { gameById } from '@tahoun/catalogue';
import type { BestMoveAnswer, TreeAnswer } from '@tahoun/engine';
import { useState } from 'preact/hooks';
import { analysisEngine } from '../../engine/engine.js';
import { loadGame } from '../../kit/load-game.js';
import { useWork } from '../page.js';
import type { Walk } from '../walk/model.js';

/** Moves that a search of the Lab may make, and nodes of its tree that are kept. */
export const MOST_MOVES = 3_000_000;
export const MOST_NODES = 12_000;

/** The question to the page. */
export interface Question {
  readonly game: string;
  readonly position: string;
  readonly depth: number;
  /** The moves at the root in the order to search them; all in the game's order where there are none. */
  readonly moves: string;
}

/** The engine's answers so far. */
interface Answers {
  readonly minimax: TreeAnswer | null;
  readonly 'alpha-beta': TreeAnswer | null;
  /** Of games with exchanges only. */
  readonly 'minimax-quiescence': TreeAnswer | null;
  readonly strong: BestMoveAnswer | null;
  readonly hasExchanges: boolean;
}

export type Searches = Answers & ReturnType<typeof useWork>;

/** Asks the engine for one tree after the other. */
export function useSearches({ game, position, depth, moves }: Question): Searches {
  const [answers, setAnswers] = useState<Answers>({
    ...{ minimax: null, 'alpha-beta': null, 'minimax-quiescence': null, strong: null },
    hasExchanges: false,
  });
  const add = (found: Partial<Answers>) => setAnswers((before) => ({ ...before, ...found }));
  const only = moves === '' ? {} : { moves: moves.split(/[\s,]+/) };
  const asked = { game, ...(position === '' ? {} : { position }), depth, ...only, nodes: MOST_MOVES };
  const work = useWork(async (signal) => {
    await loadGame(game);
    const engine = analysisEngine();
    const hasExchanges = gameById(game).initial().noisyMoves !== undefined;
    add({ hasExchanges });
    const addTree = async (algorithm: Walk['algorithm']) => {
      if (signal.aborted) return;
      add({ [algorithm]: await engine.tree({ ...asked, algorithm, limit: MOST_NODES }, { signal }) });
    };
    await addTree('alpha-beta');
    await addTree('minimax');
    if (signal.aborted) return;
    add({ strong: await engine.bestMove({ ...asked, algorithm: 'strong' }, { signal }) });
    if (hasExchanges) await addTree('minimax-quiescence');
  });
  return { ...answers, ...work };
}
