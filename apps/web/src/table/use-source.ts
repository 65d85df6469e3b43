import { batch, useSignal } from '@preact/signals';
import type { Side } from '@tahoun/core';
import type { Match } from '@tahoun/match';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { recall, remember } from '../kit/preferences.js';
import type { PanelTab } from '../match/source.js';
import { type Store, createStore } from '../match/store.js';

interface Exercise {
  /** The same object as long as nothing changes. */
  readonly match: Match;
  /** The side of the person. */
  readonly side: Side;
  readonly isOpen: boolean;
  /** Takes a legal move of the person, in the game's notation. */
  readonly onMove: (move: string) => void;
  readonly tabs?: readonly PanelTab[];
  /** The one that is open at first. */
  readonly tab?: PanelTab;
}

/** The engine does not help with problems and exercises. */
export const NO_ENGINE = { bestMove: () => Promise.reject(new Error('no engine helps at this table')) };

/** The store of a table or a board for a match that a component keeps: a problem, an exercise. */
export function useSource({ match, side, isOpen, onMove, tabs = [], tab = 'moves' }: Exercise): Store {
  const shown = useSignal(match);
  const open = useSignal(isOpen);
  const latest = useRef(onMove);
  latest.current = onMove;
  const store = useMemo(() => {
    const owns = (each: Side) => each === side;
    const play = (move: string) => latest.current(move);
    const source = { match: shown, isOpen: open, owns, play, tabs };
    const made = createStore({ recall, remember }, NO_ENGINE, source);
    made.tab.value = tab;
    return made;
  }, [side]);
  // Before it is drawn, so that nobody chooses a place of the old position.
  useLayoutEffect(() => {
    batch(() => {
      shown.value = match;
      open.value = isOpen;
    });
  }, [match, isOpen]);
  return store;
}
