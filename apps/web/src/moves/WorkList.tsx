import { moveNumber } from '@tahoun/board';
import { artistOf } from '@tahoun/catalogue';
import { formatNumber, secondsWords, workTableTexts } from '@tahoun/i18n';
import { nodesAlong } from '@tahoun/match';
import { useState } from 'preact/hooks';
import { language, moveText, words } from '../kit/preferences.js';
import { turnAt } from '../match/page-match.js';
import { useStore } from '../match/store.js';
import './work.css';

/** What each move of the computer in the shown line took, and all of them together. */
export function WorkList() {
  const { title } = workTableTexts(language.value);
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="work" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && (
        <section aria-label={title} tabindex={0}>
          <WorkTable />
        </section>
      )}
    </details>
  );
}

function WorkTable() {
  const { match } = useStore();
  const { game, moves, tree } = match.value;
  const { columns, total } = workTableTexts(language.value);
  const { named } = words.value.work;
  const number = (value: number) => formatNumber(language.value, value);
  const first = turnAt(match.value, 0);
  const rows = nodesAlong(tree, moves)
    .slice(1)
    .flatMap(({ work, move }, ply) => (work === undefined ? [] : [{ ...work, move, ply }]));
  const sum = (of: 'nodes' | 'seconds') => rows.reduce((all, row) => all + row[of], 0);
  return (
    <table>
      <thead>
        <tr>
          {Object.values(columns).map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ depth, move, namedBy, nodes, ply, seconds }) => (
          <tr key={ply}>
            <th scope="row">
              {moveNumber(artistOf(game), ply, first)} {moveText(game, move)}
            </th>
            <td>{namedBy === undefined ? number(nodes) : named[namedBy]}</td>
            <td>{secondsWords(language.value, seconds)}</td>
            <td>{depth > 0 && namedBy === undefined ? number(depth) : ''}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total}</th>
          <td>{number(sum('nodes'))}</td>
          <td>{secondsWords(language.value, sum('seconds'))}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}
