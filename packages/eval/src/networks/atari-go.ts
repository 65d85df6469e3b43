import network from '../../networks/atari-go.json' with { type: 'json' };

/** The bytes of the network that judges Atari Go. How it was made is in docs/atari-go-evaluation.md. */
export function atariGoNetwork(): Uint8Array {
  return Uint8Array.from(atob(network.base64), (character) => character.charCodeAt(0));
}
