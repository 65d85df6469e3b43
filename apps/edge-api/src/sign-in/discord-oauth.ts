import * as oauth from 'oauth4webapi';

/** An application on Discord, as the developer portal has it. */
export interface DiscordSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Base URL of the REST interface, without the version. */
  readonly api: string;
}

interface DiscordApplication extends DiscordSettings {
  /** The address that Discord sends people back to, as it is entered in the developer portal; none inside Discord. */
  readonly redirectUri?: string;
}

export const DISCORD_API = 'https://discord.com/api';

/** The fields that a browser keeps during a sign-in. Both are random. */
export interface Attempt {
  readonly state: string;
  /** The secret behind the code challenge (PKCE). */
  readonly verifier: string;
}

/** Milliseconds that Discord has for both of its answers. */
const PATIENCE_MS = 10_000;

/** The number of an account, as Discord gives them. */
const ACCOUNT = /^[1-9]\d{4,19}$/;

/** Identifies a person's account on Discord, by the authorization code grant with PKCE, for its id alone. */
export class DiscordOAuth {
  readonly #server: oauth.AuthorizationServer;
  readonly #client: oauth.Client;
  readonly #secret: oauth.ClientAuth;
  readonly #patienceMs: number;

  constructor(
    private readonly application: DiscordApplication,
    patienceMs = PATIENCE_MS,
  ) {
    const { origin } = new URL(application.api);
    this.#patienceMs = patienceMs;
    this.#server = {
      issuer: origin,
      authorization_endpoint: `${origin}/oauth2/authorize`,
      token_endpoint: `${application.api}/v10/oauth2/token`,
    };
    this.#client = { client_id: application.clientId };
    // Not as basic authentication, for which the library would escape characters that Discord does not unescape.
    this.#secret = oauth.ClientSecretPost(application.clientSecret);
  }

  /** @param about the beginning of the state, for a reader that sees nothing else. */
  begin(about: string): Attempt {
    return {
      state: `${about}.${oauth.generateRandomState()}`,
      verifier: oauth.generateRandomCodeVerifier(),
    };
  }

  /** The address at which Discord asks the person. */
  async addressFor({ state, verifier }: Attempt): Promise<string> {
    const { clientId } = this.application;
    const address = new URL(this.#server.authorization_endpoint as string);
    const query = {
      response_type: 'code',
      client_id: clientId,
      ...this.#redirect(),
      scope: 'identify',
      // A person who has agreed before is not asked again.
      prompt: 'none',
      state,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    };
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    return address.href;
  }

  /**
   * Reads the query that a browser has been sent back with.
   * @throws oauth.AuthorizationResponseError for a refusal by Discord, such as `access_denied`
   * @throws Error of another kind for a query that does not answer this attempt
   */
  codeIn(answer: URLSearchParams, { state }: Attempt): URLSearchParams {
    const code = oauth.validateAuthResponse(this.#server, this.#client, answer, state);
    if (!code.get('code')) throw new Error('the answer has no code');
    return code;
  }

  /**
   * The number of the account that a code stands for. The token is used once and kept nowhere.
   * @param code what `codeIn` has read.
   * @throws oauth.ResponseBodyError with `invalid_grant` for an invalid, used or expired code
   * @throws Error of another kind if Discord does not answer well or in time
   */
  async accountOf(code: URLSearchParams, { verifier }: Attempt): Promise<string> {
    const { api } = this.application;
    const [server, client, limits] = [this.#server, this.#client, this.#limits()];
    // The library's own request for this grant cannot do without a redirect address.
    const granted = await oauth.genericTokenEndpointRequest(
      server,
      client,
      this.#secret,
      'authorization_code',
      {
        code: code.get('code') as string,
        code_verifier: verifier,
        ...this.#redirect(),
      },
      limits,
    );
    const { access_token: token } = await oauth.processGenericTokenEndpointResponse(server, client, granted);
    const own = new URL(`${api}/v10/users/@me`);
    const response = await oauth.protectedResourceRequest(token, 'GET', own, undefined, undefined, limits);
    const { id } = response.ok ? ((await response.json()) as { id?: unknown }) : {};
    if (typeof id !== 'string' || !ACCOUNT.test(id))
      throw new Error(`Discord does not say whose token it is: status ${response.status}`);
    return id;
  }

  #redirect(): { redirect_uri?: string } {
    const { redirectUri } = this.application;
    return redirectUri === undefined ? {} : { redirect_uri: redirectUri };
  }

  #limits() {
    return {
      signal: AbortSignal.timeout(this.#patienceMs),
      // A Discord on the loopback interface, as tests have it.
      [oauth.allowInsecureRequests]: this.application.api.startsWith('http:'),
    };
  }
}
