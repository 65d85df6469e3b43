import { describe, expect, it } from 'vitest';
import { useBot } from '../discord/bot-fixture.ts';
import { sampled } from '../support/sampled.ts';
import { useWeb } from '../support/web.js';
import { askBot, expectedOnDiscord, isAskedOnDiscord } from './bot.ts';
import { libraryAnswer } from './library.ts';
import { askPage, shownScores } from './page.ts';
import { allQuestions } from './questions.ts';
import { type Words, differences, expectedWords } from './words.ts';

/** What people see, on the page and on Discord, is what every other client says. */

const web = useWeb();
const questions = allQuestions();

sampled(
  questions,
  (question) => questions.indexOf(question) % 9 === 0,
  (asked, options) => {
    it('have the same answers from the analysis of the page', options, async () => {
      const answers = asked.map(libraryAnswer);
      const expected = answers.map((answer) => ({ ...expectedWords(answer), shown: shownScores(answer) }));
      const said = await askPage(web, asked);
      expect(differences('the page', asked, expected, said)).toBe('');
    });
  },
);

describe('on Discord', { tags: 'rest' }, () => {
  const bot = useBot();

  it('have the same answers', async () => {
    const asked = questions.filter(isAskedOnDiscord);
    const expected = asked.map(expectedOnDiscord);
    const said: Words[] = [];
    for (const question of asked) said.push(await askBot(bot, question));
    expect(differences('the bot', asked, expected, said)).toBe('');
  });
});
