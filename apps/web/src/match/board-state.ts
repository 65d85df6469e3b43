import { computed, signal } from '@preact/signals';
import {
  type DrawOptions,
  type MarkKind,
  type MoveInput,
  type Preview,
  defaultMarks,
  inputsFrom,
} from '@tahoun/board';
import { artistOf } from '@tahoun/catalogue';
import type { Move, Side } from '@tahoun/core';
import { boardStyle, flipped } from '../kit/preferences.js';
import { bottomOf } from './page-match.js';
import type { MatchState, PageStorage } from './state.js';

/** The match on the page, and the state of its board. */
export type State = MatchState & ReturnType<typeof createBoardState>;

/** The board of the match, with the move that is being picked on it. */
export function createBoardState(storage: PageStorage, state: MatchState) {
  const { game, hint, humanToMove, legal, match, owns, picked, pointed, proposed, snapshot } = state;

  const artist = computed(() => artistOf(game.value));
  /** The board looks different from the other side. */
  const canFlip = computed(() => artist.value.turns === true);

  /** Marks that the board of this game has on demand. */
  const marksOffered = computed<readonly MarkKind[]>(() => artist.value.marks ?? []);
  /** The ids of those that were chosen on this page, by game. */
  const chosenMarks = signal<Readonly<Record<string, readonly string[]>>>({});
  /** The ids of those that are shown. */
  const marksShown = computed<readonly string[]>(() => {
    const { game } = match.value;
    const offered = marksOffered.value;
    const chosen = chosenMarks.value[game] ?? storage.recall(marksKey(game))?.split(' ');
    return chosen?.filter((id) => offered.some((mark) => mark.id === id)) ?? defaultMarks(offered);
  });

  /** Switches a mark on or off, from now on in every game of this kind. */
  function showMark(id: string, isShown: boolean): void {
    const { game } = match.peek();
    const others = marksShown.peek().filter((each) => each !== id);
    const shown = isShown ? [...others, id] : others;
    chosenMarks.value = { ...chosenMarks.peek(), [game]: shown };
    storage.remember(marksKey(game), shown.join(' '));
  }

  const bottom = computed<Side>(() => {
    const ownSide = bottomOf(owns);
    return flipped.value && canFlip.value ? ((1 - ownSide) as Side) : ownSide;
  });

  /** Options that the board and its overlay share. */
  const drawOptions = computed<DrawOptions>(() => ({
    ...boardStyle.value,
    picked: picked.value,
    bottom: bottom.value,
    marks: marksShown.value,
  }));

  const shownOptions = computed<DrawOptions>(() => ({
    ...drawOptions.value,
    lastMove: snapshot.value.moves.at(-1),
  }));

  /** The board as it is now, independent of the pointer. */
  const drawing = computed(() => artist.value.draw(snapshot.value.position, shownOptions.value));

  /** The same in layers; undefined where the game's artist has none. */
  const layers = computed(() => artist.value.layers?.(snapshot.value.position, shownOptions.value));

  /** The overlay of the picture: it changes with every move of the pointer, the picture does not. */
  const overlay = computed(() => {
    const preview = previewed();
    if (preview === undefined) return '';
    return artist.value.preview(snapshot.value.position, preview, drawOptions.value);
  });

  /** The move that the pointed place would make, else the hinted one. */
  function previewed(): Preview | undefined {
    const area = proposed.value ?? pointed.value;
    if (area !== null && humanToMove.value) {
      const move = moveAt([...picked.value, ...area.targets]);
      if (move !== undefined) return { move, area };
    }
    return hint.value === null ? undefined : { move: hint.value };
  }

  /** The legal move for a complete chain of targets. */
  function moveAt(targets: readonly string[]): Move | undefined {
    return inputsAfter(targets).find((input) => input.targets.length === targets.length)?.move;
  }

  /** Of all legal moves. Every move of the pointer needs them; they are computed once for a position. */
  const inputs = computed(() => {
    const { game, position } = snapshot.value;
    return inputsFrom(game, position, legal.value, []);
  });

  /** The inputs of a legal move that begin with the chain of targets. */
  function inputsAfter(targets: readonly string[]): readonly MoveInput[] {
    return inputs.value.filter((input) => targets.every((target, i) => input.targets[i] === target));
  }

  return {
    canFlip,
    marksOffered,
    marksShown,
    showMark,
    bottom,
    drawing,
    layers,
    overlay,
    moveAt,
    inputsAfter,
  };
}

function marksKey(game: string): string {
  return `marks.${game}`;
}
