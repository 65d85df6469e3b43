import { isPerson, turnOf } from '../game/seats.js';
import type { Call } from '../interaction/call.js';
import { formatCustomId } from '../interaction/custom-id.js';
import type { GameRecord } from '../store/records.js';
import {
  MAX_OPTION,
  type Message,
  container,
  row,
  select,
  shortened,
  text,
  textMessage,
} from '../view/message.js';
import type { PrivateCommand } from './command.js';
import { titleOf } from './common.js';

/** Games listed. */
const LISTED = 10;

/** `/games`: the caller's games, the newest first, one to be chosen and shown here. */
export const games: PrivateCommand = {
  name: 'games',
  options: [],
  async answer(call) {
    const list = await call.bot.store.lastGamesOf(call.user.id, LISTED);
    return list.length === 0 ? textMessage(call.texts.games.none) : listMessage(call, list);
  },
};

function listMessage(call: Call, list: readonly GameRecord[]): Message {
  const { texts } = call;
  const lines = list.map((game) => `- ${titleOf(call, game)} · ${stateOf(call, game)}`);
  const open = list.filter(({ status }) => status === 'active');
  const id = formatCustomId({ game: '', shown: 0, action: 'resume', argument: '' });
  const options = open.map((game) => ({ label: shortened(titleOf(call, game), MAX_OPTION), value: game.id }));
  return {
    components: [
      container([
        text([`### ${texts.games.title}`, ...lines].join('\n')),
        ...(open.length === 0 ? [] : [row(select(id, texts.games.resume, options))]),
      ]),
    ],
    files: [],
    notifies: [],
    isEphemeral: true,
  };
}

function stateOf({ texts, user }: Call, game: GameRecord): string {
  if (game.status === 'challenge') return texts.games.waiting;
  if (game.status !== 'active') return texts.games.finished;
  const seat = game.seats[turnOf(game)];
  return isPerson(seat) && seat.player === user.id ? `**${texts.games.yourTurn}**` : texts.games.theirTurn;
}
