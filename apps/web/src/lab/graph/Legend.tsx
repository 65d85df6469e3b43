import type { SpaceAlgorithm } from '@tahoun/core';
import { valueKindOf } from './look.js';
import { graphWords } from './words.js';

const SIGNS = ['ahead', 'open', 'done', 'current', 'goal', 'path'] as const;

/** What the signs of the drawing mean. */
export function Legend({ algorithm }: { readonly algorithm: SpaceAlgorithm }) {
  const { legend } = graphWords.value;
  const kind = valueKindOf(algorithm);
  return (
    <ul class="lab-legend">
      {SIGNS.map((sign) => (
        <li key={sign}>
          <span class={`graph-sign graph-sign-${sign}`} aria-hidden="true" /> {legend[sign]}
        </li>
      ))}
      {kind !== undefined && <li>{legend.value[kind]}</li>}
    </ul>
  );
}
