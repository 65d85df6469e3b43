import { useMemo } from 'preact/hooks';
import { picking } from '../picking.js';
import { language, placeName, words } from '../preferences.js';
import { useStore } from '../store.js';
import { GridBoard } from './GridBoard.js';
import { Part } from './Part.js';

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
      onPoint={(hit) => {
        pointed.value = hit;
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

const loadPremove = async () => (await import('../premove/PremoveMark.js')).PremoveMark;

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
  const hit = drawing.value.hits.find(({ targets }) => targets.length === 1 && targets[0] === target);
  if (hit === undefined) return null;
  const { x, y, width, height } = hit;
  return <rect class="row-mark" aria-hidden="true" x={x} y={y} width={width} height={height} rx="6" />;
}
