import { type HeapCount, countHeaps, heapOfBar } from '@tahoun/eval/chocolate';
import { labChocolateTexts } from '@tahoun/i18n/lab/chocolate';
import { useEffect, useState } from 'preact/hooks';
import { language } from '../../kit/preferences.js';
import { useChoice } from '../address.js';
import { Choice } from '../Fields.js';
import { number } from '../page.js';
import { Table } from '../Table.js';

/** Bars of Milata's table whose heaps are counted in a fraction of a second. */
const BARS = ['1x37', '1x23', '1x31', '3x9', '3x11', '3x13', '3x15', '5x5', '5x7', '5x9', '7x7'] as const;
const barName = (bar: string) => bar.replace('x', ' × ');
/** His own way first. */
const WAYS = [
  { shortcut: true, ordered: true },
  { shortcut: true, ordered: false },
  { shortcut: false, ordered: true },
  { shortcut: false, ordered: false },
] as const;

/** The numbers that Milata could not estimate: heaps that his recursion visits, without and with a memory. */
export function RecursionView({ params }: { readonly params: URLSearchParams }) {
  const texts = labChocolateTexts(language.value).recursion;
  const bars = useChoice(params, 'bar', BARS);
  const counts = useCounts(bars.value);
  const ratio = ({ tree, distinct }: HeapCount) => number(tree / BigInt(distinct));
  const [his] = counts;
  return (
    <section class="lab-chocolate" data-testid="recursion">
      <h3>{texts.title}</h3>
      <p>{texts.intro}</p>
      <div class="lab-form-row">
        <Choice label={texts.bar} {...bars} nameOf={barName} />
      </div>
      <Table
        label={texts.caption(barName(bars.value))}
        columns={[texts.shortcut, texts.order, texts.tree, texts.memory, texts.times]}
      >
        <tbody>
          {WAYS.map(({ shortcut, ordered }, i) => {
            const count = counts[i];
            return (
              <tr key={`${shortcut} ${ordered}`}>
                <th scope="row">{shortcut ? texts.yes : texts.no}</th>
                <td>{ordered ? texts.his : texts.no}</td>
                <td>{count === undefined ? '…' : number(count.tree)}</td>
                <td>{count === undefined ? '…' : number(count.distinct)}</td>
                <td>{count === undefined ? '…' : ratio(count)}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
      {his !== undefined && <p>{texts.summary(number(his.tree), number(his.distinct), ratio(his))}</p>}
    </section>
  );
}

/** The counts of each way, one after the other, so that the page stays alive between them. */
function useCounts(bar: string): readonly HeapCount[] {
  const [counted, setCounted] = useState<{ readonly bar: string; readonly counts: readonly HeapCount[] }>();
  const counts = counted?.bar === bar ? counted.counts : [];
  useEffect(() => {
    const way = WAYS[counts.length];
    if (way === undefined) return;
    const timer = setTimeout(() => {
      const [a, b] = bar.split('x').map(Number) as [number, number];
      const count = countHeaps(heapOfBar(a, b), way) as HeapCount;
      setCounted({ bar, counts: [...counts, count] });
    });
    return () => clearTimeout(timer);
  }, [bar, counts.length]);
  return counts;
}
