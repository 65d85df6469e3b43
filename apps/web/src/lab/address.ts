import { signal } from '@preact/signals';

/** The Lab's pages, by the word in the address: `#lab/tree?t=((3+5)+(2+9))`. */
export const LAB_PAGES = ['examples', 'position', 'tree', 'quiz', 'counts', 'chocolate'] as const;
export type LabPage = (typeof LAB_PAGES)[number];

export interface LabAddress {
  /** Null for a word that is no page. */
  readonly page: LabPage | null;
  readonly params: URLSearchParams;
}

const PREFIX = '#lab';
/** What is shown may change many times a second; browsers let an address change far less often. */
const PATIENCE_MS = 250;

export function readAddress(hash: string): LabAddress {
  const [path = '', query = ''] = hash.slice(PREFIX.length).split('?', 2);
  const name = path.replace(/^\//, '') || LAB_PAGES[0];
  return { page: LAB_PAGES.find((page) => page === name) ?? null, params: new URLSearchParams(query) };
}

/** The address of a page of the Lab. Brackets, commas and slashes stay legible. */
export function hrefOf(page: LabPage, params: Readonly<Record<string, string>> = {}): string {
  return `${PREFIX}/${page}${queryOf(Object.entries(params))}`;
}

function queryOf(entries: Iterable<readonly [string, string]>): string {
  const written = [...entries].map(([key, value]) => `${key}=${legible(value)}`);
  return written.length === 0 ? '' : `?${written.join('&')}`;
}

function legible(value: string): string {
  return encodeURIComponent(value)
    .replace(/%20/g, '+')
    .replace(/%(2C|3A|2F|5B|5D)/g, (code) => decodeURIComponent(code));
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
