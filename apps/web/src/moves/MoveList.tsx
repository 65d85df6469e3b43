import { useSignal } from '@preact/signals';
import { artistOf, gamesWith } from '@tahoun/catalogue';
import { mainLine } from '@tahoun/games';
import { hasVariations, nodesAlong } from '@tahoun/match';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../kit/preferences.js';
import { Part } from '../match/Part.js';
import { turnAt } from '../match/page-match.js';
import { useStore } from '../match/store.js';
import { MoveButton } from './MoveButton.js';
import { MoveRows, scrollToCurrent } from './MoveRows.js';
import { evaluationIn, hasNotes } from './notes.js';

/** The moves of the game. While one of them has the focus, it stays on the one that is on the board. */
export function MoveList() {
  const { isAnalysis, match, replaying, sheetShown, source } = useStore();
  const variationsShown = useSignal(true);
  const { game, moves, cursor, players, tree } = match.value;
  const hasWork = nodesAlong(tree, moves).some(({ work }) => work !== undefined);
  const hasPace = source === undefined && (replaying.value || !players.includes('human'));
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = scrollToCurrent(section.current);
    if (section.current?.contains(document.activeElement)) current?.focus();
  }, [cursor, moves, sheetShown.value]);
  // A strip on a phone becomes a list when it is turned, and back.
  useEffect(() => {
    const observer = new ResizeObserver(() => scrollToCurrent(section.current));
    if (section.current) observer.observe(section.current);
    return () => observer.disconnect();
  }, []);
  return (
    <section class="moves" aria-label={words.value.moves} ref={section}>
      {gamesWith('openings').includes(game) && (
        <p class="opening">{moves.length > 0 && <Part load={loadOpening} />}</p>
      )}
      {moves.length === 0 && <p class="empty">{words.value.noMoves}</p>}
      {(hasVariations(match.value) || hasNotes(match.value.tree)) && variationsShown.value ? (
        <Part key="variations" shown={variationsShown} load={loadVariations} />
      ) : (
        <CurrentLine />
      )}
      {hasWork && <Part key="work" load={loadWork} />}
      {hasPace && <Part key="pace" load={loadPace} />}
      {isAnalysis.value && <Part key="form" load={loadMoveForm} />}
    </section>
  );
}

const loadPace = async () => (await import('./Pace.js')).Pace;
const loadWork = async () => (await import('./WorkList.js')).WorkList;
const loadMoveForm = async () => (await import('./TypedMove.js')).MoveForm;
const loadOpening = async () => (await import('./OpeningName.js')).OpeningName;
const loadVariations = async () => (await import('./Variations.js')).Variations;

function CurrentLine() {
  const { match, showPly } = useStore();
  const { game, moves } = match.value;
  const first = turnAt(match.value, 0);
  const filed = mainLine(match.value.tree).map(({ move, comments }, ply) =>
    move === moves[ply] ? evaluationIn(comments) : null,
  );
  const paired = artistOf(game).pairsMoves === true;
  return (
    <ol class={paired ? 'move-list move-pairs' : 'move-list'}>
      <MoveRows
        first={first}
        from={0}
        to={moves.length}
        paired={paired}
        move={(ply) => (
          <MoveButton {...{ moves, ply, first, paired }} filed={filed[ply]} onShow={() => showPly(ply + 1)} />
        )}
      />
    </ol>
  );
}
