import { artistOf } from '@tahoun/catalogue/all';
import { quoteInput } from '@tahoun/core';
import { gameTexts } from '@tahoun/i18n';
import { isOwn } from '../game/which.js';
import { acknowledge } from '../interaction/answer.js';
import type { Call } from '../interaction/call.js';
import { Refusal } from '../refusal.js';
import type { GameRecord } from '../store/records.js';
import type { PublicCommand } from './command.js';
import { WHICH_OPTION, completeWhich, gameIn } from './common.js';

/**
 * `/board`: brings the board of one's own game here, and shows that of others to the one who asks; so it does with
 * any board on which marks are wanted.
 */
export const board: PublicCommand = {
  name: 'board',
  options: [WHICH_OPTION, { name: 'marks', kind: 'text', completes: true }],

  async run(call, options) {
    const game = await gameIn(call, options);
    const marks = marksNamed(game, options.text('marks'));
    if (!isOwn(game, call.user.id) || marks !== undefined)
      return acknowledge(call.interaction, true, async () =>
        call.reply(await call.bot.presenter.messageOf(game, { marks })),
      );
    return acknowledge(call.interaction, false, () =>
      bringHere(call, game, { adopt: call.interaction.token }),
    );
  },

  async complete(call, options) {
    if (options.focused?.name === 'which') return completeWhich(call, options);
    const { match } = await gameIn(call, options);
    const words = gameTexts(call.language, match.game).marks ?? {};
    const each = offeredMarks(match.game).map((value) => ({ name: words[value] ?? value, value }));
    const all = { name: each.map(({ name }) => name).join(' + '), value: offeredMarks(match.game).join(' ') };
    return each.length > 1 ? [...each, all] : each;
  },
};

function offeredMarks(gameId: string): string[] {
  return (artistOf(gameId).marks ?? []).map(({ id }) => id);
}

/** @throws Refusal naming the marks that the game's board has. */
function marksNamed({ match }: GameRecord, text: string | undefined): readonly string[] | undefined {
  if (text === undefined) return undefined;
  const offered = offeredMarks(match.game);
  const named = text.split(/[\s,+]+/).filter((each) => each !== '');
  const unknown = named.find((each) => !offered.includes(each));
  if (unknown !== undefined) {
    throw new Refusal('mark-unknown', { found: quoteInput(unknown), marks: offered.join(', ') || '–' });
  }
  return named;
}

/** The game's message is the answer to this call from now on, and it is written to as this channel allows. */
export async function bringHere(
  call: Call,
  game: GameRecord,
  how: { readonly adopt: string } | { readonly follow: string },
): Promise<void> {
  await call.bot.store.place(game.id, { token: call.token });
  await call.bot.presenter.show(game.id, how);
}
