import { type PartWord, partOf } from './parts.js';

/**
 * The addresses of the page: `/`, its front, `/play/chess`, `/play/chess?moves=e4`, `/lab/tree`,
 * `/learn/chess`, `/problems/chess`, `/analysis/chess`, `/saved/ID`, `/live/ID`. Those of older links, which
 * were behind a `#`, are converted into them.
 */

/** The part and the id in an address: that of any game; empty where it has none. */
export function readAddress(address: string): {
  readonly part: PartWord | undefined;
  readonly id: string;
} {
  const [, , id = ''] = (address.split('?')[0] as string).split('/');
  return { part: partOf(address), id };
}

/** Settings as the query of an address. Brackets, commas, semicolons and slashes stay legible. */
export function queryOf(entries: Iterable<readonly [string, string]>): string {
  const written = [...entries].map(([key, value]) => `${key}=${legible(value)}`);
  return written.length === 0 ? '' : `?${written.join('&')}`;
}

function legible(value: string): string {
  return encodeURIComponent(value)
    .replace(/%20/g, '+')
    .replace(/%(2C|3A|3B|2F|5B|5D)/g, (code) => decodeURIComponent(code));
}

/**
 * Whether the page is in a frame of Discord, which marks the address; the mark stays while the Activity is
 * shown.
 */
export function isInDiscord(): boolean {
  return parent !== window && location.search.includes('frame_id=');
}

/**
 * `#chess?moves=e4` is `/play/chess?moves=e4`, `#lab/tree` is `/lab/tree`; undefined for an unknown address.
 */
export function fromOldAddress(hash: string): string | undefined {
  const old = hash.replace(/^#\/?/, '');
  if (!/^[a-z]/i.test(old)) return undefined;
  return partOf(`/${old}`) === undefined ? `/play/${old}` : `/${old}`;
}

/** The new form of the page's old address. Behind the `#` of a game by link is the key of a seat instead. */
function oldAddress(): string | undefined {
  return partOf(location.pathname) === 'live' ? undefined : fromOldAddress(location.hash);
}

/** Path and query of the page's address. */
export function here(): string {
  return location.pathname + location.search;
}

const VISIT = 'visit';

/** Goes to another address of the page; Back leads back here. */
export function visit(address: string): void {
  history.pushState(null, '', address);
  dispatchEvent(new Event(VISIT));
}

/** Calls `listener` when the page has come to another address, by a link or by Back and Forward. */
export function onVisit(listener: () => void): void {
  addEventListener(VISIT, listener);
  addEventListener('popstate', () => {
    // An old address is replaced by a new one, which calls again.
    if (oldAddress() === undefined) listener();
  });
}

/** Turns old addresses into new ones, now and later, and follows links within the page without loading it again. */
export function startAddresses(): void {
  const renew = () => {
    const address = oldAddress();
    if (address === undefined) return;
    history.replaceState(null, '', address);
    dispatchEvent(new Event(VISIT));
  };
  renew();
  addEventListener('hashchange', renew);
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event) || link.target !== '') return;
    const { origin, pathname, search, hash } = new URL(link.href);
    if (link.hasAttribute('download') || origin !== location.origin || hash !== '') return;
    if (partOf(pathname) === undefined) return;
    event.preventDefault();
    visit(pathname + search);
  });
}

/** Not one that opens another tab or a menu. */
function isPlainClick(event: MouseEvent): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey, button, defaultPrevented } = event;
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey || defaultPrevented);
}
