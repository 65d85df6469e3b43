import type { TargetArea } from '@tahoun/board';
import type { InputError } from '@tahoun/core';
import { useMemo } from 'preact/hooks';
import { asInputError } from '../page-match.js';
import { language, placeName, words, wordsOf } from '../preferences.js';
import type { premoves } from '../premove/premove.js';
import { perStore, useStore } from '../store.js';
import { GridBoard } from './GridBoard.js';
import { Part, onDemand } from './Part.js';
import { afterPick, isDragged, writtenMoves } from './targets.js';

/** The board of the match. */
export function Board() {
  const store = useStore();
  const { drawing, humanToMove, match, picked, pointed, premoveShown } = store;
  const { choose, dragFrom } = picking(store);
  const { game } = match.value;
  const nameOf = useMemo(() => placeName(game, language.value), [game, language.value]);
  return (
    <GridBoard
      id="place"
      label={words.value.board}
      drawing={drawing.value}
      nameOf={nameOf}
      isOpen={humanToMove.value}
      onChoose={choose}
      onPoint={(area) => {
        pointed.value = area;
      }}
      onDrag={dragFrom}
      onEscape={() => {
        picked.value = [];
        premoveShown.value = false;
      }}
    >
      <Picture />
      <Highlight />
      <Part shown={premoveShown} load={loadPremove} />
    </GridBoard>
  );
}

const loadPremove = async () => (await import('../premove/premove.js')).PremoveMark;

function Picture() {
  const { drawing, overlay } = useStore();
  const { content } = drawing.value;
  return (
    <g aria-hidden="true">
      <g dangerouslySetInnerHTML={{ __html: content }} />
      <g dangerouslySetInnerHTML={{ __html: overlay.value }} />
    </g>
  );
}

/** Where the move is to be seen that is pointed at in the list. */
function Highlight() {
  const { drawing, highlighted } = useStore();
  const target = highlighted.value;
  const area = drawing.value.areas.find(({ targets }) => targets.length === 1 && targets[0] === target);
  if (area === undefined) return null;
  const { x, y, width, height } = area;
  return <rect class="row-mark" aria-hidden="true" x={x} y={y} width={width} height={height} rx="6" />;
}

/** What choosing targets on the board does. */
export const picking = perStore((store) => {
  const { humanToMove, snapshot, moveAt, notice, picked, play, showError, thinking, inputsAfter } = store;

  /** A target on the board was chosen by pointer or keyboard. Some moves take one target, others several. */
  function choose(area: TargetArea): void {
    if (!humanToMove.peek()) {
      inAdvance((premove) => premove.choose(area));
      return;
    }
    const before = picked.peek();
    const chain = afterPick(before, area, inputsAfter);
    const move = chain && moveAt(chain);
    if (move !== undefined) {
      const { game, position } = snapshot.peek();
      play(game.formatMove(position, move));
      return;
    }
    pick(chain ?? []);
    if (chain === undefined) refuse(area, before);
  }

  /** A target is being dragged from. That picks it, where it begins a longer move. */
  function dragFrom(area: TargetArea): void {
    if (!humanToMove.peek()) {
      inAdvance((premove) => premove.drag(area));
      return;
    }
    if (isDragged(area.targets, inputsAfter(area.targets))) pick(area.targets);
  }

  /** One after the other, however long the first has to wait for the code. */
  let lastInAdvance = Promise.resolve();

  /** While the computer thinks, a move can be entered that answers its own. */
  function inAdvance(use: (premove: ReturnType<typeof premoves>) => void): void {
    if (thinking.peek() === null) return;
    lastInAdvance = lastInAdvance.then(() =>
      onDemand(
        store,
        () => import('../premove/premove.js'),
        (premove) => use(premove.premoves(store)),
      ),
    );
  }

  /** An error that stood there was about another pick. */
  function pick(chain: readonly string[]): void {
    picked.value = chain;
    if (notice.peek()?.isError) notice.value = null;
  }

  /** Says why no move goes over the targets picked before and this one. */
  function refuse(area: TargetArea, before: readonly string[]): void {
    const chain = [...before, ...area.targets];
    const isBeginning =
      before.length === 0 && inputsAfter([]).every(({ targets }) => targets.length > chain.length);
    if (!isBeginning) {
      readChain(chain);
      return;
    }
    const { game } = snapshot.peek();
    const target = () => wordsOf(game.id).labels[area.label.key]?.(area.label.params) ?? chain.join(' ');
    notice.value = { text: () => words.value.noMoveFrom(target()), isError: true };
  }

  /** Lets the game itself read the targets as a move: what it can make sense of it plays, or says by which rule it does not. */
  function readChain(chain: readonly string[]): void {
    let unreadable: InputError | undefined;
    for (const text of writtenMoves(chain)) {
      try {
        play(text);
        return;
      } catch (error) {
        const problem = asInputError(error);
        if (problem.code !== 'move-syntax') {
          showError(problem);
          return;
        }
        unreadable ??= problem;
      }
    }
    showError(unreadable);
  }

  return { choose, dragFrom };
});
