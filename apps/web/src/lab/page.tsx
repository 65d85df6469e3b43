import { computed } from '@preact/signals';
import { type Game, InputError, type Position } from '@tahoun/core';
import { formatNumber, labTexts } from '@tahoun/i18n';
import type { ComponentChild } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useFetched } from '../kit/hooks.js';
import { inputErrorText, language } from '../kit/preferences.js';

/** A page of the Lab. */
export type Page = (props: { readonly params: URLSearchParams }) => ComponentChild;

/** The Lab's words in the chosen language. */
export const labWords = computed(() => labTexts(language.value));

/** A number as the chosen language writes it. */
export function number(value: number | bigint): string {
  return formatNumber(language.value, value);
}

/** The result of reading a text that a person wrote, or the error in it. */
export interface Attempt<Read> {
  readonly read: Read | null;
  readonly problem: InputError | null;
}

export function attempt<Read>(read: () => Read): Attempt<Read> {
  try {
    return { read: read(), problem: null };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { read: null, problem: error };
  }
}

/** A position of a game from its text form; empty for the start. @throws InputError for any other text */
export function positionOf<P extends Position>(game: Game<P>, text: string): P {
  return text === '' ? game.initial() : game.parsePosition(text);
}

export function readPosition<P extends Position>(game: Game<P>, text: string): Attempt<P> {
  return attempt(() => positionOf(game, text));
}

interface ProblemProps {
  /** An error of the user's input, any other error of the engine, or null. */
  readonly problem: unknown;
  readonly id?: string;
}

export function Problem({ problem, id }: ProblemProps) {
  if (problem === null) return null;
  return (
    <p class="error" role="alert" id={id}>
      {problem instanceof InputError ? inputErrorText(problem) : labWords.value.engineFailed}
    </p>
  );
}

interface HintProps {
  /** Begins the ids of the two lines. */
  readonly id: string;
  readonly hint: string;
  readonly problem: InputError | null;
}

/** The line below a field: its accepted values, or the error in the present one. */
export function Hint({ id, hint, problem }: HintProps) {
  if (problem !== null) return <Problem problem={problem} id={`${id}-error`} />;
  return (
    <p class="field-hint" id={`${id}-hint`}>
      {hint}
    </p>
  );
}

/** A page that is fetched when it is first opened. */
export function fetched(load: () => Promise<Page>): Page {
  return function Fetched({ params }) {
    const [hasFailed, setFailed] = useState(false);
    const Loaded = useFetched(load, () => setFailed(true));
    if (hasFailed) return <p class="error">{labWords.value.failed}</p>;
    return Loaded === null ? null : <Loaded params={params} />;
  };
}

/** Work of the engine for a page. */
interface Work {
  readonly isRunning: boolean;
  readonly wasStopped: boolean;
  /** Whatever ended it before it was done; null where nothing did, or it was stopped. */
  readonly problem: unknown;
  readonly stop: () => void;
}

/** Does some work as soon as the page is opened. `stop`, or leaving the page, ends it. */
export function useWork(work: (signal: AbortSignal) => Promise<void>): Work {
  const [state, setState] = useState({ isRunning: true, wasStopped: false, problem: null as unknown });
  const [controller] = useState(() => new AbortController());
  useEffect(() => {
    const { signal } = controller;
    const end = (problem: unknown) =>
      setState({
        isRunning: false,
        wasStopped: signal.aborted,
        problem: signal.aborted ? null : problem,
      });
    work(signal).then(() => end(null), end);
    return () => controller.abort();
  }, []);
  return { ...state, stop: () => controller.abort() };
}
