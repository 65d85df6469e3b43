/** The Lab's pages in its head, by the word in the address: `#lab/tree?t=((3+5)+(2+9))`. */
export const LAB_TABS = [
  'examples',
  'position',
  'tree',
  'graph',
  'quiz',
  'counts',
  'chocolate',
  'atari-go',
] as const;

/** All of its pages; those behind the tabs are opened from the examples and from other pages. */
export const LAB_PAGES = [...LAB_TABS, 'evaluation', 'times', 'czech-draughts'] as const;
export type LabPage = (typeof LAB_PAGES)[number];

/** What all of the Lab's addresses begin with. */
export const PREFIX = '#lab';

/** The address of a page of the Lab. Brackets, commas, semicolons and slashes stay legible. */
export function hrefOf(page: LabPage, params: Readonly<Record<string, string>> = {}): string {
  return `${PREFIX}/${page}${queryOf(Object.entries(params))}`;
}

/** Settings as they stand in an address. */
export function queryOf(entries: Iterable<readonly [string, string]>): string {
  const written = [...entries].map(([key, value]) => `${key}=${legible(value)}`);
  return written.length === 0 ? '' : `?${written.join('&')}`;
}

function legible(value: string): string {
  return encodeURIComponent(value)
    .replace(/%20/g, '+')
    .replace(/%(2C|3A|3B|2F|5B|5D)/g, (code) => decodeURIComponent(code));
}
