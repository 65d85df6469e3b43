import type { Hit } from '@tahoun/board';
import { useMemo } from 'preact/hooks';
import { choose, dragFrom } from '../picking.js';
import { language, placeName, words } from '../preferences.js';
import { drawing, highlighted, humanToMove, match, overlay, picked, pointed } from '../state.js';
import { premoveShown } from '../view.js';
import { GridBoard } from './GridBoard.js';
import { Part } from './Part.js';

/** The board of the match. */
export function Board() {
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
      onPoint={point}
      onDrag={dragFrom}
      onEscape={dropPicked}
    >
      <Picture />
      <Highlight />
      <Part shown={premoveShown} load={loadPremove} />
    </GridBoard>
  );
}

function point(hit: Hit | null): void {
  pointed.value = hit;
}

function dropPicked(): void {
  picked.value = [];
  premoveShown.value = false;
}

const loadPremove = async () => (await import('../premove/PremoveMark.js')).PremoveMark;

function Picture() {
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
  const target = highlighted.value;
  const hit = drawing.value.hits.find(({ targets }) => targets.length === 1 && targets[0] === target);
  if (hit === undefined) return null;
  const { x, y, width, height } = hit;
  return <rect class="row-mark" aria-hidden="true" x={x} y={y} width={width} height={height} rx="6" />;
}
