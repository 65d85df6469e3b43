import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * Makes a folder that a platform of functions runs as it is, without this repository and without node_modules:
 *
 *   npm run bundle lambda|vercel|deno [FOLDER]
 *
 * After the build; the folder is dist/bundles/PLATFORM by default.
 */

interface Bundle {
  /** Where the code goes, in the folder. */
  readonly code: string;
  /** Where the script and the style of /docs go. */
  readonly docs: string;
  /** What else the platform reads. */
  readonly files?: Readonly<Record<string, object>>;
}

const BUNDLES: Readonly<Record<string, Bundle>> = {
  lambda: { code: 'lambda.mjs', docs: 'assets/docs' },
  deno: { code: 'deno.mjs', docs: 'assets/docs' },
  vercel: {
    code: 'api/index.mjs',
    // The platform serves what lies in here itself.
    docs: 'public/docs',
    files: {
      'vercel.json': {
        $schema: 'https://openapi.vercel.sh/vercel.json',
        rewrites: [{ source: '/(.*)', destination: '/api' }],
        functions: { 'api/index.mjs': { maxDuration: 30 } },
      },
      'package.json': { private: true, type: 'module', engines: { node: '24.x' } },
    },
  },
};

/** Packages that are not modules ask for Node's own this way. */
const REQUIRE = "import { createRequire } from 'node:module';const require = createRequire(import.meta.url);";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const [platform = '', folder = here(`./dist/bundles/${platform}`)] = process.argv.slice(2);
const bundle = BUNDLES[platform];
if (bundle === undefined) {
  console.error(`"${platform}" is no platform; expected ${Object.keys(BUNDLES).join(', ')}`);
  process.exit(2);
}
rmSync(folder, { recursive: true, force: true });
await build({
  entryPoints: [here(`./dist/${platform}.js`)],
  outfile: `${folder}/${bundle.code}`,
  bundle: true,
  minify: true,
  // Our packages say that they have no effects at import: the warnings say so too, hundreds of times.
  logLevel: 'error',
  format: 'esm',
  platform: 'node',
  target: 'es2022',
  banner: { js: REQUIRE },
});
mkdirSync(`${folder}/${bundle.docs}`, { recursive: true });
cpSync(here('./dist/assets/docs'), `${folder}/${bundle.docs}`, { recursive: true });
for (const [name, document] of Object.entries(bundle.files ?? {})) {
  writeFileSync(`${folder}/${name}`, `${JSON.stringify(document, null, 2)}\n`);
}
console.log(folder);
