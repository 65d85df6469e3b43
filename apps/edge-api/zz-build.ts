import { build } from 'esbuild';
import { documentAtBuildTime } from './document-at-build-time.ts';
const r = await build({ entryPoints: ['src/entries/worker.ts'], bundle: true, format: 'esm', platform: 'neutral', target: 'es2022', outfile: process.argv[2] as string, conditions: ['workerd', 'worker', 'browser', 'import'], mainFields: ['module', 'main'], minify: process.argv[3] === 'min', plugins: [documentAtBuildTime], metafile: true, define: { 'process.env.TAHOUN_BUILD': '"x"' }, external: ['node:*'] });
const out = Object.values(r.metafile.outputs)[0]!;
const groups = new Map<string, number>();
for (const [f, { bytesInOutput }] of Object.entries(out.inputs)) { const g = f.includes('node_modules') ? (/node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules)/.exec(f)?.[1] ?? f) : f.replace(/^.*packages\//, 'packages/'); groups.set(g, (groups.get(g) ?? 0) + bytesInOutput); }
console.log([...groups].sort((a, b) => b[1] - a[1]).slice(0, 25).map(([g, b]) => `${b} ${g}`).join('\n'));
