import network from '../../networks/czech-draughts.json' with { type: 'json' };
import { unpacked } from '../unpacked.js';

/** The bytes of the network that judges Czech draughts. How it was made is in docs/draughts-evaluation.md. */
export const czechDraughtsNetwork = (): Uint8Array => unpacked(network);
