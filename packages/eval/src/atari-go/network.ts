import network from '../../networks/atari-go.json' with { type: 'json' };
import { unpacked } from '../unpacked.js';

/** The bytes of the network that judges Atari Go. How it was made is in docs/atari-go-evaluation.md. */
export const atariGoNetwork = (): Uint8Array => unpacked(network);
