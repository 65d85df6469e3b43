import { signal } from '@preact/signals';
import { LAB_PAGES, type LabPage, PREFIX, hrefOf, queryOf } from './href.js';

export interface LabAddress {
  /** Null for a word that is no page. */
  readonly page: LabPage | null;
  readonly params: URLSearchParams;
}

/** What the page of number trees shows where no tree is asked for. */
export const USUAL_TREE = '((3 5) (2 9))';

/** What is shown may change many times a second; browsers let an address change far less often. */
const PATIENCE_MS = 250;

export function readAddress(hash: string): LabAddress {
  const [path = '', query = ''] = hash.slice(PREFIX.length).split('?', 2);
  const name = path.replace(/^\//, '') || LAB_PAGES[0];
  const params = new URLSearchParams(query);
  if (name === 'tree' && params.get('show') === 'blind') return blindAddress(params);
  return { page: LAB_PAGES.find((page) => page === name) ?? null, params };
}

/** Blind searches of trees of numbers, which were a part of that page once, are searches of a state space. */
function blindAddress(params: URLSearchParams): LabAddress {
  const goal = params.get('goal') ?? '';
  return { page: 'graph', params: new URLSearchParams({ t: params.get('t') ?? USUAL_TREE, goal }) };
}

/** Where the Lab is. It changes by links, the back button and `go`, not by `amend`. */
export const address = signal(readAddress(location.hash));

addEventListener('hashchange', () => {
  if (!location.hash.startsWith(PREFIX)) return;
  // What waited to be written belonged to the page that was left.
  clearTimeout(timer);
  pending.clear();
  address.value = readAddress(location.hash);
});

/** Opens a page of the Lab; the back button leads back here. */
export function go(page: LabPage, params: Readonly<Record<string, string>>): void {
  flush();
  location.hash = hrefOf(page, params);
}

const pending = new Map<string, string | null>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Notes a setting of the page in its address, so that a link reopens it as it is. @param value null for the usual one */
export function amend(name: string, value: string | null): void {
  pending.set(name, value);
  clearTimeout(timer);
  timer = setTimeout(flush, PATIENCE_MS);
}

/** Writes at once what `amend` noted. */
export function flush(): void {
  clearTimeout(timer);
  if (pending.size === 0) return;
  const { page, params } = readAddress(location.hash);
  for (const [name, value] of pending) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  pending.clear();
  if (page !== null && location.hash.startsWith(PREFIX))
    history.replaceState(null, '', `${PREFIX}/${page}${queryOf(params)}`);
}
