import type { Side } from '@tahoun/core';
import { type Judgeable, type JudgedMove, expectation, isTurningPoint } from '@tahoun/engine';
import { MISTAKE_SIGNS, type MistakeKind, reviewTexts } from '@tahoun/i18n';
import { language, moveText, words, wordsOf } from '../kit/preferences.js';
import { useStore } from '../match/store.js';

const WIDTH = 320;
const HEIGHT = 120;
const EDGE = 8;
const MIDDLE = HEIGHT / 2;
/** Distance within which a click selects a bad move, in units of the picture. */
const REACH = 8;

interface GraphProps {
  /** The side to move at the start. */
  readonly first: Side;
  /** Of the positions from the start on. */
  readonly evaluations: readonly Judgeable[];
  readonly judged: readonly JudgedMove[];
  /** Number of positions of the whole game. */
  readonly length: number;
}

/** The expected result over the game, the first side's above, and a slider through the game. */
export function Graph({ first, evaluations, judged, length }: GraphProps) {
  const { match, showPly } = useStore();
  const texts = reviewTexts(language.value);
  const { game, cursor, moves } = match.value;
  const [one, two] = wordsOf(game).sides;
  const bad = judged.filter(isTurningPoint);
  const x = (ply: number) => EDGE + (ply / Math.max(1, length - 1)) * (WIDTH - 2 * EDGE);
  const y = (ply: number) => {
    const { score } = evaluations[ply] as Judgeable;
    const isFirst = (first + ply) % 2 === 0;
    return MIDDLE - (isFirst ? 1 : -1) * expectation(score) * (MIDDLE - EDGE);
  };
  /** Goes to the place under the pointer: the end of a near bad move, else the nearest place. */
  const onPoint = (event: PointerEvent) => {
    const { left, width } = (event.currentTarget as SVGElement).getBoundingClientRect();
    const at = ((event.clientX - left) / width) * WIDTH;
    const far = (ply: number) => Math.abs(x(ply) - at);
    const marked = bad.map(({ ply }) => ply + 1).filter((ply) => far(ply) <= REACH);
    const places = marked.length > 0 ? marked : [...Array(length).keys()];
    showPly(places.reduce((best, ply) => (far(ply) < far(best) ? ply : best)));
  };
  const points = evaluations.map((_, ply) => `${x(ply).toFixed(1)},${y(ply).toFixed(1)}`);
  return (
    <div class="review-picture">
      <svg
        class="review-graph"
        role="img"
        aria-label={texts.graph(one.name, two.name)}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        onPointerUp={onPoint}
      >
        <text x={EDGE} y={14}>
          {texts.leads(one.name)}
        </text>
        <text x={EDGE} y={HEIGHT - 6}>
          {texts.leads(two.name)}
        </text>
        <line class="review-axis" x1={EDGE} x2={WIDTH - EDGE} y1={MIDDLE} y2={MIDDLE} />
        <line class="review-cursor" x1={x(cursor)} x2={x(cursor)} y1={EDGE} y2={HEIGHT - EDGE} />
        <polyline class="review-line" points={points.join(' ')} />
        {bad.map(({ ply, kind }) => (
          <g key={ply}>
            <circle class="review-point" cx={x(ply + 1)} cy={y(ply + 1)} r="3.5" />
            <text x={x(ply + 1)} y={y(ply + 1) - 6} text-anchor="middle">
              {MISTAKE_SIGNS[kind as MistakeKind]}
            </text>
          </g>
        ))}
      </svg>
      <input
        class="review-place"
        type="range"
        aria-label={words.value.moves}
        aria-valuetext={
          cursor === 0
            ? words.value.toStart
            : `${cursor}. ${moveText(match.value.game, moves[cursor - 1] as string)}`
        }
        min={0}
        max={length - 1}
        value={cursor}
        onInput={(event) => showPly(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
