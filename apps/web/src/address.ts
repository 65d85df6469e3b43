/**
 * The addresses of the page: `/play/chess`, `/play/chess?moves=e4`, `/lab/tree`, `/learn/chess`, `/problems/chess`,
 * `/analysis/chess`, `/saved`. Those of older links, which stood behind a `#`, are turned into them.
 */

/** First words of the addresses that the page answers; the server and the service worker have the same list. */
const PAGES = /^\/(play|analysis|problems|saved|learn|lab)(\/|$)/;

export function isPage(path: string): boolean {
  return path === '/' || PAGES.test(path);
}

/** `#chess?moves=e4` is `/play/chess?moves=e4`, `#lab/tree` is `/lab/tree`; undefined for what names nothing. */
export function fromOldAddress(hash: string): string | undefined {
  const old = hash.replace(/^#\/?/, '');
  if (!/^[a-z]/i.test(old)) return undefined;
  return /^(lab|learn)\b(?!-)/.test(old) ? `/${old}` : `/play/${old}`;
}

/** Where the page is. */
export function here(): string {
  return location.pathname + location.search;
}

const VISIT = 'visit';

/** Goes to another address of the page; Back leads back here. */
export function visit(address: string): void {
  history.pushState(null, '', address);
  dispatchEvent(new Event(VISIT));
}

/** Calls when the page has come to another address, by a link or by Back and Forward. */
export function onVisit(listener: () => void): void {
  addEventListener(VISIT, listener);
  addEventListener('popstate', () => {
    // An old address comes again as a new one.
    if (fromOldAddress(location.hash) === undefined) listener();
  });
}

/** Turns old addresses into new ones, now and later, and follows links within the page without loading it again. */
export function startAddresses(): void {
  const renew = () => {
    const address = fromOldAddress(location.hash);
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
    visit(pathname + search);
  });
}

/** Not one that opens another tab or a menu. */
function isPlainClick(event: MouseEvent): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey, button, defaultPrevented } = event;
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey || defaultPrevented);
}
