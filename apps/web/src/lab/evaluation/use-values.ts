import type { ParameterValues } from '@tahoun/eval';
import { useState } from 'preact/hooks';
import { amend } from '../address.js';
import { type Settable, valuesOf } from './values.js';

/** The values that the page's address keeps. */
export function useValues(
  params: URLSearchParams,
  known: Settable,
): [ParameterValues, (next: ParameterValues) => void] {
  const [values, setValues] = useState(() => valuesOf(params, known));
  const change = (next: ParameterValues) => {
    for (const id of Object.keys({ ...values, ...next })) {
      if (values[id] !== next[id]) amend(id, next[id] === undefined ? null : String(next[id]));
    }
    setValues(next);
  };
  return [values, change];
}
