import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
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
  /** Path of the code in the folder. */
  readonly code: string;
  /** Folder of the script and the style of /docs. */
  readonly docs: string;
  /** Other documents that the platform reads, by name. */
  readonly files?: Readonly<Record<string, object>>;
}

const BUNDLES: Readonly<Record<string, Bundle>> = {
  lambda: { code: 'lambda.mjs', docs: 'assets/docs' },
  deno: { code: 'deno.mjs', docs: 'assets/docs' },
  vercel: {
    code: 'api/index.mjs',
    // The platform itself serves the files of this folder.
    docs: 'public/docs',
    files: {
      'vercel.json': {
        $schema: 'https://openapi.vercel.sh/vercel.json',
        rewrites: [{ source: '/(.*)', destination: '/api' }],
        functions: { 'api/index.mjs': { maxDuration: 30, includeFiles: 'api/tables/**' } },
      },
      'package.json': { private: true, type: 'module', engines: { node: '24.x' } },
    },
  },
};

/** CommonJS packages load Node's modules by `require`, which an ES module lacks. */
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
  // Our packages declare no side effects, which would cause hundreds of warnings about bare imports.
  logLevel: 'error',
  format: 'esm',
  platform: 'node',
  target: 'es2022',
  banner: { js: REQUIRE },
});
mkdirSync(`${folder}/${bundle.docs}`, { recursive: true });
cpSync(here('./dist/assets/docs'), `${folder}/${bundle.docs}`, { recursive: true });
cpSync(here('./dist/tables'), `${folder}/${dirname(bundle.code)}/tables`, { recursive: true });
for (const [name, document] of Object.entries(bundle.files ?? {})) {
  writeFileSync(`${folder}/${name}`, `${JSON.stringify(document, null, 2)}\n`);
}
console.log(folder);
