import { artistOf, gameById } from '@tahoun/catalogue/all';
import { type GameRecord, computerSeat } from '@tahoun/live';
import type { TournamentRecord } from '@tahoun/live/store';
import type { OptionValues, SeenMessage, User } from '@tahoun/loopback-discord';
import type { Deed } from '../../../../../testing/ledger/measured-process.js';
import { PROBLEM_GAMES, problemsOf } from '../../bot/problems.js';
import { type Command, listsChoices } from '../../commands/command.js';
import { COMMANDS } from '../../dispatch/registry.js';
import { type Action, formatCustomId } from '../../view/custom-id.js';
import type { MeasuredBot } from './measured-bot.js';

/** A heap with a piece of each of so many kinds: 58 have nearly as many squares as a picture may have. */
const KINDS = (count: number) => {
  const pieces: string[] = [];
  for (let height = 2; pieces.length < count; height++)
    for (let width = height; width <= 60 && pieces.length < count; width++) pieces.push(`${height}x${width}`);
  return `${pieces.join('+')} A`;
};
const BIG_BOARD = '60x60 A';

/** Every command and subcommand, by what people type. */
export const COMMANDS_BY_NAME: readonly (readonly [string, Command])[] = COMMANDS.flatMap(
  ({ name, does }): (readonly [string, Command])[] =>
    'options' in does ? [[`/${name}`, does]] : does.map((sub) => [`/${name} ${sub.name}`, sub]),
);

type Expected = Parameters<MeasuredBot['answered']>[1];
type Deeds = Readonly<Record<string, Readonly<Record<string, Deed>>>>;

