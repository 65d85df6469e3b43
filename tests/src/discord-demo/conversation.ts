import { gameIds } from '@tahoun/catalogue/all';
import type { LoopbackDiscord, Place, Reply, SeenMessage, User } from '@tahoun/loopback-discord';
import { shippedProblems } from '@tahoun/problems/node';

/** Keeps the present view: a message, the choices for typed text, or the form that a reply opens. */
export type Show = (
  heading: string,
  seen: SeenMessage | Reply | { readonly typed: string; readonly choices: readonly string[] },
) => void;

/**
 * Plays a conversation of three people with the bot.
 * @param begin called with the title of the following journey
 * @returns the names behind mentions, by id
 */
export async function converse(
  discord: LoopbackDiscord,
  show: Show,
  begin: (journey: string) => void,
): Promise<ReadonlyMap<string, string>> {
  const club = discord.guild('Club');
  const lobby = club.channel('lobby');
  const anna = club.user('Anna', lobby);
  const bedrich = club.user('Bedřich', lobby, 'cs');
  begin('First steps');
  await firstSteps(discord, show, lobby, anna);
  begin('Every game, against the computer');
  for (const game of gameIds()) await openingOf(discord, show, game, club.channel(game), anna);
  show('Anna: /games', await finished(discord, await anna.command('games')));
  begin('Moves in words, hints, analysis, files');
  // The engine does not help Anna with what she plays in another game of chess.
  const cyril = club.user('Cyril', lobby);
  await playAndAsk(discord, show, club.channel('chess-2'), cyril);
  begin('A game between two people');
  await challenge(discord, show, club.channel('challenges'), anna, bedrich);
  begin('A game to watch, a review');
  await watch(show, club.channel('watch'), anna);
  await review(show, club.channel('review'), cyril, anna);
  begin('A tournament');
  await tournament(discord, show, club.channel('tournament'), [anna, bedrich, cyril]);
  begin('Lessons and problems');
  await learn(discord, show, lobby, bedrich);
  await problem(discord, show, club.channel('problems'), anna);
  return new Map([
    ...[anna, bedrich, cyril].map(({ id, name }) => [id, `@${name}`] as const),
    ...[...discord.world.channels.values()].map(({ id, name }) => [id, `#${name}`] as const),
  ]);
}

/** The first steps of a new user: the manual's buttons, all games, and the card of one. */
async function firstSteps(discord: LoopbackDiscord, show: Show, lobby: Place, anna: User): Promise<void> {
  show('Anna: /help', await finished(discord, await anna.enter(lobby).command('help')));
  const card = await finished(discord, await anna.command('play'));
  show('Anna: /play', card);
  await anna.select(card, 'chess');
  await discord.until('the card of chess', () => card.selects.length > 1);
  show('Anna: /play, then chess', card);
  show('Anna: More…', await anna.press(card, 'More…'));
}

/** A game begins; a piece is picked where moves begin with one; a move is made and answered. */
async function openingOf(
  discord: LoopbackDiscord,
  show: Show,
  game: string,
  channel: Place,
  anna: User,
): Promise<void> {
  await anna.enter(channel).command('play', { game, level: 3 });
  const thread = await channel.thread();
  const board = await thread.message('the board', ({ selects }) => selects.length > 0);
  anna.enter(thread);
  const first = await makeMove(discord, board, anna, () =>
    show(`Anna: /play ${game}, a piece picked`, board),
  );
  await discord.until('the answer', () => isAnswered(board));
  show(`Anna: /play ${game}, then ${first}`, board);
}

/** Picks the middle option of each select until the move is made. @returns the targets. */
async function makeMove(
  discord: LoopbackDiscord,
  board: SeenMessage,
  who: User,
  onStep: () => void,
): Promise<string> {
  const picked: string[] = [];
  for (let select = board.selects.at(-1); select !== undefined; ) {
    const { id, options } = select;
    const value = options[Math.floor(options.length / 2)]?.value as string;
    picked.push(value);
    const { edits } = board;
    await who.select(board, value);
    await discord.until('the next step', () => board.edits > edits);
    const next = board.selects.at(-1);
    const isOver = next === undefined || next.id.split(':')[2] !== id.split(':')[2];
    if (isOver) break;
    onStep();
    select = next;
  }
  return picked.join(' ');
}

/** A person is to move again, after the computer. */
function isAnswered(board: SeenMessage): boolean {
  return board.selects.length > 0 && Number(board.selects[0]?.id.split(':')[2]) >= 2;
}

async function playAndAsk(discord: LoopbackDiscord, show: Show, channel: Place, cyril: User): Promise<void> {
  await cyril.enter(channel).command('play', { game: 'chess', level: 2 });
  const thread = await channel.thread();
  await thread.message('the board', ({ selects }) => selects.length > 0);
  cyril.enter(thread);
  const moved = await (await cyril.command('move', { move: 'e4' })).message();
  await discord.until('the answer', () => isAnswered(moved));
  show('Cyril: /move e4', moved);
  const offered = await cyril.autocomplete('move', 'move', 'n');
  show('Cyril types into /move', { typed: '/move n', choices: offered.map(({ name }) => name) });
  show('Cyril: Type a move', await cyril.press(moved, 'Type a move'));
  for (const command of ['game hint', 'game analyse', 'game export', 'profile stats', 'profile privacy'])
    show(`Cyril: /${command}`, await finished(discord, await cyril.command(command)));
}

