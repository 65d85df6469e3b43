import { type Side, beyondDraws } from '@tahoun/core';
import { snapshotAt } from '@tahoun/match';
import { moveText } from '../preferences.js';
import { shortScore } from '../score.js';
import type { MoveMark } from '../store.js';
import { type Store, useStore } from '../store.js';
import { SideSign } from './SideName.js';

interface MoveButtonProps {
  /** The line that the move is in, from the start of the match. */
  readonly moves: readonly string[];
  /** The number of the move in it, from 0. */
  readonly ply: number;
  /** Shown before the move, with the sign of its side; left out where both are clear from the row. */
  readonly number: string | undefined;
  readonly side: Side;
  /** It is the last one on the board. */
  readonly isCurrent: boolean;
  /** CSS class of the button; empty for a move on the board. */
  readonly look: string;
  readonly mark: MoveMark | null | undefined;
  /** The evaluation after it, in hundredths of the game's unit, from the first side, where it is known. */
  readonly score: number | null | undefined;
  readonly onShow: () => void;
}

/**
 * A move as the page's language writes it: a click shows the position after it, pointing at it marks its
 * target.
 */
export function MoveButton({
  moves,
  ply,
  number,
  side,
  isCurrent,
  look,
  mark,
  score,
  onShow,
}: MoveButtonProps) {
  const store = useStore();
  const { highlighted, match } = store;
  const highlight = () => {
    const { game, position } = snapshotAt({ ...match.peek(), moves }, ply);
    const move = beyondDraws(position, () => game.parseMove(position, moves[ply] as string));
    highlighted.value = game.targets(position, move)[0]?.at(-1) ?? null;
  };
  return (
    <button
      type="button"
      class={`move ${look}`}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={onShow}
      onPointerEnter={highlight}
      onPointerLeave={() => dropHighlight(store)}
      onFocus={highlight}
      onBlur={() => dropHighlight(store)}
    >
      {number !== undefined && (
        <>
          <span class="move-number">{number}</span> <SideSign game={match.value.game} side={side} />
        </>
      )}
      {moveText(match.value.game, moves[ply] as string)}
      <Mark mark={mark} />
      {score != null && <span class="move-score"> {shortScore(score)}</span>}
    </button>
  );
}

/** The review's mark of a move, as a sign and in words. */
function Mark({ mark }: Pick<MoveButtonProps, 'mark'>) {
  if (mark == null) return null;
  return (
    <abbr class="move-mark" title={mark.words()} aria-label={mark.words()}>
      {mark.sign}
    </abbr>
  );
}

function dropHighlight(store: Store): void {
  const { highlighted } = store;
  highlighted.value = null;
}
