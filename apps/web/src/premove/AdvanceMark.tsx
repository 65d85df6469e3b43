import type { TargetArea } from '@tahoun/board';
import './premove.css';

/** A game by link, which has no store, fetches all of it at once. */
export { afterChoice, afterDrag, afterReply, inputsInAdvance } from './chain.js';

interface AdvanceMarkProps {
  readonly targets: readonly string[];
  /** All of the board. */
  readonly areas: readonly TargetArea[];
}

/** The targets of a move in advance: dotted frames, joined by a dotted line. */
export function AdvanceMark({ targets, areas: all }: AdvanceMarkProps) {
  const areas = areasOf(targets, all);
  const line = areas.map(({ x, y, width, height }) => `${x + width / 2},${y + height / 2}`).join(' ');
  return (
    <g class="premove-mark" aria-hidden="true">
      {['premove-casing', 'premove-dots'].map((layer) => (
        <g key={layer} class={layer}>
          {areas.map(({ x, y, width, height }) => (
            <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx="6" />
          ))}
          <polyline points={line} />
        </g>
      ))}
    </g>
  );
}

/** An area may stand for several targets in a row. */
function areasOf(targets: readonly string[], all: readonly TargetArea[]): readonly TargetArea[] {
  const areas: TargetArea[] = [];
  for (let from = 0; from < targets.length; ) {
    const area = all.find((each) => each.targets.every((target, i) => target === targets[from + i]));
    if (area !== undefined) areas.push(area);
    from += area?.targets.length ?? 1;
  }
  return areas;
}
