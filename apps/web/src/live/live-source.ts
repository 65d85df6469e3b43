import { computed } from '@preact/signals';
import { gameById } from '@tahoun/catalogue';
import type { GameResult, Side } from '@tahoun/core';
import type { LiveState } from '@tahoun/live';
import { newMatch, resultOf as resultByRules, showLine } from '@tahoun/match';
import type { Source } from '../match/source.js';
import type { Table } from './table.js';

/** The source of a table for a game by link. @param first a known state, whose game is loaded */
export function liveSource(table: Table, first: LiveState): Source {
  const state = computed(() => table.state.value ?? first);
  const match = computed(() => {
    const { clock, game, moves, start } = state.value;
    const begun = newMatch({ game: gameById(game), position: start, players: ['human', 'human'], clock });
    return showLine(begun, moves);
  });
  /** A move on its way may end the game by the rules. */
  const isActive = computed(() => state.value.status === 'active' && resultByRules(match.value) === null);
  return {
    match,
    result: computed(() => resultOf(state.value)),
    owns: (side) => state.value.seats[side].side === state.value.you,
    isOpen: computed(() => isActive.value && state.value.you === state.value.turn),
    awaits: computed(
      () => isActive.value && state.value.you !== null && state.value.you !== state.value.turn,
    ),
    play: (move) => {
      void table.play(move, state.peek().moves.length);
    },
    clock: { runs: computed(() => isActive.value && state.value.clock?.running != null), age: table.age },
    tabs: ['moves', 'game'],
  };
}

/** The result of a game by link, by sides. */
export function resultOf(state: LiveState): GameResult | null {
  const { result } = state;
  return result && { ...result, winner: result.winner === null ? null : sideOf(state, result.winner) };
}

/** The side of a letter. */
export function sideOf({ seats }: LiveState, letter: string): Side {
  return seats[0].side === letter ? 0 : 1;
}
