import type { BoardStyle, ThemeName } from '@tahoun/board';

type Style = Pick<BoardStyle, 'look' | 'pieces'>;

/** The addresses of a game's pictures, by style and theme. */
export type Covers = Readonly<Record<string, Readonly<Record<ThemeName, string>>>>;

/** Key of the pictures of a style. */
export function coverKey({ look, pieces }: Style): string {
  return `${look ?? 'own'} ${pieces ?? 'own'}`;
}

/** The picture in a style, or in as much of it as the game has; undefined for a game without any. */
export function coverIn(
  covers: Covers | undefined,
  { look, pieces, theme = 'light' }: BoardStyle,
): string | undefined {
  const keys = [{ look, pieces }, { look }, { pieces }, {}].map(coverKey);
  return keys.map((key) => covers?.[key]?.[theme]).find((address) => address !== undefined);
}
