import { type Language, discordTexts, gameTexts, resultLine, resultReason } from '@tahoun/i18n';
import type { Place, SeenMessage, User } from '@tahoun/loopback-discord';
import { describe, expect, it } from 'vitest';
import { FIRST, GAME, SECOND, useBot } from './bot-fixture.ts';
import { Table, exportedMoves, labels, sitDown } from './table.ts';

const en = discordTexts('en');
const cs = discordTexts('cs');
const DRAWN = resultLine('en', GAME, { winner: null, reason: '' });

describe('between people', () => {
  const fixture = useBot();
  const sit = async () => {
    const [anna, bob] = fixture.people('en-US', 'en-US');
    return { anna, bob, table: await sitDown(fixture.discord, [anna, bob], { game: GAME }) };
  };

  it('a challenge is declined by the one who is asked, and by nobody else', async () => {
    const [anna, bob, carol] = fixture.people('en-US', 'en-US', 'en-US');
    const challenge = await (await anna.command('play', { game: GAME, opponent: bob })).message();
    const refused = await (await carol.press(challenge, en.buttons.accept)).followUp();
    expect(refused).toMatchObject({ text: en.refusals['not-challenged']({}), ephemeral: true });
    await bob.press(challenge, en.buttons.decline);
    await fixture.discord.until('the answer', () =>
      challenge.text.includes(en.challengeDeclined(bob.mention)),
    );
    expect(challenge.buttons).toEqual([]);
  });

  it('a move is taken back when the other one agrees, and stays when not', async () => {
    const { anna, bob, table } = await sit();
    await table.play(anna, 0, FIRST, 'touch');
    await table.play(bob, 1, SECOND, 'touch');
    const board = await table.board(2);
    const asked = () => board.text.includes(en.undoAsked(anna.mention));
    await anna.press(board, en.buttons.undo);
    await fixture.discord.until('the question', asked);
    const own = await (await anna.press(board, en.buttons.agree)).followUp();
    expect(own.text).toBe(en.refusals['not-asked']({}));
    await bob.press(board, en.buttons.refuse);
    await fixture.discord.until('the refusal', () => !asked());
    expect(await exportedMoves(anna)).toEqual([FIRST.text, SECOND.text]);
    await anna.press(board, en.buttons.undo);
    await fixture.discord.until('the question', asked);
    await bob.press(board, en.buttons.agree);
    await table.board(0);
    expect(await exportedMoves(anna)).toEqual([]);
    await table.play(anna, 0, FIRST, 'command');
  });

  it('a draw is offered and agreed to, and giving up is asked once more', async () => {
    const { anna, bob, table } = await sit();
    const board = await table.board(0);
    await anna.press(board, en.buttons.draw);
    await fixture.discord.until('the offer', () => board.text.includes(en.drawOffered(anna.mention)));
    await bob.press(board, en.buttons.agree);
    await fixture.discord.until('the draw', () => board.text.includes(DRAWN));
    const over = await (await anna.command('move', { move: FIRST.text })).message();
    expect(over.ephemeral).toBe(true);

    await bob.press(board, en.buttons.again);
    const challenge = await table.place.message('the next game', (message) =>
      labels(message).includes(en.buttons.accept),
    );
    await anna.press(challenge, en.buttons.accept);
    const again = await table.place.message('its board', (message) =>
      labels(message).includes(en.buttons.resign),
    );
    const question = await (await anna.press(again, en.buttons.resign)).message();
    expect(question).toMatchObject({ ephemeral: true });
    expect(labels(again)).toContain(en.buttons.resign);
    await anna.press(question, en.buttons.resign);
    await fixture.discord.until('the end', () => labels(again).includes(en.buttons.again));
  });

  it('a tournament is joined by a button, played in threads, and ends with its table', {
    tags: 'rest',
  }, async () => {
    const people = fixture.people('en-US', 'cs', 'en-US');
    const [anna, bob, carol] = people;
    const { place } = anna;
    const isTable = ({ text }: SeenMessage) => text.includes(en.tournament.title(gameTexts('en', GAME).name));
    await anna.command('tournament create', { game: GAME, time: '1h' });
    const open = await place.message('the table', isTable);
    for (const user of people) await (await user.press(open, en.buttons.join)).followUp();
    await fixture.discord.until('three players', () => open.text.includes(carol.mention));
    await anna.command('tournament start');
    const threads: Place[] = [];
    for (let round = 1; round <= 3; round++) {
      await fixture.discord.until(`the game of round ${round}`, () => place.threads.length === round);
      const thread = place.threads[round - 1] as Place;
      threads.push(thread);
      const board = await thread.message('its board', ({ buttons }) => buttons.length > 0);
      const players = people.filter(({ notifications }) => notifications.some(({ id }) => id === board.id));
      expect(players).toHaveLength(2);
      expect(labels(board)).not.toContain(en.buttons.abort);
      const [loser] = players as [User];
      const question = await (await loser.enter(thread).press(board, en.buttons.resign)).message();
      await loser.press(question, loser === bob ? cs.buttons.resign : en.buttons.resign);
      loser.enter(place);
    }
    const table = await place.message('the end', (message) => message.text.includes(en.tournament.finished));
    for (const user of people) expect(user.notifications.map(({ id }) => id)).toContain(table.id);
  });

  it('strangers watch, but may not touch', { tags: 'rest' }, async () => {
    const { anna, table } = await sit();
    const [stranger] = fixture.people('en-US');
    stranger.enter(table.place);
    const board = await table.board(0);
    const before = board.text;
    for (const label of [en.buttons.undo, en.buttons.draw, en.buttons.resign, en.buttons.type]) {
      const reply = await stranger.press(board, label);
      const { modal, original } = reply.interaction;
      if (modal !== undefined) {
        const [field] = fieldsOf(modal);
        const answer = await (await stranger.submit(reply, { [field as string]: FIRST.text })).followUp();
        expect(answer).toMatchObject({ text: en.refusals['not-player']({}), ephemeral: true });
      } else {
        const answer =
          original?.data.id === board.id || original === undefined
            ? await reply.followUp()
            : await reply.message();
        expect(answer, label).toMatchObject({ text: en.refusals['not-player']({}), ephemeral: true });
      }
    }
    const picked = await (await stranger.select(board, FIRST.targets[0] as string)).followUp();
    expect(picked.text).toBe(en.refusals['not-player']({}));
    expect(board.text).toBe(before);
    stranger.says(FIRST.text);
    const seen = await (await stranger.command('board')).message();
    expect(seen.text).not.toBe('');
    expect(await exportedMoves(anna)).toEqual([]);
  });

  it('of two moves at once one counts, and a repeated delivery counts once', { tags: 'rest' }, async () => {
    const { anna, bob, table } = await sit();
    const replies = await Promise.all(
      [FIRST, SECOND].map(({ text }) => anna.command('move', { move: text })),
    );
    await table.board(1);
    // Nothing stays of the answer to the move that counts.
    const refused = await Promise.race(replies.map((reply) => reply.message()));
    expect(refused.text).toBe(en.refusals['not-your-turn']({}));
    expect(await exportedMoves(anna)).toHaveLength(1);

    const reply = await bob.command('move', { move: (await legalReply(anna)) ?? '' });
    fixture.discord.interactions.deliver(reply.interaction);
    await table.board(2);
    await fixture.discord.until('the second answer', () => fixture.discord.violations.length > 0);
    expect(fixture.discord.violations.splice(0).map(({ code }) => code)).toEqual([40060]);
    expect(await exportedMoves(anna)).toHaveLength(2);
  });

  it('two clicks at once play one move', { tags: 'rest' }, async () => {
    const { anna, table } = await sit();
    const board = await table.board(0);
    const clicks = [FIRST.targets[0], FIRST.targets[0]] as string[];
    await Promise.all(clicks.map((target) => anna.select(board, target)));
    for (const target of FIRST.targets.slice(1)) await table.pick(anna, 0, target);
    await table.board(1);
    const played = await exportedMoves(anna);
    expect(played).toEqual([FIRST.text]);
  });

  it('brings back a thread that was put away, with a new board', { tags: 'rest' }, async () => {
    const [anna, bob] = fixture.people('en-US', 'en-US');
    const room = bob.place;
    const table = await sitDown(fixture.discord, [anna, bob], { game: GAME });
    const old = await table.board(0);
    table.place.archive();
    await anna.press(old, en.buttons.draw);
    const offer = await table.place.message(
      'the offer',
      ({ id, text }) => id !== old.id && text.includes(en.drawOffered(anna.mention)),
    );
    await fixture.discord.until('the old board to shrink', () => old.buttons.length === 0);
    expect(table.place.channel.archived).toBe(false);
    table.place.archive();
    await bob.enter(room).command('game draw');
    await table.place.message('the draw', ({ id, text }) => id !== offer.id && text.includes(DRAWN));
    expect(table.place.channel.archived).toBe(false);
  });
});

