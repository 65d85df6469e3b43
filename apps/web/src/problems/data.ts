import { type Problem, parseProblems } from '@tahoun/problems';

/** Addresses of the problems, by the game's id. */
const ADDRESSES = new Map(
  Object.entries(
    import.meta.glob<string>('../../../../packages/problems/data/*.jsonl.gz', {
      query: '?url',
      import: 'default',
      eager: true,
    }),
  ).map(([path, address]) => [/([^/]+)\.jsonl\.gz$/.exec(path)?.[1] ?? '', address]),
);

const fetched = new Map<string, Promise<readonly Problem[]>>();

export function hasProblems(game: string): boolean {
  return ADDRESSES.has(game);
}

/** The problems of a game, fetched once. Rejects without a connection, unless they were fetched before. */
export function problemsOf(game: string): Promise<readonly Problem[]> {
  const known = fetched.get(game);
  if (known !== undefined) return known;
  const fetching = fetchProblems(ADDRESSES.get(game) as string);
  fetched.set(game, fetching);
  fetching.catch(() => fetched.delete(game));
  return fetching;
}

/** The first two bytes of compressed data. */
const GZIP = [0x1f, 0x8b] as const;

async function fetchProblems(address: string): Promise<readonly Problem[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  // Some servers decompress such files themselves.
  const isPacked = GZIP.every((byte, at) => bytes[at] === byte);
  const stream = new Blob([bytes]).stream();
  const text = new Response(isPacked ? stream.pipeThrough(new DecompressionStream('gzip')) : stream).text();
  return parseProblems(await text);
}
