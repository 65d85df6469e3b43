import { legalMoves } from '@tahoun/core';
import { moveFromWords, moveWords } from '@tahoun/i18n';
import { momentAt } from '@tahoun/match';
import { showChange } from '../game/after.js';
import { playTurn } from '../game/play.js';
import { acknowledge } from '../interaction/answer.js';
import type { PublicCommand } from './command.js';
import { WHICH_OPTION, completeWhich, ownGameIn } from './common.js';

/** `/move`: a move in words, the legal ones offered while one types. */
export const move: PublicCommand = {
  name: 'move',
  options: [{ name: 'move', kind: 'text', isRequired: true, completes: true }, WHICH_OPTION],

  async run(call, options) {
    const game = await ownGameIn(call, options);
    const text = options.text('move') ?? '';
    const played = await call.change(game.id, (now) =>
      playTurn(now, call.act(), moveFromWords(now.match.game, text)),
    );
    return acknowledge(call.interaction, false, () =>
      showChange(call.bot, played, { adopt: call.interaction.token }),
    );
  },

  async complete(call, options) {
    if (options.focused?.name === 'which') return completeWhich(call, options);
    const { match } = await ownGameIn(call, options);
    const { game, position } = momentAt(match);
    const typed = (options.focused?.text ?? '').toLocaleLowerCase();
    const texts = legalMoves(position)
      .map((each) => game.formatMove(position, each))
      .map((each) => moveWords(call.language, match.game, each));
    const rank = (text: string) => (text.toLocaleLowerCase().startsWith(typed) ? 0 : 1);
    return texts
      .filter((text) => text.toLocaleLowerCase().includes(typed))
      .sort((a, b) => rank(a) - rank(b) || byName.compare(a, b))
      .map((text) => ({ name: text, value: text }));
  },
};

const byName = new Intl.Collator('en', { numeric: true });
