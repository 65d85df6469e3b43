import { type BarPeriod, barPeriod, firstWinningBreak, grundyOfBar } from '@tahoun/eval/chocolate';
import { MAX_SIDE } from '@tahoun/games/chocolate';
import { labChocolateTexts } from '@tahoun/i18n/lab/chocolate';
import { NumberField } from '../../kit/NumberField.js';
import { language } from '../../kit/preferences.js';
import { useNumber } from '../address.js';
import { Legend } from '../Figure.js';
import { number } from '../page.js';
import { Scroll } from '../Table.js';

const HEIGHTS = { usual: 1, min: 1, max: MAX_SIDE } as const;
const LENGTHS = { usual: 100, min: 1, max: 999_999_999 } as const;
/** Values in a row: the period of most heights, which divides that of the others. */
const COLUMNS = 34;
const MOST_ROWS = 12;

/** Any bar of a height up to 60, and the period that its value comes from. */
export function PeriodView({ params }: { readonly params: URLSearchParams }) {
  const texts = labChocolateTexts(language.value).periods;
  const [height, setHeight] = useNumber(params, 'm', HEIGHTS);
  const [length, setLength] = useNumber(params, 'n', LENGTHS);
  return (
    <section class="lab-chocolate" data-testid="periods">
      <h3>{texts.title}</h3>
      <p>{texts.intro}</p>
      <div class="lab-form-row">
        <NumberField label={texts.height} value={height} {...HEIGHTS} onChange={setHeight} />
        <NumberField label={texts.length} value={length} {...LENGTHS} onChange={setLength} />
      </div>
      <p>
        <output data-testid="bar">{verdict(height, length)}</output>
      </p>
      <PeriodTable period={barPeriod(height)} />
    </section>
  );
}

/** The value of a bar, and a break that wins it. */
function verdict(height: number, length: number): string {
  const [short, long] = [Math.min(height, length), Math.max(height, length)];
  const bar = (a: number, b: number) => `${Math.min(a, b)}x${Math.max(a, b)}`;
  const found = firstWinningBreak(short, long);
  const parts = ({ vertical, offset }: NonNullable<typeof found>) =>
    vertical
      ? [bar(short, long - offset), bar(short, offset)]
      : [bar(short - offset, long), bar(offset, long)];
  const move = found === undefined ? null : `${bar(short, long)}=${parts(found).join('+')}`;
  return labChocolateTexts(language.value).periods.verdict(bar(short, long), grundyOfBar(short, long), move);
}

/** The values of one height by length, a row of them below the other. */
function PeriodTable({
  period: { height, period, lastException, comparedTo },
}: {
  readonly period: BarPeriod;
}) {
  const texts = labChocolateTexts(language.value).periods;
  const rows = Math.min(MOST_ROWS, Math.ceil(lastException / COLUMNS) + 2);
  // A multiple of the period, beyond the last exception.
  const beyond = period * Math.ceil((lastException + 1) / period);
  const facts = {
    height: number(height),
    period: number(period),
    lastException: lastException === 0 ? null : number(lastException),
    comparedTo: number(comparedTo),
  };
  return (
    <>
      <p data-testid="period">
        {texts.facts(facts)} {rows * COLUMNS < lastException && texts.more(number(rows * COLUMNS))}
      </p>
      <Scroll label={texts.caption(number(height))}>
        <table class="lab-periods">
          <caption>{texts.caption(number(height))}</caption>
          <tbody>
            {Array.from({ length: rows }, (_, row) => (
              <tr key={row}>
                <th scope="row">
                  {row * COLUMNS + 1}–{(row + 1) * COLUMNS}
                </th>
                {Array.from({ length: COLUMNS }, (_, column) => {
                  const length = row * COLUMNS + column + 1;
                  const value = grundyOfBar(height, length);
                  const isException = value !== grundyOfBar(height, length + beyond);
                  return (
                    <td
                      key={length}
                      title={`${height}×${length}`}
                      class={value === 0 ? 'lab-cell-B' : ''}
                      data-exception={isException || undefined}
                    >
                      {value}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <Legend
        signs={[
          { look: 'lab-period-sign lab-cell-B', text: '0', meaning: texts.legendZero },
          { look: 'lab-period-sign lab-exception', meaning: texts.legendException },
        ]}
      />
    </>
  );
}
