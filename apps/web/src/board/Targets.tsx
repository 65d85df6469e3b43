import type { Drawing, TargetArea } from '@tahoun/board';
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { rowsOf } from './targets.js';

interface TargetsProps extends Pick<Drawing, 'areas'> {
  /** Begins the ids of the targets. */
  readonly id: string;
  readonly nameOf: (area: TargetArea) => string | undefined;
}

interface DrawnRow {
  /** All that it shows. */
  readonly text: string;
  readonly row: VNode;
}

/** The board for screen readers. A move changes few of its rows: the others are reused. */
export function Targets({ id, areas, nameOf }: TargetsProps) {
  const last = useRef<readonly DrawnRow[]>([]);
  const drawn = rowsOf(areas).map((areasOfRow, i): DrawnRow => {
    const cells = areasOfRow.map(({ area, index }) => ({ area, index, name: nameOf(area) }));
    const text = cells.map(textOf).join('\n');
    const before = last.current[i];
    if (before?.text === text) return before;
    const row = (
      <g role="row" key={areasOfRow[0]?.index}>
        {cells.map(({ area, index, name }) => (
          <rect
            key={index}
            id={`${id}-${index}`}
            role="gridcell"
            aria-label={name}
            data-targets={area.targets.join(' ')}
            x={area.x}
            y={area.y}
            width={area.width}
            height={area.height}
            fill="transparent"
          />
        ))}
      </g>
    );
    return { text, row };
  });
  last.current = drawn;
  return <>{drawn.map(({ row }) => row)}</>;
}

interface Cell {
  readonly area: TargetArea;
  readonly index: number;
  readonly name: string | undefined;
}

function textOf({ area: { targets, x, y, width, height }, index, name }: Cell): string {
  return `${index} ${name} ${targets.join(' ')} ${x} ${y} ${width} ${height}`;
}
