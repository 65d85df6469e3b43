import { DiscordSDK } from '@discord/embedded-app-sdk';
import { TahounError } from '@tahoun/live/client';
import { keepSeat, noteOutcome } from '../seats.js';
import { SERVER } from '../server.js';
import { type ActivitySdk, seatInActivity } from './seat.js';

/**
 * Finds the game of the channel inside Discord, and keeps the key of the user's seat in it.
 * @returns the id of the game
 * @throws TahounError with `no-such-game` where nothing is played; an error of another kind if Discord does
 * not answer
 */
export async function enterActivity(): Promise<string> {
  const { clientId } = await asked<{ clientId: string }>();
  // Keeps the SDK from forwarding the console to Discord.
  const sdk: ActivitySdk = new DiscordSDK(clientId, { disableConsoleLogOverride: true });
  const { id, key, isDeclined } = await seatInActivity(sdk, clientId, asked);
  if (key !== null) keepSeat(id, key);
  if (isDeclined) noteOutcome(id, 'declined');
  return id;
}

/** @param body of a POST request; without it, sends a GET. @throws TahounError for a refusal */
async function asked<T>(body?: object): Promise<T> {
  const headers = { 'Content-Type': 'application/json' };
  const sent = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await fetch(`${SERVER}/v1/sign-in/activity`, sent);
  if (!response.ok) throw await TahounError.of(response);
  return response.json() as Promise<T>;
}
