import type { TargetArea } from '@tahoun/board';
import { useStore } from '../store.js';
import { premoves } from './premove.js';
import './premove.css';

/** The targets of the move in advance: dotted frames, joined by a dotted line. */
export function PremoveMark() {
  const store = useStore();
  const areas = areasOf(premoves(store).chain.value, store.drawing.value.areas);
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
