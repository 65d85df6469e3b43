import { fileURLToPath } from 'node:url';

/** A SPEC of one of the test engines. @param settings the part after the game and the defect. */
export function testEngine(
  protocol: 'uci' | 'gtp',
  game: string,
  defect = 'none',
  ...settings: readonly string[]
): string {
  const script = fileURLToPath(new URL(`./${protocol}-engine.mjs`, import.meta.url));
  const query = [script, game, defect].map((arg) => `arg=${encodeURIComponent(arg)}`);
  return `${protocol}:${encodeURIComponent(process.execPath)}?${[...query, ...settings].join('&')}`;
}
