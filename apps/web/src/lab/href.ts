/** What all of the Lab's addresses begin with. */
export const PREFIX = '#lab';

/** The address of a page of the Lab. Brackets, commas, semicolons and slashes stay legible. */
export function hrefOf(page: string, params: Readonly<Record<string, string>> = {}): string {
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
