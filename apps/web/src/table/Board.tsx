import type { TargetArea } from '@tahoun/board';
import type { Game, InputError, Position } from '@tahoun/core';
import type { RefObject } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { AreaFrame, GridBoard } from '../board/GridBoard.js';
import { NO_STROKES, afterStroke } from '../board/strokes.js';
import { choiceOf, isDragged, writtenMoves } from '../board/targets.js';
import { afterWheel } from '../board/wheel.js';
import { confirmsMoves, inputErrorText, language, placeName, words, wordsOf } from '../kit/preferences.js';
import { drawLater } from '../kit/rendering.js';
import { Part, onDemand } from '../match/Part.js';
import { problemIn } from '../match/page-match.js';
import { type Store, perStore, useStore } from '../match/store.js';
import type { premoves } from './premove.js';

/** The board of the match. @param id begins the ids of its places, which are unique on the page */
export function Board({ id = 'place' }: { readonly id?: string }) {
  const store = useStore();
  const { bottom, drawing, humanToMove, layers, match, matchId, picked, pointed, premoveShown, proposed } =
    store;
  const { strokes } = store;
  const { choose, dragFrom, lifts } = picking(store);
  const turned = useRef(0);
  const { game } = match.value;
  const nameOf = useMemo(() => placeName(game, language.value), [game, language.value]);
  return (
    <GridBoard
      id={id}
      label={words.value.board}
      drawing={drawing.value}
      layers={layers.value}
      scene={`${matchId.value} ${bottom.value}`}
      nameOf={nameOf}
      isOpen={humanToMove.value}
      confirms={confirmsMoves.value}
      onChoose={choose}
      onPoint={(area) => {
        pointed.value = area;
      }}
      onDrag={dragFrom}
      lifts={lifts}
      onStroke={(stroke, isDone) => {
        strokes.value = afterStroke(strokes.peek(), stroke, isDone);
      }}
      onWheel={(event) => turnWheel(store, event, turned)}
      onEscape={() => {
        picked.value = [];
        proposed.value = null;
        premoveShown.value = false;
        strokes.value = NO_STROKES;
      }}
    >
      <Overlay />
      {strokes.value !== NO_STROKES && <Part load={loadStrokeMarks} />}
      <Highlight />
      <Part shown={premoveShown} load={loadPremove} />
    </GridBoard>
  );
}

/** The wheel over the board goes through the moves. */
function turnWheel({ match, showPly }: Store, event: WheelEvent, turned: RefObject<number>): void {
  const { cursor, moves } = match.peek();
  if (event.ctrlKey || moves.length === 0) return;
  event.preventDefault();
  const { rest, step } = afterWheel(turned.current ?? 0, event);
  turned.current = rest;
  const ply = Math.min(Math.max(cursor + step, 0), moves.length);
  if (ply !== cursor) showPly(ply);
}

const loadStrokeMarks = async () => (await import('./StrokeMarks.js')).StrokeMarks;
const loadPremove = async () => (await import('./premove.js')).PremoveMark;

/** The drawing over the position: it changes with every move of the pointer. */
function Overlay() {
  const { drawing, layers, overlay } = useStore();
  const picture = layers.value === undefined ? drawing.value.content : '';
  return <g aria-hidden="true" class="over" dangerouslySetInnerHTML={{ __html: picture + overlay.value }} />;
}

/** Marks on the board the move under the pointer in the list. */
function Highlight() {
  const { drawing, highlighted } = useStore();
  const target = highlighted.value;
  const area = drawing.value.areas.find(({ targets }) => targets.length === 1 && targets[0] === target);
  return area === undefined ? null : <AreaFrame area={area} look="row-mark" />;
}

/** The rule that lets only other pieces move, such as a compulsory capture; null where there is none. */
function compulsion(game: Game, position: Position, chain: readonly string[]): InputError | null {
  if (!position.threats?.mustRespond()) return null;
  const problem = problemIn(() => game.parseMove(position, chain.join('')));
  return problem !== null && 'movers' in problem.params ? problem : null;
}

