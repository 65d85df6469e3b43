import type { Drawing, TargetArea } from '@tahoun/board';
import type { QuadWeights, Scan } from '@tahoun/eval/atari-go';
import { labAtariGoTexts } from '@tahoun/i18n/lab/atari-go';
import { language } from '../../../kit/preferences.js';
import { type Window, addsText, kindsOf } from './windows.js';

interface WindowMarksProps {
  readonly drawing: Drawing;
  readonly windows: readonly Window[];
  readonly taken: readonly Window[];
  readonly weights: QuadWeights;
  /** The window under discussion. */
  readonly framed: Window | null;
}

/**
 * The summand of each counted window, in a shape of its kind, and a frame round the window under discussion.
 */
export function WindowMarks({ drawing, windows, taken, weights, framed }: WindowMarksProps) {
  const placeOf = (window: Window) => drawing.areas[windows.indexOf(window)] as TargetArea;
  return (
    <g aria-hidden="true">
      {framed !== null && <Frame place={placeOf(framed)} />}
      {taken.map((window) => {
        const { x, y, width, height } = placeOf(window);
        return (
          <g
            key={`${window.row},${window.column}`}
            class={`go-quad go-quad-${window.kind}`}
            transform={`translate(${x + width / 2} ${y + height / 2})`}
          >
            <QuadShape kind={window.kind as NonNullable<Window['kind']>} weights={weights} />
          </g>
        );
      })}
    </g>
  );
}

/** Round the four points, up to the middles of their stones' far sides. */
function Frame({ place: { x, y, width, height } }: { readonly place: TargetArea }) {
  const more = width * 0.46;
  return (
    <rect
      class="go-frame"
      x={x - more}
      y={y - more}
      width={width + 2 * more}
      height={height + 2 * more}
      rx="8"
    />
  );
}

interface QuadShapeProps {
  readonly kind: NonNullable<Window['kind']>;
  readonly weights: QuadWeights;
}

/** A disc, a square, a diamond or a link with the summand of the window. */
function QuadShape({ kind, weights }: QuadShapeProps) {
  return (
    <>
      {kind === 'one' && <circle r="12" />}
      {kind === 'three' && <rect x="-11.5" y="-11.5" width="23" height="23" rx="2" />}
      {kind === 'diagonal' && <path d="M0 -17 17 0 0 17 -17 0z" />}
      {kind === 'joined' && <rect x="-17" y="-11" width="34" height="22" rx="11" />}
      <text text-anchor="middle" y="5" font-size="13.5" font-weight="700">
        {addsText(kind, weights)}
      </text>
    </>
  );
}

interface KindLegendProps {
  readonly taken: readonly Window[];
  readonly scan: Scan;
  readonly weights: QuadWeights;
}

/** The kinds with their signs, and the number of windows of each counted so far. */
export function KindLegend({ taken, scan, weights }: KindLegendProps) {
  const { kinds } = labAtariGoTexts(language.value).euler;
  return (
    <ul class="go-kinds">
      {kindsOf(scan).map((kind) => (
        <li key={kind}>
          <svg
            class={`go-quad go-quad-${kind}`}
            viewBox="-18 -18 36 36"
            width="30"
            height="30"
            aria-hidden="true"
          >
            <QuadShape kind={kind} weights={weights} />
          </svg>
          <span>
            {kinds[kind]}: <strong>{taken.filter((window) => window.kind === kind).length}</strong>
          </span>
        </li>
      ))}
    </ul>
  );
}
