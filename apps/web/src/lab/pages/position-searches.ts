import { gameById } from '@tahoun/catalogue';
import type { BestMoveAnswer, TreeAnswer } from '@tahoun/engine';
import { useEffect, useState } from 'preact/hooks';
import { analysisEngine } from '../../engine.js';
import { loadGame } from '../../load-game.js';
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
export interface Searches {
  readonly minimax: TreeAnswer | null;
  readonly 'alpha-beta': TreeAnswer | null;
  /** Of games with exchanges only. */
  readonly 'minimax-quiescence': TreeAnswer | null;
  readonly strong: BestMoveAnswer | null;
  readonly hasExchanges: boolean;
  readonly isRunning: boolean;
  readonly wasStopped: boolean;
  readonly problem: unknown;
}

const NOTHING: Searches = {
  ...{ minimax: null, 'alpha-beta': null, 'minimax-quiescence': null, strong: null },
  hasExchanges: false,
  ...{ isRunning: true, wasStopped: false, problem: null },
};

/** Asks the engine for one tree after the other; another question, or leaving the page, stops it. */
export function useSearches({
  game,
  position,
  depth,
  moves,
}: Question): Searches & { readonly stop: () => void } {
  const [searches, setSearches] = useState<Searches>(NOTHING);
  const [controller, setController] = useState(() => new AbortController());
  useEffect(() => {
    const fresh = new AbortController();
    const { signal } = fresh;
    setController(fresh);
    setSearches(NOTHING);
    const add = (found: Partial<Searches>) => {
      setSearches((before) => ({ ...before, ...found }));
    };
    const only = moves === '' ? {} : { moves: moves.split(/[\s,]+/) };
    const asked = { game, ...(position === '' ? {} : { position }), depth, ...only, nodes: MOST_MOVES };
    const run = async () => {
      await loadGame(game);
      const engine = analysisEngine();
      const hasExchanges = gameById(game).initial().noisyMoves !== undefined;
      if (!left) add({ hasExchanges });
      const addTree = async (algorithm: Walk['algorithm']) => {
        if (signal.aborted) return;
        const answer = await engine.tree({ ...asked, algorithm, limit: MOST_NODES }, { signal });
        if (!left) add({ [algorithm]: answer });
      };
      await addTree('alpha-beta');
      await addTree('minimax');
      if (signal.aborted) return;
      const strong = await engine.bestMove({ ...asked, algorithm: 'strong' }, { signal });
      if (!left) add({ strong });
      if (hasExchanges) await addTree('minimax-quiescence');
    };
    let left = false;
    run()
      .catch((problem) => {
        if (!left && !signal.aborted) add({ problem });
      })
      .finally(() => {
        if (!left) add({ isRunning: false, wasStopped: signal.aborted });
      });
    return () => {
      left = true;
      fresh.abort();
    };
  }, [game, position, depth, moves]);
  return { ...searches, stop: () => controller.abort() };
}
