import { LiveClient } from '@tahoun/live/client';
import { isInDiscord } from '../kit/address.js';

/** The server of this page; inside Discord, its proxy leads there. */
export const SERVER = isInDiscord() ? '/.proxy' : '';
export const client = new LiveClient(SERVER);
