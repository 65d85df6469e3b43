import type { Context } from 'hono';
import { every } from 'hono/combine';
import { secureHeaders } from 'hono/secure-headers';
import { gameIds } from '../engine/games.js';
import { escaped } from '../http/html.js';
import { titleOf } from '../http/problem.js';
import { catalogue } from './catalogue.js';
import { ANY_GAME, type ErrorEntry } from './entry.js';

/** The pages of the catalogue: `/docs/errors` and `/docs/errors/CODE`, and the same as JSON for programs. */

const STYLE = `:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}
code{font-family:ui-monospace,monospace;overflow-wrap:anywhere}
dt{font-weight:600;margin-top:1rem}dd{margin:0}
dl+dl{border-top:1px solid}li{margin:.4rem 0}`;

const POLICY = { defaultSrc: ["'none'"], styleSrc: ["'unsafe-inline'"], frameAncestors: ["'none'"] };

/** A sentence, in which what stands between backquotes is code. */
const sentence = (text: string) => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');

function htmlOf(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} - Tahoun</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<h1>${title}</h1>
${body}
<p><a href="/docs/errors">All errors</a> · <a href="/docs">The API</a></p>
</body>
</html>
`;
}

/** An example that works here. */
const exampleOf = ({ example }: ErrorEntry) => example.replaceAll(ANY_GAME, gameIds()[0] as string);

/** What is never refused has the status of the answer that warns of it. */
const statusOf = (status: number) => (status < 400 ? `${status}, with a warning` : `${status}`);

const describe = (entry: ErrorEntry) => {
  const { status, means, remedy } = entry;
  return `<dl><dt>Status</dt><dd>${statusOf(status)}</dd><dt>Meaning</dt><dd>${sentence(means)}</dd>
<dt>What to do</dt><dd>${sentence(remedy)}</dd><dt>Example</dt><dd>${sentence(exampleOf(entry))}</dd></dl>`;
};

const line = ({ code, status, means }: ErrorEntry) =>
  `<li><a href="/docs/errors/${code}"><code>${code}</code></a> (${statusOf(status)}): ${sentence(means)}</li>`;

const listOf = (list: readonly ErrorEntry[]) => `<ul>\n${list.map(line).join('\n')}\n</ul>`;

/** For programs, without the reason, which is ours. */
const publicOf = (entry: ErrorEntry) => {
  const { code, status, means, remedy } = entry;
  return { code, status, title: titleOf(code), means, remedy, example: exampleOf(entry) };
};

/** Known codes that have a word of an unknown one in them, the most alike first. */
function alike(code: string, all: readonly ErrorEntry[]): readonly ErrorEntry[] {
  const words = new Set(code.split('-'));
  const shared = (entry: ErrorEntry) => entry.code.split('-').filter((word) => words.has(word)).length;
  return all
    .filter((entry) => shared(entry) > 0)
    .sort((one, other) => shared(other) - shared(one))
    .slice(0, MOST_ALIKE);
}

const MOST_ALIKE = 8;
/** Characters of a code in an address that are looked at; no code has as many. */
const LONGEST_CODE = 60;

function answer(c: Context, list: readonly ErrorEntry[], html: () => string, status: 200 | 404 = 200) {
  c.header('Vary', 'Accept');
  c.header('Cache-Control', 'public, max-age=3600');
  const wantsJson =
    /\bjson\b/.test(c.req.header('Accept') ?? '') && !c.req.header('Accept')?.includes('html');
  return wantsJson ? c.json({ errors: list.map(publicOf) }, status) : c.html(html(), status);
}

const secured = secureHeaders({ contentSecurityPolicy: POLICY, strictTransportSecurity: false });

let wholeList: string | undefined;

export const errorsPage = every(secured, async (c: Context) => {
  const all = await catalogue();
  return answer(c, all, () => (wholeList ??= htmlOf('Errors', listOf(all))));
});

export const errorPage = every(secured, async (c: Context) => {
  const code = (c.req.param('code') as string).slice(0, LONGEST_CODE);
  const all = await catalogue();
  const found = all.filter((entry) => entry.code === code);
  if (found.length > 0)
    return answer(c, found, () =>
      htmlOf(titleOf(code), `<p><code>${code}</code></p>\n${found.map(describe).join('\n')}`),
    );
  const others = alike(code, all);
  const help = `<p>This server has no error <code>${escaped(code)}</code>. A game from outside may have errors of
its own: the <code>detail</code> of the answer says what was found, and what is accepted.</p>`;
  const list = others.length === 0 ? '' : `<p>Errors with a similar name:</p>\n${listOf(others)}`;
  return answer(c, found, () => htmlOf('Unknown error', help + list), 404);
});
