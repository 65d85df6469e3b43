import type { Pseudocode } from '@tahoun/i18n';
import { labWords } from '../words.js';

interface PseudocodeViewProps {
  readonly lines: Pseudocode;
  /** The lines that the last step ran through. */
  readonly lit: readonly number[];
  readonly note?: string | undefined;
}

export function PseudocodeView({ lines, lit, note }: PseudocodeViewProps) {
  return (
    <div class="lab-code">
      <h4>{labWords.value.pseudocode}</h4>
      <ol>
        {lines.map((line, index) => (
          <li key={line + index} class={lit.includes(index) ? 'lab-lit' : ''} data-lit={lit.includes(index)}>
            <code>{line}</code>
          </li>
        ))}
      </ol>
      {note !== undefined && <p class="field-hint">{note}</p>}
    </div>
  );
}
