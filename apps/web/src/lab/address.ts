import { signal } from '@preact/signals';
import { useCallback, useState } from 'preact/hooks';
import { here, onVisit, visit } from '../kit/address.js';
import { partOf } from '../kit/parts.js';
import { type Range, amendedAddress, choiceParam, hrefOf, numberParam, readAddress } from './href.js';

/** A page may change many times a second; browsers let an address change far less often. */
const PATIENCE_MS = 250;

/** The Lab's address. It changes by links, the back button and `go`, not by `amend`. */
export const address = signal(readAddress(here()));

onVisit(() => {
  if (partOf(here()) !== 'lab') return;
  // Pending settings belonged to the page that was left.
  clearTimeout(timer);
  pending.clear();
  address.value = readAddress(here());
});

/** Opens a page of the Lab; the back button leads back here. */
export function go(page: string, params: Readonly<Record<string, string>>): void {
  flush();
  visit(hrefOf(page, params));
  // The result is at the top, above the form.
  scrollTo(0, 0);
}

/** Opens the page again with some settings changed; the others stay. @param changes null for a default */
export function reopen(changes: Readonly<Record<string, string | null>>): void {
  flush();
  const { page, params } = readAddress(here());
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  go(page, Object.fromEntries(params));
}

const pending = new Map<string, string | null>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Notes a setting of the page in its address, so that a link reopens it as it is.
 * @param value null for the default
 */
export function amend(name: string, value: string | null): void {
  pending.set(name, value);
  clearTimeout(timer);
  timer = setTimeout(flush, PATIENCE_MS);
}

/** Writes the settings noted by `amend` immediately. */
export function flush(): void {
  clearTimeout(timer);
  if (pending.size === 0) return;
  const amended = amendedAddress(here(), pending);
  pending.clear();
  if (amended !== undefined) history.replaceState(null, '', amended);
}

/** One of some choices, which a `Choice` offers. */
export interface Chosen<Value extends string> {
  readonly value: Value;
  readonly choices: readonly Value[];
  readonly onChange: (next: Value) => void;
}

/** One of some choices that the page remembers in its address; the first is the default. */
export function useChoice<Value extends string>(
  params: URLSearchParams,
  name: string,
  choices: readonly [Value, ...Value[]],
): Chosen<Value> {
  const [value, setValue] = useState(choiceParam(params, name, choices));
  const onChange = (next: Value) => {
    setValue(next);
    amend(name, next === choices[0] ? null : next);
  };
  return { value, choices, onChange };
}

/** A whole number that the page remembers in its address. */
export function useNumber(
  params: URLSearchParams,
  name: string,
  range: Range,
): [number, (next: number) => void] {
  const [number, setNumber] = useState(() => numberParam(params, name, range));
  const change = useCallback(
    (next: number) => {
      setNumber(next);
      amend(name, next === range.usual ? null : String(next));
    },
    [name, range.usual],
  );
  return [number, change];
}
