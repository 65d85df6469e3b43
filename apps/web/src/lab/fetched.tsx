import { useState } from 'preact/hooks';
import { useFetched } from '../components/use-fetched.js';
import type { Page } from './page.js';
import { labWords } from './words.js';

/** A page that is fetched when it is first opened. */
export function fetched(load: () => Promise<Page>): Page {
  return function Fetched({ params }) {
    const [hasFailed, setFailed] = useState(false);
    const Loaded = useFetched(load, () => setFailed(true));
    if (hasFailed) return <p class="error">{labWords.value.failed}</p>;
    return Loaded === null ? null : <Loaded params={params} />;
  };
}
