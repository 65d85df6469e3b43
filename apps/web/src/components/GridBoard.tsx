import type { Drawing, TargetArea } from '@tahoun/board';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type ActiveTarget, areaAt, indexOf, middleOf, neighbour, rowsOf } from './targets.js';

/** Boards of a few cells are not blown up beyond this. */
const MAX_SCALE = 2;

interface GridBoardProps {
  /** Begins the ids of its targets, which are unique on the page. */
  readonly id: string;
  /** Accessible name. */
  readonly label: string;
  readonly drawing: Drawing;
  /** The picture itself, and whatever else is drawn over it. */
  readonly children: ComponentChildren;
  /** The accessible name of a target; the same function as long as the names stay. */
  readonly nameOf: (area: TargetArea) => string | undefined;
  /** Targets can be chosen now. */
  readonly isOpen: boolean;
  readonly onChoose: (area: TargetArea) => void;
  /** The target under the pointer or the keyboard's cursor has changed. */
  readonly onPoint?: (area: TargetArea | null) => void;
  /** A target is being dragged from. */
  readonly onDrag?: (area: TargetArea) => void;
  readonly onEscape?: () => void;
  /** The keyboard's target is to be cleared. */
  readonly onDelete?: (area: TargetArea) => void;
}

/** A picture of a position with its targets laid over it, for pointer, keyboard and screen reader. */
export function GridBoard(props: GridBoardProps) {
  const { id, label, drawing, children, nameOf, isOpen, onChoose, onPoint, onDrag, onEscape, onDelete } =
    props;
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
  // The same targets as long as they are, so that pointing at them redraws none.
  const targets = useMemo(() => <Targets id={id} areas={areas} nameOf={nameOf} />, [id, areas, nameOf]);

  const activate = (area: TargetArea) => setActive({ area, ...middleOf(area, drawing) });
  const onKeyDown = (event: KeyboardEvent) => {
    const area = areas[current];
    if (area === undefined || event.key === 'Tab') return;
    setByKeyboard(true);
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      activate(area);
      onChoose(area);
    } else if (event.key === 'Escape') {
      onEscape?.();
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      onDelete?.(area);
    } else {
      const next = neighbour(areas, area, event.key);
      if (next === undefined) return;
      event.preventDefault();
      activate(areas[next] ?? area);
    }
  };
  // Where the button went down; null again once it is a drag. A finger that moves scrolls instead.
  const pressed = useRef<TargetArea | null>(null);
  const onPointerDown = (event: PointerEvent) => {
    pressed.current = event.pointerType === 'touch' ? null : areaUnder(event, areas);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    // The button may have been let go outside the board.
    if (event.buttons !== 1) pressed.current = null;
    const area = areaUnder(event, areas);
    const from = pressed.current;
    if (area !== null && from !== null && area !== from) {
      pressed.current = null;
      onDrag?.(from);
    }
    onPoint?.(area);
  };
  const onClick = (event: MouseEvent) => {
    // The second click of a double click is not meant for the board that the first one left behind.
    const area = event.detail > 1 ? null : areaUnder(event, areas);
    if (area === null) return;
    setByKeyboard(false);
    activate(area);
    onChoose(area);
  };
  return (
    <div class={`board ${isOpen ? 'board-open' : ''}`}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMinYMin"
        style={{ maxWidth: `${MAX_SCALE * width}px` }}
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
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerLeave={() => onPoint?.(null)}
        onClick={onClick}
      >
        {children}
        {targets}
        {focused && (
          <rect
            class="focus-mark"
            x={focused.x}
            y={focused.y}
            width={focused.width}
            height={focused.height}
            rx="6"
          />
        )}
      </svg>
    </div>
  );
}

/** What screen readers find on the board. */
function Targets({ id, areas, nameOf }: Pick<GridBoardProps, 'id' | 'nameOf'> & Pick<Drawing, 'areas'>) {
  return (
    <>
      {rowsOf(areas).map((row) => (
        <g role="row" key={row[0]?.index}>
          {row.map(({ area, index }) => (
            <rect
              key={index}
              id={`${id}-${index}`}
              role="gridcell"
              aria-label={nameOf(area)}
              data-targets={area.targets.join(' ')}
              x={area.x}
              y={area.y}
              width={area.width}
              height={area.height}
              fill="transparent"
            />
          ))}
        </g>
      ))}
    </>
  );
}

/** The target under the pointer. */
function areaUnder(event: MouseEvent, areas: readonly TargetArea[]): TargetArea | null {
  const svg = event.currentTarget as SVGSVGElement;
  const matrix = svg.getScreenCTM();
  if (matrix === null) return null;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return areaAt(areas, x, y);
}
