import { Refusal as LiveRefusal } from '@tahoun/live';
import type { LiveGames } from '@tahoun/live/store';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { AuthorizationResponseError, ResponseBodyError } from 'oauth4webapi';
import { Refusal } from '../http/problem.js';
import type { Ctx } from '../service/env.js';
import { logFault } from '../service/faults.js';
import { type Routes, idIn, route } from '../service/routing.js';
import { ask } from './asking.js';
import { type Attempt, DiscordOAuth, type DiscordSettings } from './discord-oauth.js';

/** Seats a player whose account is known. */
export type Seats = Pick<LiveGames, 'seatAccount'>;

/** Path to which Discord sends people back. */
const CALLBACK_PATH = '/v1/sign-in/discord';

/** Path at which the players of a game sign in. */
export function signInPath(id: string): string {
  return `/v1/live/${id}/sign-in`;
}

/** Seconds that a person has to agree. */
const ATTEMPT_AGE = 600;

const GAME = /^[a-z\d]{1,40}$/;
/** The attempt in a cookie: the game, the random part of the state, and the verifier. */
const ATTEMPT = /^(([a-z\d]{1,40})\.[\w-]{43})\.([\w-]{43})$/;

/** The outcome of a sign-in that gave nobody a seat; the page reads it behind `#sign-in=`. */
type Outcome = 'declined' | 'expired' | 'no-seat' | 'busy' | 'failed';

/**
 * The way to Discord and back, for browsers: both routes answer with a redirection.
 * @param webUrl the page's public address.
 */
export function discordSignIn(application: DiscordSettings, seats: Seats, webUrl: string): Routes {
  const oauth = new DiscordOAuth({ ...application, redirectUri: webUrl + CALLBACK_PATH });
  const isSecure = webUrl.startsWith('https:');
  const cookie = isSecure ? '__Host-sign-in' : 'sign-in';
  // Lax: the browser sends it when Discord leads back here, and with nothing else from elsewhere.
  const options: CookieOptions = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure };
  const backTo = (c: Ctx, id: string, behind: string) => {
    c.header('Cache-Control', 'no-store');
    return c.redirect(`${webUrl}/live/${id}#${behind}`, 303);
  };
  const unseated = (c: Ctx, id: string, outcome: Outcome) => backTo(c, id, `sign-in=${outcome}`);

  const begin = async (c: Ctx) => {
    const id = idIn(c);
    if (!GAME.test(id)) throw noSuchGame();
    const attempt = oauth.begin(id);
    setCookie(c, cookie, `${attempt.state}.${attempt.verifier}`, { ...options, maxAge: ATTEMPT_AGE });
    c.header('Cache-Control', 'no-store');
    return c.redirect(await oauth.addressFor(attempt), 303);
  };
  const goOn = async (c: Ctx) => {
    const answer = new URL(c.req.url).searchParams;
    const attempt = attemptIn(getCookie(c, cookie));
    const state = answer.get('state');
    const id = /^[^.]+/.exec(state ?? '')?.[0] ?? '';
    if (!GAME.test(id)) throw noSuchGame();
    // An attempt is good for one answer, whatever its outcome, and only in the browser that began it.
    if (attempt === undefined || attempt.state !== state) return unseated(c, id, 'expired');
    deleteCookie(c, cookie, options);
    const code = codeIn(answer, attempt);
    if (typeof code === 'string') return unseated(c, id, code);
    try {
      const key = await seats.seatAccount(id, await ask(c, () => oauth.accountOf(code, attempt)));
      return key === null ? unseated(c, id, 'no-seat') : backTo(c, id, key);
    } catch (error) {
      return unseated(c, id, outcomeOf(c, error));
    }
  };

  return {
    'GET /v1/live/:id/sign-in': route(null, begin, []),
    [`GET ${CALLBACK_PATH}`]: route(null, goOn, ['signIn']),
  };

  /** Nothing is logged: a browser can send any query. */
  function codeIn(answer: URLSearchParams, attempt: Attempt): URLSearchParams | Outcome {
    try {
      return oauth.codeIn(answer, attempt);
    } catch (error) {
      const isDeclined = error instanceof AuthorizationResponseError && error.error === 'access_denied';
      return isDeclined ? 'declined' : 'failed';
    }
  }
}

function attemptIn(cookie: string | undefined): Attempt | undefined {
  const [, state, , verifier] = ATTEMPT.exec(cookie ?? '') ?? [];
  return state === undefined || verifier === undefined ? undefined : { state, verifier };
}

function outcomeOf(c: Ctx, error: unknown): Outcome {
  if (error instanceof LiveRefusal) return 'no-seat';
  if (error instanceof Refusal) return 'busy';
  // A code that is made up, was used before or is too old.
  if (error instanceof ResponseBodyError && error.error === 'invalid_grant') return 'expired';
  logFault(c, error);
  return 'failed';
}

function noSuchGame(): Refusal {
  return new Refusal(404, 'no-such-game', 'there is no such game to sign in to');
}
