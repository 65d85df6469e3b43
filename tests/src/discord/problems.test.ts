// @module-tag rest

import { discordTexts } from '@tahoun/i18n';
import { problemTexts } from '@tahoun/i18n/problems';
import type { Reply, SeenMessage, User } from '@tahoun/loopback-discord';
import type { Problem } from '@tahoun/problems';
import { shippedProblems } from '@tahoun/problems/node';
import { describe, expect, it } from 'vitest';
import { useBot } from './bot-fixture.ts';

const GAME = 'zabor';
const texts = discordTexts('en');
const words = problemTexts('en');

/** The problem behind the button Solve of a message. */
function problemIn({ buttons }: SeenMessage): Problem {
  const id = buttons[0]?.id.split(':')[4];
  return shippedProblems(GAME).find((problem) => problem.id === id) as Problem;
}

/** Types a move into the window of a board, and waits until the board says what came of it. */
async function type(user: User, board: SeenMessage, move: string, until: () => Promise<void>): Promise<void> {
  const opened: Reply = await user.press(board, texts.buttons.type);
  await user.submit(opened, { move });
  await until();
}

describe('a bot that is lost', () => {
  const fixture = useBot();

  it('goes on with a problem where it was after kill -9, and knows what was missed', async () => {
    const { discord, bot } = fixture;
    const [anna, bob] = fixture.people('en-US', 'en-US');
    const message = await (await anna.command('problem solve', { game: GAME, rating: 1000 })).message();
    await discord.until('the problem', () => message.buttons.length > 0);
    const { line, wrong } = problemIn(message);
    const board = await (await anna.press(message, texts.buttons.solve)).followUp();
    expect(board.ephemeral).toBe(true);
    const says = (what: string) => () => discord.until(what, () => board.text.includes(what)).then(() => {});
    const [[missed = ''] = []] = wrong[0] ?? [];
    await type(anna, board, missed, says(words.wrong(missed)));
    await bot.kill();
    await bot.start();
    const answers = [...line.filter((_, ply) => ply % 2 === 1).map(words.goOn), words.solvedLate];
    for (const [nth, answer] of answers.entries())
      await type(anna, board, line[2 * nth] as string, says(answer));
    // What everybody sees is the problem as it was.
    expect(bob.place.messages.filter(({ ephemeral }) => !ephemeral).map(({ id }) => id)).toEqual([
      message.id,
    ]);
    expect(message.edits).toBeLessThanOrEqual(1);
  });

  it('posts the problem of the day once, though it was killed over it', async () => {
    const { discord, bot } = fixture;
    const [anna] = fixture.people('en-US');
    anna.person.managesGuilds = true;
    const { struck } = discord.faults;
    const isPost = /^POST .*\/channels\/\d+\/messages$/;
    discord.faults.inject({ kind: 'slow', delayMs: 3_600_000, request: isPost });
    const sent = () => discord.requests.filter(({ method, path }) => isPost.test(`${method} ${path}`)).length;
    await anna.command('server', { 'daily-game': GAME });
    await discord.until('the post', () => discord.faults.struck > struck);
    await bot.kill();
    const before = sent();
    await bot.start();
    await discord.until('the post again', () => sent() > before);
    const posts = () => anna.place.messages.filter(({ text }) => text.includes(words.daily));
    await discord.until('the answer', () => posts().length > 0);
    expect(posts()).toHaveLength(1);
    expect((await (await anna.command('server')).message()).text).toContain(texts.daily.settings.title);
    expect(posts()).toHaveLength(1);
  });
});
