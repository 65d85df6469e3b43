import { DiscordSDK } from '@discord/embedded-app-sdk';
import { liveTexts } from '@tahoun/i18n';
import { LiveProblem, checkAnswer } from '@tahoun/live/client';
import type { ComponentChild } from 'preact';
import { LiveFrame } from '../live/LiveFrame.js';
import { livePage } from '../live/live-page.js';
import { keepSeat } from '../live/seats.js';
import { SERVER } from '../live/table.js';
import { language } from '../preferences.js';
import { type ActivitySdk, seatInActivity } from './seat.js';

/** The page inside Discord: the game of the channel, with the seat of whoever opened it. */
export async function activityPage(): Promise<ComponentChild> {
  try {
    const { clientId } = await asked<{ clientId: string }>();
    // What is written to the console stays here.
    const sdk: ActivitySdk = new DiscordSDK(clientId, { disableConsoleLogOverride: true });
    const { id, key } = await seatInActivity(sdk, clientId, asked);
    if (key !== null) keepSeat(id, key);
    return await livePage(`/live/${id}`);
  } catch (error) {
    const texts = liveTexts(language.value);
    const isNothing = error instanceof LiveProblem && error.code === 'no-such-game';
    return (
      <LiveFrame title={texts.title}>
        <p role="alert">{isNothing ? texts.signIn.noGame : texts.signIn.outcomes.failed}</p>
      </LiveFrame>
    );
  }
}

/** @param body what is sent; nothing is asked for with GET. @throws LiveProblem for a refusal */
async function asked<T>(body?: object): Promise<T> {
  const headers = { 'Content-Type': 'application/json' };
  const sent = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await fetch(`${SERVER}/v1/sign-in/activity`, sent);
  await checkAnswer(response);
  return response.json() as Promise<T>;
}
