import { moveNumber } from '@tahoun/board';
import { artistOf } from '@tahoun/catalogue';
import { type Side, beyondDraws } from '@tahoun/core';
import { HANDED_OVER, snapshotAt } from '@tahoun/match';
import { moveText } from '../kit/preferences.js';
import { SideSign } from '../kit/SideName.js';
import { shortScore } from '../match/score.js';
import { type Store, useStore } from '../match/store.js';
import type { MoveMark } from '../match/view.js';

interface MoveButtonProps {
  /** The line that the move is in, from the start of the match. */
  readonly moves: readonly string[];
  /** The number of the move in it, from 0. */
  readonly ply: number;
  /** The side that moved first. */
  readonly first: Side;
  /** Its row has the number, and the side is clear from its place in the row; else both stand before the move. */
  readonly paired: boolean;
  /** The line parts from the one that the board shows before this move. */
  readonly isAside?: boolean;
  /** The mark of the file of the game, where a review has none. */
  readonly mark?: MoveMark | null;
  /** The evaluation in that file, in hundredths of the game's unit, from the first side. */
  readonly filed?: number | null | undefined;
  readonly onShow: () => void;
}

/**
 * A move as the page's language writes it: a click shows the position after it, pointing at it marks its
 * target.
 */
export function MoveButton(props: MoveButtonProps) {
  const { moves, ply, first, paired, isAside = false, mark = null, filed, onShow } = props;
  const store = useStore();
  const { highlighted, match, reviewedMoves } = store;
  const { cursor, game: id } = match.value;
  const reviewed = isAside ? undefined : reviewedMoves.value[ply];
  const score = reviewed?.score ?? filed;
  const highlight = () => {
    if (moves[ply] === HANDED_OVER) return;
    const { game, position } = snapshotAt({ ...match.peek(), moves }, ply);
    const move = beyondDraws(position, () => game.parseMove(position, moves[ply] as string));
    highlighted.value = game.targets(position, move)[0]?.at(-1) ?? null;
  };
  return (
    <button
      type="button"
      class={`move ${lookOf(isAside, ply < cursor)}`}
      aria-current={!isAside && ply + 1 === cursor ? 'step' : undefined}
      onClick={onShow}
      onPointerEnter={highlight}
      onPointerLeave={() => dropHighlight(store)}
      onFocus={highlight}
      onBlur={() => dropHighlight(store)}
    >
      {!paired && (
        <>
          <span class="move-number">{moveNumber(artistOf(id), ply, first)}</span>{' '}
          <SideSign game={id} side={((first + ply) % 2) as Side} />
        </>
      )}
      {moveText(id, moves[ply] as string)}
      <Mark mark={reviewed?.mark ?? mark} />
      {score != null && <span class="move-score"> {shortScore(score)}</span>}
    </button>
  );
}

/** The mark of a move, as a sign and in words. */
function Mark({ mark }: { readonly mark: MoveMark | null }) {
  if (mark === null) return null;
  return (
    <abbr class="move-mark" title={mark.words()} aria-label={mark.words()}>
      {mark.sign}
    </abbr>
  );
}

function lookOf(isAside: boolean, isOnBoard: boolean): string {
  if (isAside) return 'move-aside';
  return isOnBoard ? '' : 'move-ahead';
}

function dropHighlight(store: Store): void {
  const { highlighted } = store;
  highlighted.value = null;
}