/** What people do with the bot, each at its largest, by the command, or the action of a button, a select or a form. */
export function deedsWith(bot: MeasuredBot): Deeds {
  const { anna, bob, discord } = bot;
  /** A game with the computer, which answers. */
  const alone = async (wanted: Parameters<MeasuredBot['game']>[0] = {}) =>
    bot.game({
      seats: [{ player: anna.id, name: anna.name }, computerSeat('level:1')],
      isOther: true,
      change: () => ({ rated: false }),
      ...wanted,
    });
  const over = () => bot.game({ isOther: true, change: () => ({ status: 'stopped', wakeAt: null }) });

  /** A command of somebody new, who may begin games. */
  const fresh =
    (name: string, values: OptionValues | ((user: User) => OptionValues), writes = 1): Deed =>
    async (seed) => {
      const user = bot.newcomer(`P${seed}`);
      const filled = typeof values === 'function' ? values(user) : values;
      return () => bot.answered(() => user.command(name, filled), { writes });
    };
  const command =
    (name: string, values: OptionValues = {}): Deed =>
    async () =>
    () =>
      bot.answered(() => anna.command(name, values));
  /** A command about a game of its own. */
  const inGame =
    (
      name: string,
      game: () => Promise<GameRecord> = () => bot.game(),
      more: (game: GameRecord) => OptionValues = () => ({}),
      how: Expected = {},
    ): Deed =>
    async () => {
      const played = await game();
      return () => bot.answered(() => anna.command(name, { which: played.id, ...more(played) }), how);
    };

  let shown: Promise<SeenMessage> | undefined;
  /** A message of the bot for everybody, on which buttons are pressed. */
  const board = () =>
    (shown ??= anna
      .command('problem solve', { game: PROBLEM_GAMES[0] as string })
      .then((reply) => reply.message()));

  interface Click {
    readonly game?: () => Promise<GameRecord>;
    readonly argument?: (game: GameRecord) => string;
    readonly value?: (game: GameRecord) => string;
    readonly user?: User;
    readonly writes?: number;
  }
  /** A click that concerns a game of its own. */
  const click =
    (
      action: Action,
      { game = () => bot.game(), argument, value, user = anna, writes = 1 }: Click = {},
    ): Deed =>
    async () => {
      const [message, played] = [await board(), await game()];
      const plies = played.match.moves.length;
      const id = formatCustomId({
        game: played.id,
        shown: plies,
        action,
        argument: argument?.(played) ?? '',
      });
      const clicked = () => user.clickOf(message, id, value?.(played));
      return () => bot.answered(() => user.deliver(clicked()), { writes });
    };
  /** A click that concerns none. */
  const press =
    (
      action: Action,
      id: Partial<Parameters<typeof formatCustomId>[0]> = {},
      value?: string,
      writes = 1,
    ): Deed =>
    async (seed) => {
      const [message, user] = [await board(), bot.newcomer(`P${seed}`)];
      const text = formatCustomId({ ...id, action });
      return () => bot.answered(() => user.deliver(user.clickOf(message, text, value)), { writes });
    };
  /** A form that a click opens, filled in. */
  const form =
    (action: Action, fields: (game: GameRecord) => Record<string, string>, game = () => bot.game()): Deed =>
    async () => {
      const [message, played] = [await board(), await game()];
      const id = formatCustomId({ game: played.id, shown: played.match.moves.length, action });
      const opened = await anna.deliver(anna.clickOf(message, id));
      return () => bot.answered(() => anna.submit(opened, fields(played)));
    };

  /** What is offered while somebody types into the options of a command. */
  const typing = (name: string, { options }: Command): [string, Deed][] =>
    options
      .filter((option) => option.complete !== undefined || !listsChoices(option))
      .map((option) => [
        `typing ${option.name}`,
        async () => {
          const { id } = await bot.game();
          const has = (other: string) => other !== option.name && options.some((each) => each.name === other);
          const values = {
            ...(has('which') ? { which: id } : {}),
            ...(has('game') ? { game: 'chess' } : {}),
          };
          return () => anna.autocomplete(name, option.name, '', values);
        },
      ]);
  const typed = Object.fromEntries(
    COMMANDS_BY_NAME.map(([name, does]) => [name, Object.fromEntries(typing(name.slice(1), does))]),
  );

  const offered = (by: 0 | 1) => () =>
    bot.game({ change: ({ match }) => ({ match: { ...match, drawOffer: by } }) });
  const asked = () => bot.game({ change: ({ match }) => ({ undo: { by: 1, to: match.moves.length - 1 } }) });
  const challenge = (owner: User) => () =>
    bot.game({ change: () => ({ status: 'challenge', ownerId: owner.id }) });

  const tournament =
    (
      name: string,
      values: OptionValues,
      joined: number,
      writes: number,
      status: 'open' | 'none' = 'open',
    ): Deed =>
    async (seed) => {
      const club = discord.guild(`Club${seed}`);
      const hall = club.channel('tournament');
      const people = Array.from({ length: joined }, (_, nth) => bot.newcomer(`E${nth}`, hall, club));
      const user = people[0] ?? bot.newcomer('E', hall, club);
      const record: TournamentRecord = {
        id: `t${seed}`,
        guildId: club.guild.id,
        channelId: hall.channel.id,
        version: 0,
        status: 'open',
        game: 'chess',
        messageId: null,
        messageRound: null,
        ownerId: user.id,
        language: 'cs',
        moveMs: 86_400_000,
        round: 0,
        createdAt: Date.now(),
        entrants: [],
        pairings: [],
      };
      if (status === 'open') {
        await bot.store.tournaments.add(record);
        for (const each of people) await bot.store.tournaments.join(record.id, each.id, each.name);
      }
      const joining = name.endsWith('join') ? bot.newcomer('New', hall, club) : user;
      return () => bot.answered(() => joining.command(name, values), { writes });
    };

  const tried = async (user: User) => {
    const game = PROBLEM_GAMES[0] as string;
    const problem = problemsOf(game).reduce((one, other) =>
      other.line.length > one.line.length ? other : one,
    );
    const id = `try${user.id}`;
    await bot.store.tries.open({
      id,
      player: user.id,
      guildId: null,
      game,
      problem: problem.id,
      day: 20_000,
    });
    return { id, problem };
  };
  const inProblem =
    (action: Action, argumentOf: (targets: readonly string[]) => string = () => '', isPick = false): Deed =>
    async (seed) => {
      const [message, user] = [await board(), bot.newcomer(`P${seed}`)];
      const { id, problem } = await tried(user);
      const game = gameById(PROBLEM_GAMES[0] as string);
      const position = game.parsePosition(problem.position);
      const move = game.parseMove(position, problem.line[0] as string);
      const targets = game.targets(position, move)[0] as readonly string[];
      const text = formatCustomId({ game: id, action, argument: argumentOf(targets) });
      const value = isPick ? targets[0] : undefined;
      return () => bot.answered(() => user.deliver(user.clickOf(message, text, value)));
    };

  const long = `[Event "x"]\n\n1. e4 ${'(1. d4 d5) (1. c4 e5) '.repeat(45_000)} e5 *`;
  const file = (text: string, name: string) => ({ name, type: 'text/plain', bytes: Buffer.from(text) });

  const used: Deeds = {
    '/play': {
      'chess, the computer': fresh('play', { game: 'chess', level: 1 }, 3),
      'chess, a person': fresh('play', () => ({ game: 'chess', opponent: bot.newcomer('Rival') }), 0),
      'the card': fresh('play', {}),
    },
    '/move': {
      'chess, 2,990 plies': inGame('move', undefined, (game) => ({ move: bot.moveIn(game) })),
      'the computer answers': inGame('move', alone, (game) => ({ move: bot.moveIn(game) })),
      'an illegal one': inGame('move', undefined, () => ({ move: 'Qh5xh7' }), { writes: 0 }),
    },
    '/board': {
      'chess, 2,990 plies': inGame('board'),
      'chess, with marks': inGame('board', undefined, () => ({ marks: artistOf('chess').marks?.[0]?.id })),
      'chocolate, 3,600 squares': inGame('board', () => alone({ game: 'chocolate', position: BIG_BOARD })),
      'chocolate, 58 kinds': inGame('board', () => alone({ game: 'chocolate', position: KINDS(58) })),
      'chocolate, 300 kinds': inGame(
        'board',
        () => alone({ game: 'chocolate', position: KINDS(300) }),
        undefined,
        { mayRefuse: true },
      ),
    },
    '/game undo': { 'chess, 2,990 plies': inGame('game undo') },
    '/game draw': {
      'an offer': inGame('game draw'),
      'the computer answers': inGame('game draw', () => alone({ change: () => ({}) }), undefined, {
        mayRefuse: true,
      }),
      accepted: inGame('game draw', offered(1)),
    },
    '/game resign': { 'chess, 2,990 plies': inGame('game resign') },
    '/game abort': { chess: inGame('game abort', () => bot.game({ plies: 1 })) },
    '/game hint': { 'chess, 2,990 plies': inGame('game hint', alone) },
    '/game analyse': { 'chess, 2,990 plies': inGame('game analyse', over) },
    '/game solve': { 'tic-tac-toe': inGame('game solve', () => alone({ game: 'tic-tac-toe' })) },
    '/game export': {
      'chess, 2,990 plies': inGame('game export'),
      json: inGame('game export', undefined, () => ({ format: 'json' })),
    },
    '/game import': {
      'a file of 90,000 variations': fresh(
        'game import',
        () => ({ game: 'chess', file: file(long, 'x.pgn') }),
        3,
      ),
      'a file of 2,990 plies': fresh(
        'game import',
        () => ({ game: 'chess', file: file(bot.pgn, 'x.pgn') }),
        3,
      ),
      'json of 2,990 plies': fresh(
        'game import',
        () => ({ game: 'chess', file: file(bot.json, 'x.json') }),
        3,
      ),
    },
    '/game position': {
      chess: fresh('game position', { game: 'chess', position: 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1' }, 3),
      'chocolate, 58 kinds': fresh('game position', { game: 'chocolate', position: KINDS(58) }, 3),
    },
    '/games': { '25 of 2,990 plies': command('games') },
    '/watch': { chess: fresh('watch', { game: 'chess', first: 1, second: 1 }, 3) },
    '/problem solve': {
      '': command('problem solve', { game: 'chess' }),
      'of a rating': command('problem solve', { game: 'chess', rating: 1500 }),
    },
    '/problem streaks': { '': command('problem streaks', { game: 'chess' }) },
    '/learn': {
      chess: command('learn', { game: 'chess' }),
      'atari-go': command('learn', { game: 'atari-go' }),
    },
    '/profile stats': {
      '': command('profile stats'),
      '500 games of 2,990 plies': command('profile stats', { user: anna, against: bob }),
    },
    '/profile leaderboard': { '': command('profile leaderboard', { game: 'chess' }) },
    '/profile settings': { '': command('profile settings', { theme: 'light', turns: 'ping' }) },
    '/profile block': { '': fresh('profile block', { user: bob }) },
    '/profile unblock': { '': fresh('profile unblock', { user: bob }) },
    '/profile privacy': { '': command('profile privacy') },
    '/server': {
      '': async (seed) => {
        const manager = bot.newcomer(`P${seed}`);
        manager.person.managesGuilds = true;
        return () => bot.answered(() => manager.command('server', { threads: 'on', reminders: 'on' }));
      },
    },
    '/tournament create': { '': tournament('tournament create', { game: 'chess' }, 0, 1, 'none') },
    '/tournament join': { '31 players': tournament('tournament join', {}, 31, 2) },
    '/tournament start': { '32 players': tournament('tournament start', {}, 32, 16 * 3 + 2) },
    '/tournament table': { '32 players': tournament('tournament table', {}, 32, 1) },
    '/tournament leave': { '32 players': tournament('tournament leave', {}, 32, 2) },
    '/help': { '': command('help') },

    'Analyse this board': {
      'a position': async () => {
        const message = anna.says('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1');
        return () => bot.answered(() => anna.menu('Analyse this board', message));
      },
      'chess, 2,990 plies': async () => {
        const game = await alone();
        const message = await (await anna.command('board', { which: game.id })).message();
        return () => bot.answered(() => anna.menu('Analyse this board', message));
      },
    },
    'typed move': {
      'chess, 2,990 plies': async () => {
        const game = await bot.game();
        return () =>
          bot.answered(async () => {
            anna.says(`<@${discord.world.application.id}> ${bot.moveIn(game)}`);
            return undefined;
          });
      },
    },

    pick: {
      'chess, 2,990 plies': click('pick', { value: (game) => bot.targetsIn(game)[0] as string }),
      'the move': click('pick', {
        argument: (game) => bot.targetsIn(game)[0] as string,
        value: (game) => bot.targetsIn(game)[1] as string,
      }),
      'chocolate, 3,600 squares': click('pick', {
        game: () => alone({ game: 'chocolate', position: BIG_BOARD }),
        value: (game) => bot.targetsIn(game)[0] as string,
      }),
    },
    back: { 'chess, 2,990 plies': click('back') },
    play: { 'chess, 2,990 plies': click('play', { argument: (game) => bot.targetsIn(game).join() }) },
    type: { 'chess, 2,990 plies': form('type', (game) => ({ move: bot.moveIn(game) })) },
    hint: { 'chess, 2,990 plies': click('hint', { game: alone }) },
    undo: { 'chess, 2,990 plies': click('undo') },
    draw: { 'chess, 2,990 plies': click('draw') },
    resign: { 'chess, 2,990 plies': click('resign', { writes: 0 }) },
    'resign-now': { 'chess, 2,990 plies': click('resign-now', { writes: 2 }) },
    accept: { 'of 2,990 plies': click('accept', { game: challenge(anna), user: bob }) },
    decline: { 'of 2,990 plies': click('decline', { game: challenge(anna), user: bob }) },
    'agree-draw': { 'chess, 2,990 plies': click('agree-draw', { game: offered(1) }) },
    'refuse-draw': { 'chess, 2,990 plies': click('refuse-draw', { game: offered(1) }) },
    'agree-undo': { 'chess, 2,990 plies': click('agree-undo', { game: asked }) },
    'refuse-undo': { 'chess, 2,990 plies': click('refuse-undo', { game: asked }) },
    analyse: { 'chess, 2,990 plies': click('analyse', { game: over }) },
    again: { 'chess, 2,990 plies': click('again', { game: over }) },
    resume: { 'chess, 2,990 plies': click('resume', { value: ({ id }) => id }) },
    learn: { chess: press('learn', { argument: 'chess', shown: 3 }) },
    abort: { chess: click('abort', { game: () => bot.game({ plies: 1 }) }) },
    review: {
      'chess, 8 plies': click('review', {
        game: () => bot.game({ plies: 8, change: () => ({ status: 'stopped' }) }),
      }),
    },
    help: { '': press('help', {}, 'moves') },
    forget: { '': press('forget') },
    'forget-now': {
      // Each game is ended in turns of its own. Of those of 25, one would meet the garbage collector in every try.
      '3 games of 2,990 plies': async (seed) => {
        const [message, user] = [await board(), bot.newcomer(`P${seed}`)];
        for (let nth = 0; nth < 3; nth++)
          await bot.game({ seats: [{ player: user.id, name: user.name }, computerSeat('level:1')] });
        const id = formatCustomId({ action: 'forget-now' });
        return () => bot.answered(() => user.deliver(user.clickOf(message, id)));
      },
    },
    'join-tournament': {
      '31 players': async (seed) => tournament('tournament join', {}, 31, 2)(seed),
    },
    open: { 'chess, 2,990 plies': click('open') },
    solve: {
      '': press('solve', {
        game: PROBLEM_GAMES[0] as string,
        argument: problemsOf(PROBLEM_GAMES[0] as string)[0]?.id as string,
      }),
    },
    'try-pick': { '': inProblem('try-pick', undefined, true) },
    'try-back': { '': inProblem('try-back') },
    'try-play': { '': inProblem('try-play', (targets) => targets.join()) },
    'try-type': {
      '': async (seed) => {
        const [message, user] = [await board(), bot.newcomer(`P${seed}`)];
        const { id, problem } = await tried(user);
        const opened = await user.deliver(
          user.clickOf(message, formatCustomId({ game: id, action: 'try-type' })),
        );
        return () => bot.answered(() => user.submit(opened, { move: problem.line[0] as string }));
      },
    },
    invite: { 'of 2,990 plies': click('invite', { game: challenge(anna) }) },
    new: { '': press('new') },
    'new-game': { chess: press('new-game', { argument: '.3..first' }, 'chess') },
    'new-level': { chess: press('new-level', { game: 'chess', argument: '.3..first' }, '5') },
    'new-time': { chess: press('new-time', { game: 'chess', argument: '.3..first' }, '') },
    'new-play': { chess: press('new-play', { game: 'chess', argument: '.1..first' }, undefined, 3) },
    'new-rival': {
      chess: async (seed) => {
        const [message, user] = [await board(), bot.newcomer(`P${seed}`)];
        const id = formatCustomId({ game: 'chess', action: 'new-rival', argument: '.3..first' });
        return () =>
          bot.answered(() => user.deliver(user.clickOf(message, id, bot.newcomer('Rival'))), { writes: 0 });
      },
    },
    'new-open': { chess: press('new-open', { game: 'chess', argument: '.3..first' }, undefined, 0) },
    'new-more': {
      'chocolate, 3,600 squares': async (seed) => {
        const [message, user] = [await board(), bot.newcomer(`P${seed}`)];
        const id = formatCustomId({ game: 'chocolate', action: 'new-more', argument: '.1..first' });
        const opened = await user.deliver(user.clickOf(message, id));
        return () => bot.answered(() => user.submit(opened, { options: 'size=60x60' }), { writes: 3 });
      },
    },
    today: { '': press('today') },
  };
  return Object.fromEntries(Object.entries(used).map(([name, own]) => [name, { ...own, ...typed[name] }]));
}
