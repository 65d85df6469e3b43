import './table.css';
import type { ComponentChildren } from 'preact';

interface ScrollProps {
  readonly label: string;
  readonly children: ComponentChildren;
}

/** Something wide that scrolls by itself; the keyboard can do so too. */
export function Scroll({ label, children }: ScrollProps) {
  return (
    <section class="lab-scroll" aria-label={label} tabindex={0}>
      {children}
    </section>
  );
}

interface TableProps extends ScrollProps {
  /** The label by default; null for none. */
  readonly caption?: string | null;
  /** Names of the columns. */
  readonly columns: readonly string[];
  /** A class of its own. */
  readonly look?: string;
  readonly testId?: string;
  /** Words below the table, which scroll with it. */
  readonly notes?: ComponentChildren;
}

/** A table under the names of its columns; its bodies are the children. */
export function Table({ label, caption = label, columns, look = '', testId, notes, children }: TableProps) {
  return (
    <Scroll label={label}>
      <table class={`lab-table ${look}`} data-testid={testId}>
        {caption !== null && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
      {notes}
    </Scroll>
  );
}
