import { liveTexts } from '@tahoun/i18n';
import type { SaidPhrase, Store } from '@tahoun/live/store';
import { DiscordError } from '../discord/port.js';
import { textMessage } from '../view/message.js';
import { whoSits } from '../view/words.js';
import type { Parts } from './parts.js';

/** Milliseconds in which a person's phrase is shown once; the page allows it every few seconds. */
const ONCE_IN_MS = 5 * 60_000;

/** Posts players' phrases from the page below their boards, where the bot may write. Notifies nobody. */
export async function showPhrases({ store, discord }: Pick<Parts, 'store' | 'discord'>): Promise<void> {
  for (const said of await store.notices.takePhrases()) {
    const game = await store.games.find(said.gameId);
    const speaker = game?.seats.find(({ player }) => player === said.by);
    // A message would open a closed thread again.
    if (game === null || speaker === undefined || game.thread === 'closed') continue;
    const { channelId, token, language } = game;
    if (channelId === null || token !== null || !(await isNew(store, said))) continue;
    const words = `${whoSits(speaker, language)}: ${liveTexts(language).phrases[said.phrase]}`;
    await discord.send(channelId, textMessage(words, false)).catch((error: unknown) => {
      if (!(error instanceof DiscordError)) throw error;
    });
  }
}

function isNew({ handled }: Store, { gameId, by, phrase }: SaidPhrase): Promise<boolean> {
  return handled.isFirst(`said ${gameId} ${by} ${phrase}`, ONCE_IN_MS);
}