describe('who waits', () => {
  const fixture = useBot();
  const friends = (languages: readonly [Language, Language]) =>
    fixture.people(...(languages.map((each) => (each === 'cs' ? 'cs' : 'en-US')) as [string, string]));
  const alone = ([anna, bob]: readonly [User, User]) => {
    const talk = fixture.discord.conversation(anna, bob);
    for (const person of [anna, bob]) person.enter(talk);
  };

  it.each<[string, Language, boolean]>([
    ['in a server', 'en', false],
    ['in a server, in Czech', 'cs', false],
    ['where only the users have the bot', 'en', true],
    ['where only the users have the bot, in Czech', 'cs', true],
  ])('is notified once of each thing, and nobody else is, %s', async (_where, language, isAlone) => {
    const texts = discordTexts(language);
    const people = friends([language, language]);
    const [anna, bob] = people;
    if (isAlone) alone(people);
    const { place } = anna;
    const counts = () => people.map(({ notifications }) => notifications.length);
    /** Waits until the one who waits is notified; the other one must not be. */
    const hears = async (who: User, words: string, deed: () => Promise<unknown>) => {
      const wanted = people.map((person, i) => (counts()[i] as number) + (person === who ? 1 : 0));
      await deed();
      await fixture.discord.until(`"${words}"`, () => who.notifications.at(-1)?.text.includes(words));
      expect(counts()).toEqual(wanted);
    };

    const asked = texts.challenge(anna.mention, bob.mention, gameTexts(language, GAME).name);
    await hears(bob, asked, () => anna.command('play', { game: GAME, opponent: bob }));
    const challenge = await place.message('the challenge', (message) =>
      labels(message).includes(texts.buttons.accept),
    );
    await hears(anna, texts.noMovesYet, () => bob.press(challenge, texts.buttons.accept));
    const seat = isAlone ? place : (place.threads[0] as Place);
    const table = new Table(fixture.discord, seat, [anna.enter(seat), bob.enter(seat)], language);
    await hears(bob, texts.lastMove(1, FIRST.text), () => table.play(anna, 0, FIRST, 'touch'));
    await hears(anna, texts.lastMove(2, SECOND.text), () => bob.command('move', { move: SECOND.text }));
    const board = await table.board(2);
    await hears(bob, texts.drawOffered(anna.mention), () => anna.command('game draw'));
    await fixture.discord.until('the offer', () => labels(board).includes(texts.buttons.refuse));
    await hears(anna, texts.drawRefused(bob.mention), () => bob.press(board, texts.buttons.refuse));
    await hears(anna, texts.undoAsked(bob.mention), () => bob.command('game undo'));
    await fixture.discord.until('the request', () => labels(board).includes(texts.buttons.agree));
    await hears(bob, texts.undoAgreed(anna.mention), () => anna.press(board, texts.buttons.agree));
    await hears(bob, resultReason(language, GAME, 'resigned'), () => anna.command('game resign'));
    await fixture.discord.until('the end', () => labels(board).includes(texts.buttons.again));
  });
});

