import { PIECE_STYLES, THEMES, type ThemeName, toSvg } from '@tahoun/board';
import { type GameManifest, artistOf, gameById, loadGame, registeredGames } from '@tahoun/catalogue';
import { gamesAskedFor, registerGamesAt } from '@tahoun/catalogue/node';
import type { Plugin } from 'vite';
import { coverKey } from './src/kit/cover.ts';

const COVERS = 'virtual:covers';
const THEME_NAMES = Object.keys(THEMES) as ThemeName[];

/**
 * A picture of each game, drawn while the page is built, so that its front shows them without fetching any game. A game
 * that cannot be drawn has none.
 */
export function covers(): Plugin {
  let isBuild = false;
  return {
    name: 'covers',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === COVERS ? `\0${COVERS}` : null),
    async load(id) {
      if (id !== `\0${COVERS}`) return null;
      await registerGamesAt(gamesAskedFor([]));
      /** The address of a file, as code. */
      const address = (name: string, source: string) => {
        if (!isBuild) return JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`);
        return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name, source })}`;
      };
      const entries: string[] = [];
      for (const game of registeredGames()) {
        try {
          const styles = (await picturesOf(game)).map(({ key, pictures }) => {
            const files = pictures.map(([theme, svg]) => `${theme}:${address(`cover-${game.id}.svg`, svg)}`);
            return `${JSON.stringify(key)}:{${files}}`;
          });
          entries.push(`${JSON.stringify(game.id)}:{${styles}}`);
        } catch (error) {
          this.warn(`${game.id} has no picture: ${error}`);
        }
      }
      return `export default {${entries}}`;
    },
  };
}

/** The picture in each theme, for every style in which it looks different. */
async function picturesOf({ id }: GameManifest) {
  await loadGame(id, ['rules', 'board']);
  const [game, artist] = [gameById(id), artistOf(id)];
  const { cover } = artist;
  const position = cover === undefined ? game.initial() : game.parsePosition(cover);
  const looks = [undefined, ...(artist.looks ?? [])];
  const styles = [undefined, ...(artist.hasPieceStyles === true ? PIECE_STYLES.slice(1) : [])];
  return looks.flatMap((look) =>
    styles.map((pieces) => ({
      key: coverKey({ look, pieces }),
      pictures: THEME_NAMES.map((theme) => {
        const drawing = artist.draw(position, { theme, look, pieces, coordinates: false });
        return [theme, toSvg(drawing, id, theme)] as const;
      }),
    })),
  );
}
