import { batch } from '@preact/signals';
import { artistOf } from '@tahoun/catalogue';
import { type MoveNode, mainLine } from '@tahoun/games';
import { glyphTexts, playingTexts } from '@tahoun/i18n';
import { type Match, forkBefore, goToPath, promote, rejoin, removeFrom } from '@tahoun/match';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../kit/Button.js';
import { language } from '../kit/preferences.js';
import { turnAt } from '../match/page-match.js';
import { type Store, useStore } from '../match/store.js';
import type { MoveMark } from '../match/view.js';
import { MoveButton } from './MoveButton.js';
import { MoveRows, scrollToCurrent } from './MoveRows.js';
import { commentText, evaluationIn } from './notes.js';
import './variations.css';

/**
 * The moves of all lines with their comments: each variation follows the move that it replaces, and can be
 * folded.
 */
export function Variations() {
  const store = useStore();
  const { match } = store;
  const texts = playingTexts(language.value);
  const isInVariation = forkBefore(match.value) !== undefined;
  const paired = artistOf(match.value.game).pairsMoves === true;
  const list = useRef<HTMLOListElement>(null);
  // The list was fetched after the move on the board was shown.
  useEffect(() => void scrollToCurrent(list.current), []);
  return (
    <>
      <ol class={`move-list ${paired ? 'move-pairs' : ''}`} ref={list}>
        {comment(match.value.tree.comments)}
        <LineItems from={match.value.tree.children} before={[]} paired={paired} />
      </ol>
      {isInVariation && (
        <div class="control-row">
          <Button label={texts.promote} onClick={() => promoteLine(store)} />
          <Button label={texts.deleteVariation} onClick={() => deleteVariation(store)} />
        </div>
      )}
    </>
  );
}

interface LineItemsProps {
  /** The first move of the line, then those that were played instead of it. */
  readonly from: readonly MoveNode[];
  /** The moves that lead to it. */
  readonly before: readonly string[];
  readonly paired?: boolean;
}

function LineItems({ from, before, paired = false }: LineItemsProps) {
  const store = useStore();
  const { match } = store;
  const { moves: current } = match.value;
  const line = mainLine({ move: '', children: from });
  const moves = [...before, ...line.map(({ move }) => move)];
  const parting = moves.findIndex((move, ply) => move !== current[ply]);
  const first = turnAt(match.value, 0);
  const nodeAt = (ply: number) => line[ply - before.length];
  const move = (ply: number) => {
    const node = nodeAt(ply) as MoveNode;
    return (
      <MoveButton
        {...{ moves, ply, first, paired }}
        isAside={parting >= 0 && ply >= parting}
        mark={markOf(node)}
        filed={evaluationIn(node.comments)}
        onShow={() => showPath(store, moves.slice(0, ply + 1))}
      />
    );
  };
  const below = (ply: number) => {
    const [, ...others] = nodeAt(ply - 1)?.children ?? from;
    return [
      comment(nodeAt(ply)?.comments),
      ...others.map((other) => (
        <Variation key={`${ply} ${other.move}`} first={other} before={moves.slice(0, ply)} />
      )),
      comment(nodeAt(ply + 1)?.before),
    ].filter((each) => each !== null);
  };
  return (
    <>
      {comment(line[0]?.before)}
      <MoveRows
        first={first}
        from={before.length}
        to={moves.length}
        paired={paired}
        move={move}
        below={below}
      />
    </>
  );
}

function comment(comments: readonly string[] | undefined) {
  const text = commentText(comments);
  return text === '' ? null : <li class="move-comment">{text}</li>;
}

/** The annotator's mark of a move. */
function markOf({ nags = [] }: MoveNode): MoveMark | null {
  const sign = glyphTexts(language.value, nags)?.sign;
  return sign === undefined ? null : { sign, words: () => glyphTexts(language.value, nags)?.meaning ?? '' };
}

interface VariationProps {
  readonly first: MoveNode;
  readonly before: readonly string[];
}

function Variation({ first, before }: VariationProps) {
  return (
    <li class="variation">
      <details open>
        <summary>{playingTexts(language.value).variation(1 + mainLine(first).length)}</summary>
        <ol>
          <LineItems from={[first]} before={before} />
        </ol>
      </details>
    </li>
  );
}

/** Shows a place of any line; a computer to move there waits for the user. */
function showPath({ match, onTurn, paused, replaying, show }: Store, path: readonly string[]): void {
  batch(() => {
    replaying.value = false;
    show(goToPath(match.peek(), path));
    paused.value = onTurn.peek().kind === 'computer';
  });
}

/** The line on the board becomes the main one, as far as it is on the board. */
function promoteLine({ match, show }: Store): void {
  show(promote(match.peek()));
}

/** Deletes the innermost variation that the board shows, and goes back to its beginning. */
function deleteVariation({ match, onTurn, paused, show }: Store): void {
  const left = withoutVariation(match.peek());
  if (left === undefined) return;
  batch(() => {
    show(left);
    paused.value = onTurn.peek().kind === 'computer';
  });
}

/** The match without the innermost variation that the board shows, where that began; undefined on the main line. */
export function withoutVariation(match: Match): Match | undefined {
  const fork = forkBefore(match);
  return fork === undefined ? undefined : rejoin(removeFrom(match, match.moves.slice(0, fork + 1)));
}
