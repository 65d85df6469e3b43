import { NO_SETTINGS, dayOf } from '@tahoun/live/store';
import { DiscordError, MAX_NONCE } from '../discord/port.js';
import { problemMessage } from '../view/problem.js';
import { styleOf } from '../view/settings.js';
import type { Parts } from './parts.js';
import { problemOn } from './problems.js';

/**
 * Posts the problem of the day in a server where that is due. A channel that takes no message ends the posts; after
 * any other failure the bot tries again.
 */
export async function postDaily(
  { store, discord, painter, webUrl, log }: Pick<Parts, 'store' | 'discord' | 'painter' | 'webUrl' | 'log'>,
  guildId: string,
): Promise<void> {
  const { dailies } = store;
  const daily = await dailies.claim(guildId);
  if (daily === null) return;
  const day = dayOf(store.now());
  const language = (await store.servers.of(guildId)).language ?? daily.language;
  const shown = { game: daily.game, problem: problemOn(daily.game, day) };
  const view = { language, style: styleOf(NO_SETTINGS), webUrl };
  const message = await problemMessage(shown, true, view, painter);
  try {
    // If a process ends right after sending it and it is sent again, Discord posts it once, by its nonce.
    await discord.send(daily.channelId, message, `${guildId}-${day}`.slice(-MAX_NONCE));
  } catch (error) {
    if (!(error instanceof DiscordError) || error.problem === 'failed') throw error;
    await dailies.fail(daily, error.problem);
    log(`server ${guildId} gets no problem of the day any more`, error);
    return;
  }
  await dailies.posted(guildId, day);
}
