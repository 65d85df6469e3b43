import { formatNumber } from '@tahoun/i18n';
import { language } from '../../kit/preferences.js';

interface NumberGridProps {
  /** Begins the test ids. */
  readonly id: string;
  readonly squares: readonly string[];
  readonly chosen: string | null;
  /** The number of one's own; undefined where the usual one holds. */
  readonly ownOf: (square: string) => number | undefined;
  readonly usualOf: (square: string) => number;
  readonly nameOf: (square: string) => string;
  /** Undefined for a text that is no number. */
  readonly read: (text: string) => number | undefined;
  readonly onChoose: (square: string) => void;
  /** Called with undefined for the usual number. */
  readonly onChange: (square: string, value: number | undefined) => void;
}

/** A column and a row by the arrow. */
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Numbers on the squares of a board, coloured by their signs; the arrows go from square to square. */
export function NumberGrid(props: NumberGridProps) {
  const { id, squares } = props;
  const columns = [...new Set(squares.map((square) => square[0] as string))].sort();
  const rows = [...new Set(squares.map((square) => Number(square.slice(1))))].sort((a, b) => b - a);
  const largest = Math.max(1, ...squares.map((square) => Math.abs(numberOf(props, square))));
  const move = (event: KeyboardEvent, column: number, row: number) => {
    const step = ARROWS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const table = (event.currentTarget as Element).closest('table');
    // Boards of dark squares have gaps.
    for (let far = 1; far < Math.max(columns.length, rows.length); far++) {
      const [c, r] = [columns[column + far * step[0]], rows[row + far * step[1]]];
      const next = [c, columns[column + far * step[0] + 1]].map((each) => `${each}${r}`);
      const found = next.map((each) => table?.querySelector<HTMLElement>(`[data-square="${each}"]`));
      const cell = found[0] ?? (step[0] === 0 ? found[1] : undefined);
      if (cell) {
        cell.focus();
        return;
      }
    }
  };
  return (
    <table class="number-grid" data-testid={`squares-${id}`} style={{ '--columns': columns.length }}>
      <tbody>
        {rows.map((row, rowIndex) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {columns.map((column, columnIndex) => {
              const square = `${column}${row}`;
              return squares.includes(square) ? (
                <Cell
                  key={column}
                  {...props}
                  square={square}
                  largest={largest}
                  onKeyDown={(event) => move(event, columnIndex, rowIndex)}
                />
              ) : (
                <td key={column} class="number-gap" />
              );
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function numberOf({ ownOf, usualOf }: NumberGridProps, square: string): number {
  return ownOf(square) ?? usualOf(square);
}

interface CellProps extends NumberGridProps {
  readonly square: string;
  /** The largest number without its sign, for the colour. */
  readonly largest: number;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function Cell({ square, largest, onKeyDown, ...grid }: CellProps) {
  const value = numberOf(grid, square);
  const written = formatNumber(language.value, value).replace('-', '−');
  const sign = value < 0 ? 'bad' : value > 0 ? 'good' : 'none';
  const type = (field: HTMLInputElement) => {
    const text = field.value.trim().replace('−', '-').replace(',', '.');
    const next = grid.read(text);
    if (text === '') grid.onChange(square, undefined);
    else if (next !== undefined && next !== value) grid.onChange(square, next);
    field.value = written;
  };
  return (
    <td class={`number-${sign}`} style={{ '--share': `${Math.round((45 * Math.abs(value)) / largest)}%` }}>
      <input
        type="text"
        autocomplete="off"
        aria-label={grid.nameOf(square)}
        data-square={square}
        data-own={grid.ownOf(square) !== undefined}
        data-chosen={square === grid.chosen}
        value={written}
        onFocus={(event) => {
          event.currentTarget.select();
          grid.onChoose(square);
        }}
        onChange={(event) => type(event.currentTarget)}
        onKeyDown={onKeyDown}
      />
    </td>
  );
}
