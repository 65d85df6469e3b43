import type { Side } from '@tahoun/core';
import type { ProofAnswer, SolveAnswer } from '@tahoun/engine';
import { SearchCancelled } from '@tahoun/engine/browser';
import { useEffect, useRef, useState } from 'preact/hooks';
import { analysisEngine, secondEngine } from '../../../engine/engine.js';
import { type ProofPlace, placeOf, verdictOf, withPlace } from './model.js';

/** Nodes of the tree in one answer; more are requested when they are unfolded. */
const NODES_AT_ONCE = 300;

export interface ProofQuestion {
  /** Text form. */
  readonly position: string;
  readonly turn: Side;
  /** Moves that the solver may make, for each answer. */
  readonly nodes: number;
}

interface Found {
  /** The side that the tree is about: the winner; while it is unknown, the side to move. */
  readonly asked: Side;
  readonly tree: ProofPlace | null;
  readonly answer: ProofAnswer | null;
  /** Distance, line and all winning moves, which take longer than the proof. */
  readonly solution: SolveAnswer | null;
  readonly wasStopped: boolean;
  readonly problem: unknown;
}

export interface Proof extends Found {
  readonly isRunning: boolean;
  /**
   * Requests the children of a place without any. Resolves to the place with them, or to null without an
   * answer.
   */
  readonly unfold: (place: ProofPlace) => Promise<ProofPlace | null>;
  readonly stop: () => void;
}

/** Asks for the proof of a position, then for the rest. Leaving the page stops it; another question needs another component. */
export function useProof({ position, turn, nodes }: ProofQuestion): Proof {
  const [found, setFound] = useState<Found>(() => nothing(turn));
  const [running, setRunning] = useState(0);
  const controller = useRef(new AbortController());
  const about = { game: 'atari-go', position, nodes };
  const add = (more: Partial<Found>) => setFound((before) => ({ ...before, ...more }));

  /** Does some work that `stop` ends. Errors are shown. */
  const attempt = async (work: (signal: AbortSignal) => Promise<void>) => {
    if (controller.current.signal.aborted) controller.current = new AbortController();
    const { signal } = controller.current;
    setRunning((count) => count + 1);
    add({ wasStopped: false, problem: null });
    try {
      await work(signal);
    } catch (problem) {
      // In a page that cannot share memory, a stopped search has no result.
      if (!(problem instanceof SearchCancelled)) add({ problem });
    } finally {
      setRunning((count) => count - 1);
      add({ wasStopped: signal.aborted });
    }
  };

  useEffect(() => {
    void attempt(async (signal) => {
      const engine = analysisEngine();
      const answer = await engine.proof({ ...about, limit: NODES_AT_ONCE }, { signal });
      const asked = answer.answer === 'no' ? ((1 - turn) as Side) : turn;
      add({ asked, answer, tree: placeOf(answer.tree, [], asked === turn) });
      if (signal.aborted || answer.answer === 'unknown') return;
      add({ solution: await engine.solve(about, { signal }) });
    });
    return () => controller.current.abort();
  }, []);

  const unfold = async (place: ProofPlace): Promise<ProofPlace | null> => {
    let learned: ProofPlace | null = null;
    await attempt(async (signal) => {
      const request = { ...about, played: place.path, limit: NODES_AT_ONCE };
      const answer = await secondEngine().proof(request, { signal });
      if (signal.aborted) return;
      const fresh = placeOf(answer.tree, place.path, place.isOr);
      learned = fresh;
      setFound((before) =>
        before.tree === null ? before : { ...before, tree: withPlace(before.tree, fresh) },
      );
    });
    return learned;
  };
  return { ...found, isRunning: running > 0, unfold, stop: () => controller.current.abort() };
}

/** The first moves that are proved to win. */
export function winningMoves({ solution, tree }: Proof): readonly string[] {
  if (solution?.winningMoves !== undefined) return solution.winningMoves;
  if (tree === null || !tree.isOr) return [];
  return tree.children.flatMap((child) => (verdictOf(child) === 'proved' ? child.path : []));
}

function nothing(turn: Side): Found {
  return {
    ...{ asked: turn, tree: null, answer: null, solution: null },
    ...{ wasStopped: false, problem: null },
  };
}
