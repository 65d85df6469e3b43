import type { DiscordSDK } from '@discord/embedded-app-sdk';

/** The parts of the SDK that are used. */
export type ActivitySdk = Pick<DiscordSDK, 'ready' | 'instanceId'> & {
  readonly commands: Pick<DiscordSDK['commands'], 'authorize'>;
};

/** The game of the channel, and the key of the user's seat in it; null for spectators. */
interface ActivitySeat {
  readonly id: string;
  readonly key: string | null;
  /** The user did not allow Discord to identify them. */
  readonly isDeclined?: boolean;
}

/** Bytes of the secret behind the challenge (PKCE). */
const VERIFIER_BYTES = 32;

/** Milliseconds within which Discord's client has to answer the page in its frame. */
const PATIENCE_MS = 10_000;

/**
 * Has Discord identify the user, and asks the server for their seat. Users who decline are spectators.
 * @param ask sends the request to the server.
 * @throws errors of `ask`; Error where Discord's client does not answer
 */
export async function seatInActivity(
  sdk: ActivitySdk,
  clientId: string,
  ask: (body: object) => Promise<ActivitySeat>,
): Promise<ActivitySeat> {
  await Promise.race([sdk.ready(), silence()]);
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(VERIFIER_BYTES)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const asked = sdk.commands.authorize({
    client_id: clientId,
    response_type: 'code',
    scope: ['identify'],
    prompt: 'none',
    code_challenge: base64url(new Uint8Array(digest)),
    code_challenge_method: 'S256',
  });
  const agreed = await asked.catch(() => null);
  const instance = sdk.instanceId;
  if (agreed === null) return { ...(await ask({ instance })), isDeclined: true };
  return ask({ code: agreed.code, verifier, instance });
}

function silence(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error("Discord's client does not answer")), PATIENCE_MS);
  });
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes)).replace(
    /[+/=]/g,
    (each) => ({ '+': '-', '/': '_' })[each] ?? '',
  );
}
