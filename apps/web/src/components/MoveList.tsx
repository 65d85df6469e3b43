import type { Side } from '@tahoun/core';
import { hasVariations } from '@tahoun/match';
import { useEffect, useRef } from 'preact/hooks';
import { turnAt } from '../page-match.js';
import { words } from '../preferences.js';
import { type Store, useStore } from '../store.js';
import { MoveButton } from './MoveButton.js';
import { Part } from './Part.js';

/** The moves of the game; the left and right arrows go along the line. */
export function MoveList() {
  const store = useStore();
  const { match, variationsShown } = store;
  const { moves, cursor } = match.value;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = section.current?.querySelector<HTMLElement>('[aria-current]');
    const list = current?.closest<HTMLElement>('.move-list');
    if (!current || !list) return;
    list.scrollTop = current.offsetTop - list.clientHeight / 2;
    if (section.current?.contains(document.activeElement)) current.focus();
  }, [cursor, moves]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the moves in it, which are buttons
    <section class="moves" ref={section} onKeyDown={(event) => stepByArrow(store, event)}>
      <h2>{words.value.moves}</h2>
      {moves.length === 0 && <p class="empty">{words.value.noMoves}</p>}
      {hasVariations(match.value) && variationsShown.value ? (
        <Part shown={variationsShown} load={loadVariations} />
      ) : (
        <CurrentLine />
      )}
    </section>
  );
}

const loadVariations = async () => (await import('../variations/Variations.js')).Variations;

function CurrentLine() {
  const { match, moveMarks, showPly } = useStore();
  const { moves, cursor } = match.value;
  const first = turnAt(match.value, 0);
  return (
    <ol class="move-list">
      {moves.map((_, ply) => (
        <li key={ply}>
          <MoveButton
            moves={moves}
            ply={ply}
            side={((first + ply) % 2) as Side}
            isCurrent={ply + 1 === cursor}
            look={ply < cursor ? '' : 'move-ahead'}
            mark={moveMarks.value[ply]}
            onShow={() => showPly(ply + 1)}
          />
        </li>
      ))}
    </ol>
  );
}

function stepByArrow(store: Store, event: KeyboardEvent): void {
  const { match, showPly } = store;
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  showPly(match.peek().cursor + step);
}
