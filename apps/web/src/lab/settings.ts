import { useState } from 'preact/hooks';
import { amend } from './address.js';

/** One of some choices that the page remembers in its address; the first is the usual one. */
export function useChoice<Choice extends string>(
  params: URLSearchParams,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (next: Choice) => void] {
  const [usual] = choices;
  const asked = params.get(name);
  const [choice, setChoice] = useState(choices.find((each) => each === asked) ?? usual);
  return [
    choice,
    (next) => {
      setChoice(next);
      amend(name, next === usual ? null : next);
    },
  ];
}

/** A whole number from the address, kept between bounds. */
export function numberParam(
  params: URLSearchParams,
  name: string,
  { usual, min, max }: { readonly usual: number; readonly min: number; readonly max: number },
): number {
  const text = params.get(name) ?? '';
  return /^-?\d{1,9}$/.test(text) ? Math.min(max, Math.max(min, Number(text))) : usual;
}
