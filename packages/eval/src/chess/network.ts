import network from '../../networks/chess.json' with { type: 'json' };
import { unpacked } from '../unpacked.js';

/** The bytes of the network that judges chess. How it was made is in docs/chess-evaluation.md. */
export const chessNetwork = (): Uint8Array => unpacked(network);
