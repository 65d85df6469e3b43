import network from '../../networks/chess.json' with { type: 'json' };

/** The bytes of the network that judges chess. How it was made is in docs/chess-evaluation.md. */
export function chessNetwork(): Uint8Array {
  return Uint8Array.from(atob(network.base64), (character) => character.charCodeAt(0));
}
