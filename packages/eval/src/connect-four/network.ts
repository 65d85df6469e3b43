import network from '../../networks/connect-four.json' with { type: 'json' };
import { unpacked } from '../unpacked.js';

/** The bytes of the network that judges Connect Four. How it was made is in docs/learning.md. */
export const connectFourNetwork = (): Uint8Array => unpacked(network);
