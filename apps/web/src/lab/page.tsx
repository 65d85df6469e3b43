import { computed } from '@preact/signals';
import { labTexts } from '@tahoun/i18n';
import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { useFetched } from '../components/hooks.js';
import { language } from '../preferences.js';

/** A page of the Lab. */
export type Page = (props: { readonly params: URLSearchParams }) => ComponentChild;

/** The Lab's words in the chosen language. */
export const labWords = computed(() => labTexts(language.value));

/** A page that is fetched when it is first opened. */
export function fetched(load: () => Promise<Page>): Page {
  return function Fetched({ params }) {
    const [hasFailed, setFailed] = useState(false);
    const Loaded = useFetched(load, () => setFailed(true));
    if (hasFailed) return <p class="error">{labWords.value.failed}</p>;
    return Loaded === null ? null : <Loaded params={params} />;
  };
}
