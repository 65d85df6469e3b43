import { moveNumber } from '@tahoun/board';
import { artistOf } from '@tahoun/catalogue';
import type { Move } from '@tahoun/core';
import { playMove, tryMove } from '@tahoun/match';
import { moveText } from '../kit/preferences.js';
import { afterPlaying, turnAt } from '../match/page-match.js';
import { type Store, useStore } from '../match/store.js';

/**
 * A line of the engine: pointing at it shows its first move on the board, and a click on a move plays the
 * line as far as that.
 */
export function Line({ moves }: { readonly moves: readonly string[] }) {
  const store = useStore();
  const { hint, match } = store;
  const { game, cursor } = match.value;
  const artist = artistOf(game);
  const first = turnAt(match.value, 0);
  const show = () => {
    hint.value = firstMove(store, moves);
  };
  return (
    <span class="analysis-line" onPointerEnter={show} onFocusCapture={show}>
      {moves.map((move, at) => {
        const ply = cursor + at;
        const isNumbered = artist.pairsMoves === true && (at === 0 || (ply + first) % 2 === 0);
        return (
          // The keyboard plays move after move: the next line begins where this one ends.
          <button
            key={at}
            type="button"
            tabindex={at === 0 ? 0 : -1}
            onClick={() => playLine(store, moves, at)}
          >
            {isNumbered && <span class="move-number">{moveNumber(artist, ply, first)} </span>}
            {moveText(game, move)}
          </button>
        );
      })}
    </span>
  );
}

function firstMove({ snapshot }: Store, [text]: readonly string[]): Move | null {
  const { game, position } = snapshot.peek();
  return text === undefined ? null : game.parseMove(position, text);
}

/** Plays the moves up to the one of that number, for both sides; after that a computer waits. */
function playLine({ isAnalysis, match, paused, show }: Store, moves: readonly string[], last: number): void {
  const how = isAnalysis.peek() ? tryMove : playMove;
  const next = moves
    .slice(0, last + 1)
    .reduce((before, move) => afterPlaying(before, move, 0, undefined, how), match.peek());
  paused.value = true;
  show(next);
}
