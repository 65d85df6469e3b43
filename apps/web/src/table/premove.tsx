import './premove.css';
import { batch, computed, effect, signal } from '@preact/signals';
import type { TargetArea } from '@tahoun/board';
import { playingTexts } from '@tahoun/i18n';
import { AreaFrame } from '../board/GridBoard.js';
import { language } from '../kit/preferences.js';
import {
  NO_PREMOVE,
  type Premove,
  afterChoice,
  afterDrag,
  afterReply,
  inputsInAdvance,
  isSameLine,
} from '../match/premove.js';
import { perStore, useStore } from '../match/store.js';

/**
 * A move that is entered while the other side thinks, target by target as on the board. Its legality is
 * checked after the reply: targets of other pieces may be chosen too, because the board may have changed by
 * then.
 */
export const premoves = perStore((store) => {
  const { awaitsMove, humanToMove, match, snapshot, tell, picked, play, premoveShown, inputsAfter } = store;

  const premove = signal(NO_PREMOVE);
  const chain = computed(() => premove.value.targets);
  /** The match in which the reply is awaited. */
  let asked = match.peek();

  /** A target was chosen while the other side thinks: a first one, another, or one that takes the move back. */
  function choose(area: TargetArea): void {
    if (!awaitsMove.peek()) return;
    const next = afterChoice(premove.peek(), area, inputs());
    if (typeof next === 'object') {
      set(next);
      return;
    }
    set(NO_PREMOVE);
    tell(() => (next === 'taken-back' ? texts().premoveTakenBack : texts().premoveCannot));
  }

  /** A target is dragged from while the other side thinks: a move begins there. */
  function drag(area: TargetArea): void {
    if (!awaitsMove.peek()) return;
    const next = afterDrag(area, inputs());
    if (next !== undefined) set(next);
  }

  function inputs() {
    const { game, position } = snapshot.peek();
    return inputsInAdvance(game, position);
  }

  function set(next: Premove): void {
    const { targets, isWhole } = next;
    batch(() => {
      asked = match.peek();
      premove.value = next;
      premoveShown.value = targets.length > 0;
      if (targets.length === 0) return;
      const words = targets.join(' ');
      tell(() => (isWhole ? texts().premove(words) : texts().premoveBegun(words)));
    });
  }

  /** Escape on the board takes it back. */
  effect(() => {
    if (premoveShown.value || chain.peek().length === 0) return;
    set(NO_PREMOVE);
    tell(() => texts().premoveTakenBack);
  });

  /** After the reply, or another change of the match, the move is played or dropped. */
  effect(() => {
    const now = match.value;
    const canMove = humanToMove.value;
    const entered = premove.peek();
    const { targets } = entered;
    if (targets.length === 0 || now === asked) return;
    // The match may change without a move: a clock, an offer, the server's word for one's own move.
    if (awaitsMove.value && isSameLine(now, asked)) return;
    const outcome = afterReply(entered, asked, now, canMove, inputsAfter);
    set(NO_PREMOVE);
    const { game, position } = snapshot.peek();
    if (outcome.kind === 'play') play(game.formatMove(position, outcome.move));
    else if (outcome.kind === 'pick') picked.value = targets;
    else if (outcome.kind === 'drop') tell(() => texts().premoveDropped(targets.join(' ')));
  });

  return { chain, choose, drag };
});

function texts() {
  return playingTexts(language.value);
}

/** The targets of the move in advance: dotted frames, joined by a dotted line. */
export function PremoveMark() {
  const store = useStore();
  const areas = areasOf(premoves(store).chain.value, store.drawing.value.areas);
  const line = areas.map(({ x, y, width, height }) => `${x + width / 2},${y + height / 2}`).join(' ');
  return (
    <g class="premove-mark" aria-hidden="true">
      {['premove-casing', 'premove-dots'].map((layer) => (
        <g key={layer} class={layer}>
          {areas.map((area) => (
            <AreaFrame key={area.targets.join()} area={area} />
          ))}
          <polyline points={line} />
        </g>
      ))}
    </g>
  );
}

/** An area may stand for several targets in a row. */
function areasOf(targets: readonly string[], all: readonly TargetArea[]): readonly TargetArea[] {
  const areas: TargetArea[] = [];
  for (let from = 0; from < targets.length; ) {
    const area = all.find((each) => each.targets.every((target, i) => target === targets[from + i]));
    if (area !== undefined) areas.push(area);
    from += area?.targets.length ?? 1;
  }
  return areas;
}
