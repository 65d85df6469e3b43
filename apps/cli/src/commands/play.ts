import { randomInt } from 'node:crypto';
import { quoteInput } from '@tahoun/core';
import { FIELDS, MAX_LEVEL, PLAYER_FORMS, type PositionRequest, load, playAnswer } from '@tahoun/engine';
import { moveFromWords } from '@tahoun/i18n';
import { MAX_BASE_MINUTES, MAX_INCREMENT_SECONDS } from '@tahoun/match';
import type { Command } from 'commander';
import { CliError, missingArgument } from '../input/errors.js';
import { positionText as readPosition, takenInput } from '../input/files.js';
import { games, loadGames } from '../input/games.js';
import { choice, wholeNumber, wordOption } from '../input/options.js';
import type { Answer } from '../output/answer.js';
import { stateText } from '../output/text.js';
import { viewOf } from '../output/view.js';
import { PLAYED_SIDES, type PlaySettings, type PlayedSides } from '../play/played-game.js';
import { searchOption } from '../search/options.js';
import type { CommandContext } from './context.js';

/** `tahoun play` with moves: the position after them. @throws IllegalMove */
function play(request: PositionRequest, typed: readonly string[]): Answer {
  const played = typed.map((move) => moveFromWords(request.game, move));
  const document = playAnswer(games, request, played);
  return { document, print: (view) => stateText(view, request, document, lastMove(request, played)) };
}

function lastMove(request: PositionRequest, played: readonly string[]) {
  const { game, position } = load(games, { ...request, played: played.slice(0, -1) });
  return game.parseMove(position, played.at(-1) as string);
}

/** Of a game with a person. */
interface PlayOptions {
  readonly level?: number;
  readonly side?: PlayedSides;
  readonly position?: string;
  readonly seed?: number;
  readonly interactive?: true;
  readonly link?: string;
  readonly invite?: true;
  readonly server?: string;
  readonly name?: string;
  readonly minutes?: number;
  readonly increment?: number;
}

/**
 * The options of each kind of game between people; all of the others are about a game against the computer.
 */
const OF_LINK: readonly (keyof PlayOptions)[] = ['link', 'name'];
const OF_INVITATION: readonly (keyof PlayOptions)[] = [
  'invite',
  'server',
  'name',
  'side',
  'position',
  'minutes',
  'increment',
];
/** Those of these options that mean nothing without `--link` or `--invite`. */
const ONLY_OF_PEOPLE: readonly (keyof PlayOptions)[] = ['server', 'name', 'minutes', 'increment'];

/** The server of `npm start`. */
const USUAL_SERVER = 'http://localhost:3000';

/**
 * With a position and moves, `tahoun play` plays them; with the game alone, a person plays it, on a terminal or where
 * `--interactive` asks for it; with `--link` or `--invite`, against another person.
 */
export function describePlay(command: Command, context: CommandContext): void {
  const { deliver, globals, help, interactive, request } = context;
  command.arguments('[GAME] [POSITION] [MOVE...]');
  if (interactive) addPlayOptions(command, help.play);
  command.action(
    async (game: string | undefined, position: string | undefined, moves: string[], options: PlayOptions) => {
      if (interactive && position === undefined) {
        if (options.link !== undefined) return playByLink(options.link, game, options, context);
        if (game === undefined) throw missingArgument('GAME');
        if (options.invite) return invite(game, options, context);
        refuseOthers(options, '--interactive', (name) => !ONLY_OF_PEOPLE.includes(name), '--invite');
        if (options.interactive) refuseJson('--interactive', context);
        const isOnTerminal = process.stdin.isTTY && globals().json === undefined;
        if (options.interactive || isOnTerminal) return playWithPerson(game, options, context);
      }
      const [unused] = Object.keys(options);
      if (game === undefined) throw missingArgument('GAME');
      if (position === undefined) throw missingArgument('POSITION');
      if (moves.length === 0) throw missingArgument('MOVE');
      if (unused !== undefined) throw new CliError((texts) => texts.errors.interactiveOnly(`--${unused}`));
      deliver(play(request(game, position), moves));
    },
  );
}

