import type { Hono } from 'hono';
import type * as z from 'zod';
import type { Item } from '../limits/ledger.js';
import type { Ctx, Env } from './env.js';
import { read } from './parameters.js';

/** What a route takes, what answers, and what the request may be charged for: no route is without a price. */
export interface Route extends Options {
  /** Null for a route that reads its query itself. */
  readonly takes: z.ZodObject | null;
  readonly answer: (c: Ctx, parameters: never) => Response | Promise<Response>;
  readonly items: readonly Item[];
}

interface Options {
  /** Bytes of the body, at most; those of a short one when left out. */
  readonly maxBytes?: number;
  /** Says to caches that the same address gives one document or a stream. */
  readonly variesByAccept?: true;
}

/** By the methods and the pattern, such as `GET POST /v1/eval`. */
export type Routes = Readonly<Record<string, Route>>;

/** @param items beyond the request itself and its length, for which every route is paid. */
export function route<Takes extends z.ZodObject | null>(
  takes: Takes,
  answer: (c: Ctx, parameters: z.infer<NonNullable<Takes>>) => Response | Promise<Response>,
  items: readonly Item[],
  options: Options = {},
): Route & { readonly takes: Takes } {
  return { takes, answer, items: ['request', 'kilobyte', ...items], ...options };
}

/** @param name of a route in a table */
export function partsOf(name: string): { readonly methods: readonly string[]; readonly pattern: string } {
  const words = name.split(' ');
  return { methods: words.slice(0, -1), pattern: words.at(-1) as string };
}

/** Has the app answer the routes of a table. */
export function mount(app: Hono<Env>, routes: Routes): void {
  for (const [name, { takes, answer, items, maxBytes, variesByAccept }] of Object.entries(routes)) {
    const { methods, pattern } = partsOf(name);
    const searches = items.includes('search');
    app.on([...methods], pattern, async (c) => {
      if (variesByAccept) c.header('Vary', 'Accept', { append: true });
      const asked = takes === null ? {} : await read(c, takes, { searches, maxBytes });
      return asked instanceof Response ? asked : answer(c, asked as never);
    });
  }
}

/** What a request may be charged for, by its method and the pattern of its route. */
export function tariffOf(routes: Routes): (method: string, pattern: string) => readonly Item[] {
  const byRoute = new Map(
    Object.entries(routes).flatMap(([name, { items }]) => {
      const { methods, pattern } = partsOf(name);
      return methods.map((method) => [`${method} ${pattern}`, items] as const);
    }),
  );
  return (method, pattern) => byRoute.get(`${method === 'HEAD' ? 'GET' : method} ${pattern}`) ?? ['request'];
}

/** What stands for `:id` in the pattern. */
export function idIn(c: Ctx): string {
  return c.req.param('id') as string;
}
