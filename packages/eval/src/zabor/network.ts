import network from '../../networks/zabor.json' with { type: 'json' };
import { unpacked } from '../unpacked.js';

/** The bytes of the network that judges Zabor. How it was made is in docs/learning.md. */
export const zaborNetwork = (): Uint8Array => unpacked(network);
