/**
 * The one list of the parts of the page. The page, its build, its service worker and, by a file of the build, the server
 * read it; so it is plain data, and code that needs a browser is elsewhere.
 */

/** The code that draws a part; `main.tsx` fetches it. */
export type Screen = 'home' | 'board' | 'learn' | 'lab' | 'live';

/** The screen of each part, by the first word of its addresses; the front page has none. */
export const PARTS = {
  '': 'home',
  play: 'board',
  analysis: 'board',
  saved: 'board',
  problems: 'learn',
  learn: 'learn',
  lab: 'lab',
  live: 'live',
} as const satisfies Readonly<Record<string, Screen>>;

export type PartWord = keyof typeof PARTS;

/** The parts that every page leads to, in this order. */
export const HEADER_PARTS = [
  'play',
  'problems',
  'analysis',
  'learn',
  'lab',
] as const satisfies readonly PartWord[];

/**
 * For the build: names of the chunks that a part imports when it starts, which the browser loads early; for a
 * part that is not here, those of `play`.
 */
export const PART_CHUNKS = {
  '': ['Home'],
  play: ['App'],
  problems: ['pages', 'ProblemsPage', 'data'],
  learn: ['pages', 'Learn'],
  lab: ['Lab'],
  live: ['live-page'],
} as const satisfies Readonly<Partial<Record<PartWord, readonly string[]>>>;

/** The part that an address is in, whatever follows the word; undefined where the page has none. */
export function partOf(address: string): PartWord | undefined {
  const [before, word = ''] = address.split(/[/?]/);
  return before === '' && Object.hasOwn(PARTS, word) ? (word as PartWord) : undefined;
}

/** The screen of an address; for an unknown one the board, which reports it. */
export function screenOf(address: string): Screen {
  const part = partOf(address);
  return part === undefined ? 'board' : PARTS[part];
}
