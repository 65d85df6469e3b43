import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';

const FOLDER = fileURLToPath(new URL('../../packages/eval/tables/', import.meta.url));
const ENDING = '.tegb';

/** Names the files of endgame tables to a Worker, which has them as modules beside its code. */
export const tablesAtBuildTime: Plugin = {
  name: 'tables-at-build-time',
  setup({ onLoad }) {
    onLoad({ filter: /engine[\\/]table-files\.ts$/ }, () => {
      const games = readdirSync(FOLDER)
        .filter((name) => name.endsWith(ENDING))
        .map((name) => name.slice(0, -ENDING.length));
      const imports = games.map((game, nth) => `import file${nth} from './${game}${ENDING}';`);
      const entries = games.map((game, nth) => `'${game}': file${nth}`);
      const contents = `${imports.join('\n')}\nexport const tableFiles = { ${entries.join(', ')} };`;
      return { contents, loader: 'js', resolveDir: FOLDER };
    });
  },
};
