import './chocolate.css';
import { nimSum } from '@tahoun/core';
import { MAX_SIDE, breaksOf, grundyOfPiece, kindOf, pieceText } from '@tahoun/games/chocolate';
import { labChocolateTexts } from '@tahoun/i18n/lab/chocolate';
import { useMemo, useState } from 'preact/hooks';
import { Check } from '../../kit/fields.js';
import { language, theme } from '../../kit/preferences.js';
import { useChoice, useNumber } from '../address.js';
import { ExportButtons, Legend } from '../Figure.js';
import { hrefOf } from '../href.js';
import { LessonLinks } from '../Links.js';
import { labWords } from '../page.js';
import { Scroll } from '../Table.js';
import { type Bar, drawGrid, publishedWinner } from './grid.js';
import { PeriodView } from './PeriodView.js';
import { RecursionView } from './RecursionView.js';

const SIZES = { usual: 23, min: 3, max: MAX_SIDE } as const;
const STEP = 10;
const SIDES = ['odd', 'all'] as const;

/** Milata's table with its gaps filled, and Grundy values, up to a chosen size. */
export function ChocolatePage({ params }: { readonly params: URLSearchParams }) {
  const chocolate = labChocolateTexts(language.value).table;
  const [size, setSize] = useNumber(params, 'size', SIZES);
  const sides = useChoice(params, 'sides', SIDES);
  const isOnlyOdd = sides.value === 'odd';
  const [bar, setBar] = useState<Bar | null>(null);
  const bars = useMemo(() => barsUpTo(size, isOnlyOdd), [size, isOnlyOdd]);
  const picture = useMemo(() => drawGrid(bars, theme.value), [bars, theme.value]);
  return (
    <>
      <p class="lab-intro">{chocolate.intro}</p>
      <LessonLinks topics={['grundy']} game="chocolate" />
      <div class="lab-form-row lab-actions">
        <span>
          {chocolate.size} {size} × {size}
        </span>
        <button
          type="button"
          disabled={size >= MAX_SIDE}
          onClick={() => setSize(Math.min(MAX_SIDE, size + STEP))}
        >
          {chocolate.larger}
        </button>
        <Check
          label={chocolate.onlyOdd}
          look="lab-check"
          checked={isOnlyOdd}
          onChange={(isOn) => sides.onChange(isOn ? 'odd' : 'all')}
        />
        <ExportButtons picture={picture} title={chocolate.caption} fileName="tahoun-chocolate" />
      </div>
      <Scroll label={chocolate.caption}>
        <table class="lab-grid" data-testid="grundy">
          <caption>{chocolate.caption}</caption>
          <thead>
            <tr>
              <th scope="col">n \ m</th>
              {bars.map((row) => (
                <th key={row.side} scope="col">
                  {row.side}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map((row) => (
              <tr key={row.side}>
                <th scope="row">{row.side}</th>
                {row.bars.map((each) => (
                  <td key={each.columns}>
                    <Cell bar={each} isPicked={bar === each} onPick={() => setBar(each)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <Legend
        signs={[
          { look: 'lab-cell lab-cell-A', text: '1', meaning: `A: ${chocolate.legendA}` },
          { look: 'lab-cell lab-cell-B', text: '0', meaning: `B: ${chocolate.legendB}` },
          { look: 'lab-cell lab-cell-known', meaning: chocolate.legendPublished },
          { look: 'lab-cell lab-cell-gap', meaning: chocolate.legendGap },
        ]}
      />
      {bar === null ? <p class="field-hint">{chocolate.pick}</p> : <Breaks bar={bar} />}
      <PeriodView params={params} />
      <RecursionView params={params} />
    </>
  );
}

/** Rows of bars by the longer side; in each the shorter side grows up to it. */
function barsUpTo(size: number, isOnlyOdd: boolean) {
  const sides = Array.from({ length: size }, (_, i) => i + 1).filter((side) => !isOnlyOdd || side % 2 === 1);
  return sides.map((side) => ({
    side,
    bars: sides
      .filter((other) => other <= side)
      .map((other): Bar => {
        const value = grundyOfPiece(kindOf(other, side));
        return {
          rows: side,
          columns: other,
          value,
          winner: value === 0 ? 'B' : 'A',
          published: publishedWinner(side, other),
        };
      }),
  }));
}

interface CellProps {
  readonly bar: Bar;
  readonly isPicked: boolean;
  readonly onPick: () => void;
}

function Cell({ bar, isPicked, onPick }: CellProps) {
  const chocolate = labChocolateTexts(language.value).table;
  const { rows, columns, value, winner, published } = bar;
  const name = `${columns}×${rows}`;
  const [known, said] = knownOf(published);
  const words = chocolate.cell(name, value, winner, said);
  return (
    <button
      type="button"
      class={`lab-cell lab-cell-${winner} ${known}`}
      aria-label={words}
      aria-pressed={isPicked}
      title={words}
      data-bar={`${columns}x${rows}`}
      onClick={onPick}
    >
      <b>{winner}</b>
      <span>{value}</span>
    </button>
  );
}

/** The look of a cell by what the published table has there, and that in words. */
function knownOf(published: Bar['published']): readonly [look: string, words: string] {
  const { notThere, unknownThere, publishedThere } = labChocolateTexts(language.value).table;
  if (published === undefined) return ['', notThere];
  if (published === '-') return ['lab-cell-gap', unknownThere];
  return ['lab-cell-known', publishedThere(published)];
}

/** The derivation of a bar's value: the rest after each break. */
function Breaks({ bar }: { readonly bar: Bar }) {
  const texts = labWords.value;
  const kind = kindOf(bar.columns, bar.rows);
  const left = new Map(
    breaksOf(kind).map(({ parts }) => [
      parts.map(pieceText).join(' + '),
      { parts, value: nimSum(parts.map(grundyOfPiece)) },
    ]),
  );
  return (
    <section class="lab-breaks">
      <h3>
        {bar.columns}×{bar.rows}: {bar.value}
      </h3>
      <p>{labChocolateTexts(language.value).table.breaks(`${bar.columns}×${bar.rows}`)}</p>
      <ul>
        {[...left].map(([name, { parts, value }]) => (
          <li key={name} class={value === 0 ? 'lab-right' : ''}>
            {name}: {parts.map(grundyOfPiece).join(' ⊕ ')} = <strong>{value}</strong>
            {value === 0 && ` – ${labChocolateTexts(language.value).table.winning}`}
          </li>
        ))}
      </ul>
      <a
        class="lab-button"
        href={hrefOf('position', { game: 'chocolate', position: `${bar.columns}x${bar.rows} A`, depth: '2' })}
      >
        {texts.pages.position}
      </a>
    </section>
  );
}
