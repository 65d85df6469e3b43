import { readFileSync } from 'node:fs';
import { Miniflare } from 'miniflare';
const rounds = Number(process.argv[2]);
const files = process.argv.slice(3);
const BARE = "export default { fetch: () => new Response('{}') };";
const full = readFileSync(files[0]!, 'utf8');
const variants: Record<string, string> = {
  bare: BARE,
  comment: `/* ${full.replaceAll('*/', '')} */ ${BARE}`,
  string: `const s = ${JSON.stringify(full)}; export default { fetch: () => new Response(s.slice(0, 2)) };`,
  evaluated: full.replace(/export\s*\{[^}]*\};?\s*$/, '') + `\nexport default { fetch: () => new Response('{}') };`,
};
for (const f of files) variants[f.split('/').at(-1)!] = readFileSync(f, 'utf8');
const times: Record<string, number[]> = {};
for (let r = 0; r < rounds; r++) for (const [name, script] of Object.entries(variants)) {
  const from = performance.now();
  const worker = new Miniflare({ modules: true, script, compatibilityDate: '2026-07-30', cf: false });
  await worker.ready;
  const ready = performance.now() - from;
  const res = await worker.dispatchFetch('http://localhost/healthz'); await res.text();
  const t = performance.now() - from;
  await worker.dispose();
  (times[name] ??= []).push(t); (times[`${name} ready`] ??= []).push(ready);
}
for (const [n, t] of Object.entries(times)) { t.sort((a, b) => a - b); console.log(n.padEnd(30), 'median', t[t.length >> 1]!.toFixed(0), 'min', t[0]!.toFixed(0)); }
