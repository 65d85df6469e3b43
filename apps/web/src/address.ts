/**
 * The addresses of the page: `/`, its front, `/play/chess`, `/play/chess?moves=e4`, `/lab/tree`, `/learn/chess`, `/problems/chess`,
 * `/analysis/chess`, `/saved`, `/live/ID`. Those of older links, which stood behind a `#`, are turned into them.
 */

/** First words of the addresses that the page answers; the server and the service worker have the same list. */
const PAGES = /^\/(play|analysis|problems|saved|learn|lab|live)(\/|$)/;

export function isPage(path: string): boolean {
  return path === '/' || PAGES.test(path);
}

/** In a frame of Discord, which says so in the address; it stays there while the page shows its Activity. */
export function isInDiscord(): boolean {
  return parent !== window && location.search.includes('frame_id=');
}

/** `#chess?moves=e4` is `/play/chess?moves=e4`, `#lab/tree` is `/lab/tree`; undefined for what names nothing. */
export function fromOldAddress(hash: string): string | undefined {
  const old = hash.replace(/^#\/?/, '');
  if (!/^[a-z]/i.test(old)) return undefined;
  return /^(lab|learn)\b(?!-)/.test(old) ? `/${old}` : `/play/${old}`;
}

/** What an old address that the page is at leads to. Behind the `#` of a game by link stands the key of a seat. */
function oldAddress(): string | undefined {
  return location.pathname.startsWith('/live/') ? undefined : fromOldAddress(location.hash);
}

/** Where the page is. */
export function here(): string {
  return location.pathname + location.search;
}

const VISIT = 'visit';

/** Goes to another address of the page; Back leads back here. @param match the id of the one that is to be shown */
export function visit(address: string, match?: string): void {
  history.pushState(match === undefined ? null : { match }, '', address);
  dispatchEvent(new Event(VISIT));
}

/** Calls when the page has come to another address, by a link or by Back and Forward. */
export function onVisit(listener: () => void): void {
  addEventListener(VISIT, listener);
  addEventListener('popstate', () => {
    // An old address comes again as a new one.
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
    if (link.hasAttribute('download') || origin !== location.origin || !isPage(pathname) || hash !== '')
      return;
    event.preventDefault();
    visit(pathname + search, link.dataset.match);
  });
}

/** Not one that opens another tab or a menu. */
function isPlainClick(event: MouseEvent): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey, button, defaultPrevented } = event;
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey || defaultPrevented);
}