describe('between languages', () => {
  const fixture = useBot();

  it('each person is answered in their own, and the game speaks that of who began it', async () => {
    const [anna, bob] = fixture.people('cs', 'en-US');
    const table = await sitDown(fixture.discord, [anna, bob], { game: GAME }, 'cs');
    const board = await table.board(0);
    expect(board.text).toContain(gameTexts('cs', GAME).name);
    expect(labels(board)).toContain(cs.buttons.resign);
    expect(board.altText).toContain(gameTexts('cs', GAME).name);
    const own = await (await anna.command('game undo')).message();
    expect(own.text).toBe(cs.refusals['nothing-to-undo']({}));
    const form = await bob.press(board, cs.buttons.type);
    expect(form.interaction.modal?.title).toBe(en.typeTitle);
    const theirs = await (await bob.command('move', { move: FIRST.text })).message();
    expect(theirs.text).toBe(en.refusals['not-your-turn']({}));
    await (await anna.command('profile settings', { language: 'en' })).message();
    await anna.command('move', { move: FIRST.text });
    const english = new Table(fixture.discord, table.place, [anna, bob]);
    await english.board(1);
  });

  it('commands have names and descriptions in both', () => {
    const registered = [...fixture.discord.world.commands.values()].map(({ body }) => body);
    expect(registered.map(({ name }) => name).sort()).toEqual(
      [...Object.keys(en.commands), en.analyseThis].sort(),
    );
    for (const { name, name_localizations: names } of registered) {
      const texts = cs.commands[name as keyof typeof cs.commands];
      expect(names?.cs).toBe(texts?.name ?? cs.analyseThis);
    }
  });
});

