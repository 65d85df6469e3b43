import { useState } from 'preact/hooks';
import { amend } from './address.js';
import { choiceParam } from './read-address.js';

/** One of some choices that the page remembers in its address; the first is the usual one. */
export function useChoice<Choice extends string>(
  params: URLSearchParams,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (next: Choice) => void] {
  const [choice, setChoice] = useState(choiceParam(params, name, choices));
  return [
    choice,
    (next) => {
      setChoice(next);
      amend(name, next === choices[0] ? null : next);
    },
  ];
}
