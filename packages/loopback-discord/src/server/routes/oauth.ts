import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { type OAuth, OAuthError } from '../../world/oauth.js';
import type { World } from '../../world/world.js';

/** The page on which people agree that an app may know who they are: here everybody can, as anybody. */
export function consentPage(world: World, oauth: OAuth): Hono {
  return new Hono().get('/oauth2/authorize', (c) => {
    const query = new URL(c.req.url).searchParams;
    const [request, fault] = attempt(() => oauth.read(query));
    if (request === undefined) return refused(c, fault);
    const back = (answer: Record<string, string>) => {
      const address = new URL(request.redirectUri as string);
      const state = query.get('state');
      const all = { ...answer, ...(state === null ? {} : { state }), iss: new URL(c.req.url).origin };
      for (const [name, value] of Object.entries(all)) address.searchParams.set(name, value);
      return address.href;
    };
    const people = [...world.people.values()].map(({ user }) => {
      const link = back({ code: oauth.agree(request, user.id) });
      return html`<p><a href="${link}">Authorize as ${user.global_name ?? user.username}</a></p>`;
    });
    const declined = back({
      error: 'access_denied',
      error_description: 'The resource owner or authorization server denied the request',
    });
    const title = `${world.application.user.username}: ${request.scopes.join(', ')}`;
    const head = html`<title>${title}</title><link rel="icon" href="data:," />`;
    return c.html(html`${head}${people}<p><a href="${declined}">Cancel</a></p>`);
  });
}

/** Below the version: codes become tokens. A token tells whose it is at `/users/@me`. */
export function tokenRoutes(oauth: OAuth): Hono {
  return new Hono().post('/oauth2/token', async (c) => {
    const isForm = c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded');
    const form = new URLSearchParams(isForm ? await c.req.text() : '');
    const [granted, fault] = attempt(() => oauth.exchange(form));
    return granted === undefined ? refused(c, fault) : c.json(granted);
  });
}

function attempt<T>(run: () => T): [T, undefined] | [undefined, OAuthError] {
  try {
    return [run(), undefined];
  } catch (error) {
    if (error instanceof OAuthError) return [undefined, error];
    throw error;
  }
}

function refused(c: Context, { code, message, status }: OAuthError) {
  return c.json({ error: code, error_description: message }, status);
}