describe('time', () => {
  const fixture = useBot({ TAHOUN_CHALLENGE_SECONDS: '1' });

  it('a challenge that nobody answers runs out', { tags: 'rest' }, async () => {
    const [anna, bob] = fixture.people('en-US', 'en-US');
    const challenge = await (await anna.command('play', { game: GAME, opponent: bob })).message();
    await fixture.discord.until('its end', () => challenge.text.includes(en.challengeExpired));
    expect(challenge.buttons).toEqual([]);
  });

  it.each<[string, (user: User) => User]>([
    ['in direct messages', (user) => user.enter(user.directMessages)],
    [
      'where only the user has the app',
      (user) => user.enter(fixture.discord.conversation(user, fixture.discord.user('Pia'))),
    ],
  ])('a game goes on when tokens have expired, %s', { tags: 'rest' }, async (_where, go) => {
    const user = go(fixture.discord.user('Otto'));
    await user.command('play', { game: GAME, level: 1 });
    const table = new Table(fixture.discord, user.place, [user, undefined]);
    await table.board(0);
    for (const [step, target] of FIRST.targets.entries())
      await table.pick(user, 0, target, FIRST.targets[step + 1]);
    const board = await table.board(2);
    fixture.discord.world.clock.advance(16 * 60_000);
    const [option] = usable(board);
    const { edits } = board;
    await user.select(board, option as string);
    await fixture.discord.until('the next picture', () => board.edits > edits || board.gone);
  });
});

function usable({ selects }: SeenMessage): string[] {
  return selects[0]?.options.map(({ value }) => value) ?? [];
}

function fieldsOf({ components }: { components: readonly object[] }): string[] {
  return [...JSON.stringify(components).matchAll(/"custom_id":"([^"]+)"/g)].map(
    (match) => match[1] as string,
  );
}

/** Any move that may be played now, as the command completes it. */
async function legalReply(user: User): Promise<string | undefined> {
  const [choice] = await user.autocomplete('move', 'move');
  return choice === undefined ? undefined : String(choice.value);
}
