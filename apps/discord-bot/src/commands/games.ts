import { artistOf } from '@tahoun/catalogue/all';
import { quoteInput } from '@tahoun/core';
import { gameTexts } from '@tahoun/i18n';
import { type GameRecord, Refusal, isOwn, isPerson, turnOf } from '@tahoun/live';
import { type Call, acknowledge } from '../interaction/call.js';
import type { Options } from '../interaction/options.js';
import { formatCustomId } from '../view/custom-id.js';
import {
  MAX_OPTION,
  type Message,
  escaped,
  privateCard,
  row,
  select,
  shortened,
  text,
  textMessage,
} from '../view/message.js';
import { countdown } from '../view/words.js';
import {
  type Choice,
  type PrivateCommand,
  type PublicCommand,
  WHICH_OPTION,
  gameIn,
  titleOf,
} from './command.js';

/** Games listed. */
const LISTED = 10;

/** `/games`: the caller's games, the newest first, with a select to show one here. */
export const games: PrivateCommand = {
  name: 'games',
  options: [],
  async answer(call) {
    const list = await call.bot.store.lists.lastGamesOf(call.user.id, LISTED);
    return list.length === 0 ? textMessage(call.texts.games.none) : listMessage(call, list);
  },
};

function listMessage(call: Call, list: readonly GameRecord[]): Message {
  const { texts } = call;
  const lines = list.map((game) => `- ${escaped(titleOf(call, game))} · ${stateOf(call, game)}`);
  const open = list.filter(({ status }) => status === 'active');
  const id = formatCustomId({ action: 'resume' });
  const options = open.map((game) => ({ label: shortened(titleOf(call, game), MAX_OPTION), value: game.id }));
  return privateCard([
    text([`### ${texts.games.title}`, ...lines].join('\n')),
    ...(open.length === 0 ? [] : [row(select(id, texts.games.resume, options))]),
  ]);
}

function stateOf({ texts, user }: Call, game: GameRecord): string {
  if (game.status === 'challenge') return texts.games.waiting;
  if (game.status !== 'active') return texts.games.finished;
  const seat = game.seats[turnOf(game)];
  const isOnTurn = isPerson(seat) && seat.player === user.id;
  const turn = isOnTurn ? `**${texts.games.yourTurn}**` : texts.games.theirTurn;
  return game.deadline === null ? turn : `${turn} · ${countdown(game.deadline)}`;
}

/**
 * `/board`: moves the board of the caller's game to this channel. Only the caller sees the board of somebody
 * else's game, and any board with marks.
 */
export const board: PublicCommand = {
  name: 'board',
  options: [WHICH_OPTION, { name: 'marks', kind: 'text', complete: completeMarks }],

  async run(call, options) {
    const game = await gameIn(call, options);
    const marks = marksNamed(game, options.text('marks'));
    if (!isOwn(game, call.user.id) || marks !== undefined)
      return acknowledge(call.interaction, true, async () =>
        call.reply(await call.bot.messageSync.messageOf(game, { marks })),
      );
    return acknowledge(call.interaction, false, () =>
      bringHere(call, game, { adopt: call.interaction.token, before: game.token }),
    );
  },
};

async function completeMarks(call: Call, options: Options): Promise<readonly Choice[]> {
  const { match } = await gameIn(call, options);
  const words = gameTexts(call.language, match.game).marks ?? {};
  const each = offeredMarks(match.game).map((value) => ({ name: words[value] ?? value, value }));
  const all = { name: each.map(({ name }) => name).join(' + '), value: offeredMarks(match.game).join(' ') };
  return each.length > 1 ? [...each, all] : each;
}

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

/** Makes the answer to this call the game's message, written to in the way that this channel allows. */
export async function bringHere(
  call: Call,
  game: GameRecord,
  how: { readonly adopt: string; readonly before: GameRecord['token'] } | { readonly follow: string },
): Promise<void> {
  const token = call.token && { ...call.token, follows: 'follow' in how };
  await call.bot.store.games.setLocation(game.id, { token });
  await call.bot.messageSync.show(game.id, how);
}
