import { createHash, randomBytes } from 'node:crypto';
import type { APIUser } from 'discord-api-types/v10';
import type { World } from './world.js';

/** The authorization code grant, as strict as Discord's documentation and RFC 6749 and 7636 have it. */

/** How long a code is good for, in ms. */
const CODE_AGE = 100_000;
const TOKEN_SECONDS = 604_800;

/** What an app asks a person for. */
interface Request {
  /** None inside Discord, where a code does not go by an address. */
  readonly redirectUri?: string;
  readonly scopes: readonly string[];
  /** PKCE; undefined for apps that do without. */
  readonly challenge: string | undefined;
}

interface Grant extends Request {
  readonly userId: string;
  readonly until: number;
}

/** An answer of the token endpoint that grants nothing. */
export class OAuthError extends Error {
  readonly status: 400 | 401;
  readonly code: string;

  constructor(code: string, description: string, status: 400 | 401 = 400) {
    super(description);
    this.code = code;
    this.status = status;
  }
}

export class OAuth {
  readonly #world: World;
  readonly #codes = new Map<string, Grant>();
  readonly #tokens = new Map<string, Grant>();
  /** Every secret that an app was given. */
  readonly issued: string[] = [];
  readonly clientSecret = random();
  /** The addresses that the developer portal has for the app. */
  readonly redirects = new Set<string>();

  constructor(world: World) {
    this.#world = world;
  }

  /** Reads what an app asks for. @throws OAuthError, which Discord shows instead of leading back. */
  read(query: URLSearchParams): Request {
    const redirectUri = query.get('redirect_uri') ?? '';
    const challenge = query.get('code_challenge') ?? undefined;
    if (query.get('client_id') !== this.#world.application.id) throw invalid('Unknown "client_id"');
    if (!this.redirects.has(redirectUri)) throw invalid('Invalid OAuth2 redirect_uri');
    if (query.get('response_type') !== 'code') throw invalid('Unsupported "response_type"');
    if (!['none', 'consent', null].includes(query.get('prompt'))) throw invalid('Invalid "prompt"');
    if (challenge !== undefined && query.get('code_challenge_method') !== 'S256')
      throw invalid('Unsupported "code_challenge_method"');
    const scopes = (query.get('scope') ?? '').split(' ');
    if (scopes.some((scope) => !/^[a-z]+(\.[a-z]+)*$/.test(scope))) throw invalid('Invalid "scope"');
    return { redirectUri, scopes, challenge };
  }

  /** What the SDK of an Activity asks for. */
  readActivity(args: Readonly<Record<string, unknown>>): Request {
    const { client_id, response_type, scope, code_challenge, code_challenge_method } = args;
    if (client_id !== this.#world.application.id) throw invalid('Unknown "client_id"');
    if (response_type !== 'code') throw invalid('Unsupported "response_type"');
    if (code_challenge_method !== 'S256') throw invalid('Unsupported "code_challenge_method"');
    return { scopes: scope as string[], challenge: code_challenge as string };
  }

  /** A person agrees. @returns the code for the app. */
  agree(request: Request, userId: string): string {
    const code = random();
    this.#codes.set(code, { ...request, userId, until: this.#world.clock.now() + CODE_AGE });
    return code;
  }

  /** A code becomes a token, once. @throws OAuthError */
  exchange(form: URLSearchParams): object {
    const { application, clock } = this.#world;
    if (form.get('client_id') !== application.id || form.get('client_secret') !== this.clientSecret)
      throw new OAuthError('invalid_client', 'Invalid client', 401);
    if (form.get('grant_type') !== 'authorization_code')
      throw new OAuthError('unsupported_grant_type', 'Unsupported "grant_type"');
    const code = form.get('code') ?? '';
    const grant = this.#codes.get(code);
    this.#codes.delete(code);
    if (grant === undefined || grant.until < clock.now())
      throw new OAuthError('invalid_grant', 'Invalid "code" in request.');
    if ((form.get('redirect_uri') ?? undefined) !== grant.redirectUri)
      throw new OAuthError('invalid_grant', 'Invalid "redirect_uri" in request.');
    const verifier = form.get('code_verifier');
    if (grant.challenge !== undefined) {
      if (verifier === null) throw invalid('Missing "code_verifier"');
      if (!/^[\w.~-]{43,128}$/.test(verifier)) throw invalid('Invalid "code_verifier"');
      if (createHash('sha256').update(verifier).digest('base64url') !== grant.challenge)
        throw new OAuthError('invalid_grant', 'Invalid "code_verifier" in request.');
    }
    const [token, refreshToken] = [random(), random()] as const;
    this.#tokens.set(token, grant);
    this.issued.push(code, token, refreshToken);
    return {
      token_type: 'Bearer',
      access_token: token,
      expires_in: TOKEN_SECONDS,
      refresh_token: refreshToken,
      scope: grant.scopes.join(' '),
    };
  }

  /** Whose token it is, if it may say so. */
  userOf(authorization: string | undefined): APIUser | undefined {
    const grant = this.#tokens.get(/^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '');
    return grant?.scopes.includes('identify') ? this.#world.user(grant.userId) : undefined;
  }
}

function invalid(description: string): OAuthError {
  return new OAuthError('invalid_request', description);
}

function random(): string {
  return randomBytes(24).toString('base64url');
}