async function challenge(
  discord: LoopbackDiscord,
  show: Show,
  channel: Place,
  anna: User,
  bedrich: User,
): Promise<void> {
  const asked = await finished(
    discord,
    await anna.enter(channel).command('play', { game: 'czech-draughts', opponent: bedrich }),
  );
  show('Anna: /play czech-draughts @Bedřich', asked);
  await bedrich.enter(channel).press(asked, 'Accept');
  const thread = await channel.thread();
  const board = await thread.message('the board', ({ selects }) => selects.length > 0);
  anna.enter(thread);
  bedrich.enter(thread);
  const [first] = await anna.autocomplete('move', 'move');
  await anna.command('move', { move: first?.value as string });
  const answer = await thread.message(
    'the next board',
    ({ id, selects }) => id !== board.id && selects.length > 0,
  );
  await anna.press(answer, 'Undo');
  await discord.until('the request', () => answer.buttons.some(({ label }) => label === 'Agree'));
  show('Anna moves, then asks to take it back', answer);
  const notice = await thread.message(
    'the notice of it',
    ({ text, selects }) => selects.length === 0 && text.startsWith(bedrich.mention),
  );
  show('Bedřich hears of it', notice);
  await bedrich.press(answer, 'Decline');
  await anna.command('game resign');
  const end = await thread.message('the end', ({ buttons }) =>
    buttons.some(({ label }) => label === 'Review'),
  );
  show('Anna: /resign', end);
}

/** A game with something to review in it. */
async function review(show: Show, channel: Place, white: User, black: User): Promise<void> {
  await white.enter(channel).command('play', { game: 'chess', opponent: black });
  const asked = await channel.message('the challenge', ({ buttons }) => buttons.length > 0);
  await black.enter(channel).press(asked, 'Accept');
  const thread = await channel.thread();
  await thread.message('the board', ({ selects }) => selects.length > 0);
  for (const [ply, move] of ['f3', 'e5', 'g4', 'Qh4#'].entries()) {
    const mover = (ply % 2 === 0 ? white : black).enter(thread);
    await mover.command('move', { move });
    await thread.message(move, ({ text, buttons }) => buttons.length > 0 && text.includes(`**${move}**`));
  }
  const end = await thread.message('the end', ({ buttons }) =>
    buttons.some(({ label }) => label === 'Review'),
  );
  const pressed = await white.enter(thread).press(end, 'Review');
  show(`${white.person.user.global_name ?? white.person.user.username}: Review`, await pressed.followUp());
}

async function watch(show: Show, channel: Place, anna: User): Promise<void> {
  await anna.enter(channel).command('watch', { game: 'zabor', first: 2, second: 4, options: 'size=5x5' });
  const thread = await channel.thread();
  const board = await thread.message('the end', ({ buttons }) =>
    buttons.some(({ label }) => label === 'Play again'),
  );
  show('Anna: /watch zabor, at its end', board);
}

/** Three people play a round: the side that moves first resigns. */
async function tournament(
  discord: LoopbackDiscord,
  show: Show,
  channel: Place,
  people: readonly [User, User, User],
): Promise<void> {
  const [anna] = people;
  const open = await finished(
    discord,
    await anna.enter(channel).command('tournament create', { game: 'connect-four', time: '1d' }),
  );
  for (const person of people) await (await person.enter(channel).press(open, 'Join')).followUp();
  await discord.until('all players', () => people.every(({ mention }) => open.text.includes(mention)));
  show('Anna: /tournament create, and three join', open);
  await anna.command('tournament start');
  const thread = await channel.thread();
  const board = await thread.message('the board', ({ selects }) => selects.length > 0);
  const loser = people.find(({ notifications }) => notifications.some(({ id }) => id === board.id)) as User;
  await loser.enter(thread).command('game resign');
  const table = await channel.message('the next round', ({ text }) => text.includes('Round 2 of 3'));
  show('The next round of the tournament', table);
}

async function learn(discord: LoopbackDiscord, show: Show, lobby: Place, bedrich: User): Promise<void> {
  const page = await finished(discord, await bedrich.enter(lobby).command('learn', { game: 'atari-go' }));
  show('Bedřich: /učebna atari-go', page);
  const { edits } = page;
  await bedrich.press(page, 'Další');
  await discord.until('the next page', () => page.edits > edits);
  show('Bedřich: Další', page);
}

/** The problem of the day, and the board, visible to Anna only, on which she tries a move. */
async function problem(discord: LoopbackDiscord, show: Show, channel: Place, anna: User): Promise<void> {
  const asked = await finished(
    discord,
    await anna.enter(channel).command('problem solve', { game: 'chess' }),
  );
  show('Anna: /problem chess', asked);
  const board = await (await anna.press(asked, 'Solve')).followUp();
  show('Anna: Solve', board);
  const { edits } = board;
  await anna.submit(await anna.press(board, 'Type a move'), { move: wrongMoveIn(asked) });
  await discord.until('what is wrong with it', () => board.edits > edits);
  show('Anna: a wrong move', board);
}

/** One that the problem refutes. */
function wrongMoveIn({ buttons }: SeenMessage): string {
  const id = buttons[0]?.id.split(':')[4];
  const shown = shippedProblems('chess').find((each) => each.id === id);
  return shown?.wrong[0]?.[0]?.[0] as string;
}

/** The answer, when it is no longer a promise. */
async function finished(discord: LoopbackDiscord, reply: Reply): Promise<SeenMessage> {
  const message = await reply.message();
  await discord.until('the answer', () => !message.thinking);
  return message;
}
