import type { Drawing, Hit } from '@tahoun/board';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type ActivePlace, hitAt, indexOf, middleOf, neighbour, rowsOf } from './targets.js';

/** Boards of a few cells are not blown up beyond this. */
const MAX_SCALE = 2;

interface GridBoardProps {
  /** Begins the ids of its places, which are unique on the page. */
  readonly id: string;
  /** Accessible name. */
  readonly label: string;
  readonly drawing: Drawing;
  /** The picture itself, and whatever else is drawn over it. */
  readonly children: ComponentChildren;
  /** The accessible name of a place; the same function as long as the names stay. */
  readonly nameOf: (hit: Hit) => string | undefined;
  /** Places can be chosen now. */
  readonly isOpen: boolean;
  readonly onChoose: (hit: Hit) => void;
  /** The place under the pointer or the keyboard's cursor has changed. */
  readonly onPoint?: (hit: Hit | null) => void;
  /** A place is being dragged from. */
  readonly onDrag?: (hit: Hit) => void;
  readonly onEscape?: () => void;
  /** The keyboard's place is to be cleared. */
  readonly onDelete?: (hit: Hit) => void;
}

/** A picture of a position with its places laid over it, for pointer, keyboard and screen reader. */
export function GridBoard(props: GridBoardProps) {
  const { id, label, drawing, children, nameOf, isOpen, onChoose, onPoint, onDrag, onEscape, onDelete } =
    props;
  const { width, height, hits } = drawing;
  const [active, setActive] = useState<ActivePlace | null>(null);
  // The keyboard's place is marked only for those who use the keyboard.
  const [byKeyboard, setByKeyboard] = useState(false);
  const current = active === null ? 0 : indexOf(active, drawing);
  const focused = byKeyboard ? hits[current] : undefined;

  // The keyboard's place previews its move like the pointer's does.
  useEffect(() => {
    if (byKeyboard) onPoint?.(focused ?? null);
  }, [byKeyboard, focused]);
  // The same places as long as they are, so that pointing at them redraws none.
  const places = useMemo(() => <Places id={id} hits={hits} nameOf={nameOf} />, [id, hits, nameOf]);

  const activate = (hit: Hit) => setActive({ hit, ...middleOf(hit, drawing) });
  const onKeyDown = (event: KeyboardEvent) => {
    const hit = hits[current];
    if (hit === undefined || event.key === 'Tab') return;
    setByKeyboard(true);
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      activate(hit);
      onChoose(hit);
    } else if (event.key === 'Escape') {
      onEscape?.();
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      onDelete?.(hit);
    } else {
      const next = neighbour(hits, hit, event.key);
      if (next === undefined) return;
      event.preventDefault();
      activate(hits[next] ?? hit);
    }
  };
  // Where the button went down; null again once it is a drag. A finger that moves scrolls instead.
  const pressed = useRef<Hit | null>(null);
  const onPointerDown = (event: PointerEvent) => {
    pressed.current = event.pointerType === 'touch' ? null : hitUnder(event, hits);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    // The button may have been let go outside the board.
    if (event.buttons !== 1) pressed.current = null;
    const hit = hitUnder(event, hits);
    const from = pressed.current;
    if (hit !== null && from !== null && hit !== from) {
      pressed.current = null;
      onDrag?.(from);
    }
    onPoint?.(hit);
  };
  const onClick = (event: MouseEvent) => {
    // The second click of a double click is not meant for the board that the first one left behind.
    const hit = event.detail > 1 ? null : hitUnder(event, hits);
    if (hit === null) return;
    setByKeyboard(false);
    activate(hit);
    onChoose(hit);
  };
  return (
    <div class={`board ${isOpen ? 'board-open' : ''}`}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMinYMin"
        style={{ maxWidth: `${MAX_SCALE * width}px` }}
        role="grid"
        aria-label={label}
        aria-activedescendant={hits.length > 0 ? `${id}-${current}` : undefined}
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
        {places}
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
function Places({ id, hits, nameOf }: Pick<GridBoardProps, 'id' | 'nameOf'> & Pick<Drawing, 'hits'>) {
  return (
    <>
      {rowsOf(hits).map((row) => (
        <g role="row" key={row[0]?.index}>
          {row.map(({ hit, index }) => (
            <rect
              key={index}
              id={`${id}-${index}`}
              role="gridcell"
              aria-label={nameOf(hit)}
              data-targets={hit.targets.join(' ')}
              x={hit.x}
              y={hit.y}
              width={hit.width}
              height={hit.height}
              fill="transparent"
            />
          ))}
        </g>
      ))}
    </>
  );
}

/** The place under the pointer. */
function hitUnder(event: MouseEvent, hits: readonly Hit[]): Hit | null {
  const svg = event.currentTarget as SVGSVGElement;
  const matrix = svg.getScreenCTM();
  if (matrix === null) return null;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return hitAt(hits, x, y);
}