function addPlayOptions(command: Command, help: CommandContext['help']['play']): void {
  command
    .addOption(searchOption('level', help.level(MAX_LEVEL)))
    .addOption(wordOption('--side <SIDE>', help.side(PLAYED_SIDES.join(', ')), PLAYED_SIDES))
    .option('--position <POSITION>', help.position)
    .addOption(searchOption('seed', help.seed))
    .option('--interactive', help.interactive)
    .option('--link <URL>', help.link)
    .option('--invite', help.invite)
    .option('--server <URL>', `${help.server} (${USUAL_SERVER})`)
    .option('--name <PERSON>', help.name)
    .option('--minutes <MINUTES>', help.minutes, wholeNumber('--minutes', 1, MAX_BASE_MINUTES))
    .option('--increment <SECONDS>', help.increment, wholeNumber('--increment', 0, MAX_INCREMENT_SECONDS));
}

async function playWithPerson(
  game: string,
  { level, side = 'first', position, seed }: PlayOptions,
  context: CommandContext,
): Promise<void> {
  const { playOnTerminal } = await import('../play/terminal.js');
  const settings: PlaySettings = {
    game,
    variants: context.globals().variant,
    // The standard input has the moves.
    position: readPosition(game, position, takenInput),
    level: level ?? PLAYER_FORMS.level[0].usual,
    side,
    seed: seed ?? randomInt(FIELDS.seed.max),
  };
  await playOnTerminal(settings, viewOf(context.language, context.globals().color));
}

/** @throws CliError for options that have no meaning here, and for a link that leads to no game. */
async function playByLink(
  link: string,
  game: string | undefined,
  options: PlayOptions,
  context: CommandContext,
): Promise<void> {
  if (game !== undefined) throw new CliError((texts) => texts.errors.linkKnowsGame(quoteInput(game)));
  refuseOthers(options, '--link', (name) => OF_LINK.includes(name), '--interactive');
  refuseJson('--link', context);
  await loadGames(context.language);
  const { playLinkOnTerminal, readLink } = await import('../play/link-terminal.js');
  await playLinkOnTerminal(readLink(link), options.name, viewOf(context.language, context.globals().color));
}

async function invite(game: string, options: PlayOptions, context: CommandContext): Promise<void> {
  const { side = 'first', name, minutes, increment, position, server = USUAL_SERVER } = options;
  refuseOthers(options, '--invite', (each) => OF_INVITATION.includes(each), '--interactive');
  refuseJson('--invite', context);
  // A game against another person has one side for each.
  const wholeSide = choice('--side', ['first', 'second'])(side);
  const { inviteOnTerminal } = await import('../play/link-terminal.js');
  const { variant, color } = context.globals();
  const start = readPosition(game, position, takenInput);
  await inviteOnTerminal(
    server,
    {
      game,
      side: wholeSide,
      language: context.language,
      ...(name === undefined ? {} : { name }),
      ...(start === undefined ? {} : { position: start }),
      ...(variant === undefined ? {} : { variant: variant as Record<string, string> }),
      ...(minutes === undefined ? {} : { minutes }),
      ...(increment === undefined ? {} : { increment }),
    },
    viewOf(context.language, color),
  );
}

/**
 * @param others the use of the other options
 * @throws CliError for the first option that does not go with it
 */
function refuseOthers(
  options: PlayOptions,
  what: string,
  goesWith: (name: keyof PlayOptions) => boolean,
  others: string,
): void {
  const unused = (Object.keys(options) as (keyof PlayOptions)[]).find((name) => !goesWith(name));
  if (unused === undefined) return;
  throw new CliError((texts) => texts.errors.unheededOption(`--${unused}`, what, others), { field: unused });
}

/** @throws CliError: what a person plays is no document. */
function refuseJson(option: string, { globals }: CommandContext): void {
  if (globals().json) throw new CliError((texts) => texts.errors.interactiveJson(option));
}
