import type { Side } from '@tahoun/core';
import { type MoveLine, joinLines } from '@tahoun/games';
import { playingTexts } from '@tahoun/i18n';
import { forkBefore, linesOf, sharedPlies } from '@tahoun/match';
import { MoveButton } from '../components/MoveButton.js';
import { language } from '../preferences.js';
import { match } from '../state.js';
import { turnAt } from '../turns.js';
import { moveMarks } from '../view.js';
import { deleteVariation, promoteLine, showPath } from './actions.js';
import './variations.css';

/** The moves of all lines: each variation stands behind the move that it replaces, to be folded. */
export function Variations() {
  const texts = playingTexts(language.value);
  const tree = joinLines(linesOf(match.value).map(({ moves }) => moves));
  const isInVariation = forkBefore(match.value) !== undefined;
  return (
    <>
      <ol class="move-list">
        <LineItems line={tree} before={[]} />
      </ol>
      <div class="control-row">
        <button type="button" disabled={!isInVariation} onClick={promoteLine}>
          {texts.promote}
        </button>
        <button type="button" disabled={!isInVariation} onClick={deleteVariation}>
          {texts.deleteVariation}
        </button>
      </div>
    </>
  );
}

interface LineItemsProps {
  readonly line: MoveLine;
  /** The moves that lead to it. */
  readonly before: readonly string[];
}

function LineItems({ line, before }: LineItemsProps) {
  const { cursor, moves: current } = match.value;
  const moves = [...before, ...line.map(({ text }) => text)];
  const shared = sharedPlies(moves, current);
  const first = turnAt(match.value, 0);
  return (
    <>
      {line.map(({ variations }, index) => {
        const ply = before.length + index;
        const isOnLine = ply < shared;
        return (
          <>
            <li key={ply}>
              <MoveButton
                moves={moves}
                ply={ply}
                side={((first + ply) % 2) as Side}
                isCurrent={isOnLine && ply + 1 === cursor}
                look={lookOf(isOnLine, ply < cursor)}
                mark={isOnLine ? moveMarks.value[ply] : null}
                onShow={() => showPath(moves.slice(0, ply + 1))}
              />
            </li>
            {variations.map((variation) => (
              <Variation key={variation[0]?.text} line={variation} before={moves.slice(0, ply)} />
            ))}
          </>
        );
      })}
    </>
  );
}

function lookOf(isOnLine: boolean, isOnBoard: boolean): string {
  if (!isOnLine) return 'move-aside';
  return isOnBoard ? '' : 'move-ahead';
}

function Variation({ line, before }: LineItemsProps) {
  return (
    <li class="variation">
      <details open>
        <summary>{playingTexts(language.value).variation(line.length)}</summary>
        <ol>
          <LineItems line={line} before={before} />
        </ol>
      </details>
    </li>
  );
}
