import { moveNumber } from '@tahoun/board';
import { artistOf, gamesWith } from '@tahoun/catalogue';
import type { Side } from '@tahoun/core';
import { hasVariations } from '@tahoun/match';
import { useEffect, useRef } from 'preact/hooks';
import { pairs } from '../move-numbers.js';
import { turnAt } from '../page-match.js';
import { words } from '../preferences.js';
import { type Store, useStore } from '../store.js';
import { MoveButton } from './MoveButton.js';
import { hasNotes } from './notes.js';
import { Part } from './Part.js';
import { scrollToCurrent } from './scroll-to-current.js';

/** The moves of the game; the left and right arrows go along the line. */
export function MoveList() {
  const store = useStore();
  const { match, moveToolsShown, openingShown, sheetShown, variationsShown } = store;
  const { game, moves, cursor } = match.value;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = scrollToCurrent(section.current);
    if (section.current?.contains(document.activeElement)) current?.focus();
  }, [cursor, moves, sheetShown.value]);
  return (
    <section
      class="moves"
      aria-label={words.value.moves}
      ref={section}
      onKeyDown={(event) => stepByArrow(store, event)}
    >
      {gamesWith('openings').includes(game) && (
        <p class="opening">{moves.length > 0 && <Part shown={openingShown} load={loadOpening} />}</p>
      )}
      {moves.length === 0 && <p class="empty">{words.value.noMoves}</p>}
      {(hasVariations(match.value) || hasNotes(match.value.tree)) && variationsShown.value ? (
        <Part key="variations" shown={variationsShown} load={loadVariations} />
      ) : (
        <CurrentLine />
      )}
      <Part key="tools" shown={moveToolsShown} load={loadMoveTools} />
    </section>
  );
}

const loadMoveTools = async () => (await import('./MoveTools.js')).MoveTools;
const loadOpening = async () => (await import('../openings/OpeningName.js')).OpeningName;
const loadVariations = async () => (await import('../variations/Variations.js')).Variations;

function CurrentLine() {
  const { match } = useStore();
  const { game, moves } = match.value;
  const first = turnAt(match.value, 0);
  const items = [...moves.keys()];
  const artist = artistOf(game);
  if (artist.pairsMoves !== true) {
    return (
      <ol class="move-list">
        {items.map((ply) => (
          <li key={ply}>
            <LineMove first={first} ply={ply} number={moveNumber(artist, ply, first)} />
          </li>
        ))}
      </ol>
    );
  }
  const rows = pairs(moves.length, first);
  return (
    <ol class="move-list move-pairs">
      {rows.map(([own, other], index) => (
        <li key={index}>
          <span class="move-number">{index + 1}.</span>
          {own === null ? <span class="move-blank">…</span> : <LineMove first={first} ply={own} />}
          {other !== null && <LineMove first={first} ply={other} />}
        </li>
      ))}
    </ol>
  );
}

interface LineMoveProps {
  /** The side that moved first. */
  readonly first: Side;
  readonly ply: number;
  readonly number?: string;
}

function LineMove({ first, ply, number }: LineMoveProps) {
  const { match, moveMarks, showPly } = useStore();
  const { moves, cursor } = match.value;
  return (
    <MoveButton
      moves={moves}
      ply={ply}
      number={number}
      side={((first + ply) % 2) as Side}
      isCurrent={ply + 1 === cursor}
      look={ply < cursor ? '' : 'move-ahead'}
      mark={moveMarks.value[ply]}
      onShow={() => showPly(ply + 1)}
    />
  );
}

function stepByArrow(store: Store, event: KeyboardEvent): void {
  const { match, showPly } = store;
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step === undefined || !(event.target as HTMLElement).matches('.move')) return;
  event.preventDefault();
  showPly(match.peek().cursor + step);
}