/** Actions for choosing targets on the board. */
export const picking = perStore((store) => {
  const { awaitsMove, humanToMove, inputsAfter, layers, notice, owns, picked, play } = store;
  const { proposed, snapshot, strokes } = store;

  /** A target on the board was chosen by pointer or keyboard. Some moves take one target, others several. */
  function choose(area: TargetArea): void {
    strokes.value = NO_STROKES;
    if (!humanToMove.peek()) {
      inAdvance((premove) => premove.choose(area));
      return;
    }
    const before = picked.peek();
    const choice = choiceOf(before, area, inputsAfter, {
      proposed: proposed.peek(),
      confirms: confirmsMoves.peek(),
    });
    if (choice.kind === 'play') {
      const { game, position } = snapshot.peek();
      drawLater(() => play(game.formatMove(position, choice.move)));
    } else if (choice.kind === 'propose') {
      proposed.value = area;
      notice.value = null;
    } else {
      pick(choice.kind === 'pick' ? choice.chain : []);
      if (choice.kind === 'refuse') refuse(area, before);
    }
  }

  /** A target is being dragged from. That picks it, where it begins a longer move. */
  function dragFrom(area: TargetArea): void {
    if (!humanToMove.peek()) {
      inAdvance((premove) => premove.drag(area));
      return;
    }
    if (isDragged(area.targets, inputsAfter(area.targets))) pick(area.targets);
  }

  /** Whether a piece can be lifted: to move it now, or while the reply is awaited. */
  function lifts({ targets, occupied }: TargetArea): boolean {
    if (humanToMove.peek()) return isDragged(targets, inputsAfter(targets));
    const piece = layers.peek()?.pieces.find(({ target }) => target === targets[0]);
    if (!awaitsMove.peek() || !occupied || piece?.side == null || piece.isFixed) return false;
    return owns(piece.side);
  }

  /** In their order, however long the first has to wait for the code. */
  let lastInAdvance = Promise.resolve();

  /** While a move is awaited, its answer can be entered as a premove. */
  function inAdvance(use: (premove: ReturnType<typeof premoves>) => void): void {
    if (!awaitsMove.peek()) return;
    lastInAdvance = lastInAdvance.then(() =>
      onDemand(
        store,
        () => import('./premove.js'),
        (premove) => use(premove.premoves(store)),
      ),
    );
  }

  function pick(chain: readonly string[]): void {
    picked.value = chain;
    proposed.value = null;
    if (notice.peek()?.isError || notice.peek()?.isOfChoice) notice.value = null;
  }

  /** Explains why no move goes over the targets picked before and this one. */
  function refuse(area: TargetArea, before: readonly string[]): void {
    const chain = [...before, ...area.targets];
    const isBeginning =
      before.length === 0 && inputsAfter([]).every(({ targets }) => targets.length > chain.length);
    if (!isBeginning) {
      readChain(chain);
      return;
    }
    const { game, position } = snapshot.peek();
    const rule = compulsion(game, position, chain);
    if (rule !== null) {
      refuseAs(rule);
      return;
    }
    const target = () => wordsOf(game.id).labels[area.label.key]?.(area.label.params) ?? chain.join(' ');
    explain(() => words.value.noMoveFrom(target()));
  }

  const refuseAs = (problem: InputError) => explain(() => inputErrorText(problem));

  /** A slip of the hand is not shown as an error. */
  function explain(text: () => string): void {
    notice.value = { text, isError: false, isOfChoice: true };
  }

  /** Has the game itself read the targets as a move: plays it, or names the rule that forbids it. */
  function readChain(chain: readonly string[]): void {
    let refusal: InputError | undefined;
    for (const text of writtenMoves(chain)) {
      const problem = problemIn(() => drawLater(() => play(text)));
      if (problem === null) return;
      const isRead = problem.code !== 'move-syntax';
      if (isRead || refusal === undefined) refusal = problem;
      if (isRead) break;
    }
    if (refusal !== undefined) refuseAs(refusal);
  }

  return { choose, dragFrom, lifts };
});
