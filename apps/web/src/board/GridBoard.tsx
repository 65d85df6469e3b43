import type { Drawing, Layers, TargetArea } from '@tahoun/board';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type HandProps, useHand } from './hand.js';
import { Pieces } from './Pieces.js';
import { Targets } from './Targets.js';
import { type ActiveTarget, indexOf, middleOf, neighbour } from './targets.js';

/** The largest scale of boards of a few cells, unless they are a table's. */
const MAX_SCALE = 2;

interface GridBoardProps extends HandProps {
  /** Begins the ids of its targets, which are unique on the page. */
  readonly id: string;
  /** Accessible name. */
  readonly label: string;
  readonly drawing: Drawing;
  /** The content of the drawing with pieces that move; without it `children` contain the picture. */
  readonly layers?: Layers | undefined;
  /** Key of the scene: pieces move only within one scene. */
  readonly scene?: string;
  /** SVG drawn over the board. */
  readonly children?: ComponentChildren;
  /** The accessible name of a target; the same function as long as the names stay. */
  readonly nameOf: (area: TargetArea) => string | undefined;
  /** Targets can be chosen now. */
  readonly isOpen: boolean;
  readonly onWheel?: (event: WheelEvent) => void;
  readonly onEscape?: () => void;
  /** The keyboard's target is to be cleared. */
  readonly onDelete?: (area: TargetArea) => void;
}

/** A picture of a position with its targets laid over it, for pointer, keyboard and screen reader. */
export function GridBoard(props: GridBoardProps) {
  const { id, label, drawing, layers, scene = '', children, nameOf, isOpen } = props;
  const { onChoose, onPoint, onWheel, onEscape, onDelete } = props;
  const { width, height, areas } = drawing;
  const [active, setActive] = useState<ActiveTarget | null>(null);
  // The keyboard's target is marked only for those who use the keyboard.
  const [byKeyboard, setByKeyboard] = useState(false);
  const current = active === null ? 0 : indexOf(active, drawing);
  const focused = byKeyboard ? areas[current] : undefined;

  // The keyboard's target previews its move like the pointer's does.
  useEffect(() => {
    if (byKeyboard) onPoint?.(focused ?? null);
  }, [byKeyboard, focused]);
  // The same targets as long as they are unchanged, so that pointing at them redraws none.
  const targets = useMemo(() => <Targets id={id} areas={areas} nameOf={nameOf} />, [id, areas, nameOf]);

  const activate = (area: TargetArea) => setActive({ area, ...middleOf(area, drawing) });
  const choose = (area: TargetArea) => {
    setByKeyboard(false);
    activate(area);
    onChoose(area);
  };
  const { svg, clicked, droppedAt, handlers } = useHand({
    ...props,
    areas,
    pieces: layers?.pieces ?? [],
    onChoose: choose,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const area = areas[current];
    if (area === undefined || event.key === 'Tab' || hasModifier(event)) return;
    // After a click on the board, the page uses these two keys to step through the moves.
    if (!byKeyboard && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) return;
    const next = neighbour(areas, area, event.key);
    const isChoice = event.key === 'Enter' || event.key === ' ';
    if (next !== undefined || isChoice) {
      event.preventDefault();
      setByKeyboard(true);
      activate((next === undefined ? area : areas[next]) ?? area);
    }
    if (isChoice) onChoose(area);
    else if (event.key === 'Escape') onEscape?.();
    else if (event.key === 'Delete' || event.key === 'Backspace') onDelete?.(area);
  };
  return (
    <div class={`board ${isOpen ? 'board-open' : ''}`} onWheel={onWheel}>
      <svg
        ref={svg}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMinYMin"
        style={{ '--most': `${MAX_SCALE * width}px` }}
        role="grid"
        aria-label={label}
        aria-activedescendant={areas.length > 0 ? `${id}-${current}` : undefined}
        tabindex={0}
        onKeyDown={onKeyDown}
        onFocus={(event) => setByKeyboard(event.currentTarget.matches(':focus-visible'))}
        onBlur={() => {
          setByKeyboard(false);
          onPoint?.(null);
        }}
        {...handlers}
        onClick={(event) => {
          const area = clicked(event);
          if (area !== null) choose(area);
        }}
      >
        {layers && <g aria-hidden="true" dangerouslySetInnerHTML={{ __html: layers.under }} />}
        {layers && <Pieces scene={scene} pieces={layers.pieces} droppedAt={droppedAt} />}
        {layers && <g aria-hidden="true" class="over" dangerouslySetInnerHTML={{ __html: layers.over }} />}
        {children}
        <g class="hand" aria-hidden="true" />
        {targets}
        {focused && <AreaFrame area={focused} look="focus-mark" />}
      </svg>
    </div>
  );
}

interface AreaFrameProps {
  readonly area: TargetArea;
  /** CSS class. */
  readonly look?: string;
}

/** A frame around a place of the board. */
export function AreaFrame({ area: { x, y, width, height }, look }: AreaFrameProps) {
  return <rect class={look} aria-hidden="true" x={x} y={y} width={width} height={height} rx="6" />;
}

function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}
