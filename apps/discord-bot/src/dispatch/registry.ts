import { type CommandTexts, type Language, discordTexts } from '@tahoun/i18n';
import type { GameRecord } from '@tahoun/live';
import {
  type Act,
  Refusal,
  abortGame,
  agreeDraw,
  agreeUndo,
  declineChallenge,
  proposeUndo,
  refuseDraw,
  refuseUndo,
} from '@tahoun/live';
import { replayInPieces } from '@tahoun/match';
import type { APIModalSubmitInteraction } from 'discord-api-types/v10';
import { analyse, analyseGame } from '../commands/analyse.js';
import { type Command, type ListedCommand, ownGameMeant } from '../commands/command.js';
import { exportGame, importGame } from '../commands/files.js';
import { board, bringHere, games } from '../commands/games.js';
import { help, helpPage } from '../commands/guide.js';
import { hint, hintOf, solve } from '../commands/help.js';
import { accept } from '../commands/launch.js';
import { learn, learnPage } from '../commands/learn.js';
import { abort, askWhetherToResign, draw, drawOf, move, resign, resignNow, undo } from '../commands/moves.js';
import {
  askForMore,
  beginByForm,
  challengeChosen,
  choose,
  newGame,
  playChosen,
} from '../commands/new-game.js';
import { inviteByLink, openBoard } from '../commands/open-board.js';
import { block, leaderboard, settings, stats, unblock } from '../commands/people.js';
import { play, position, watch } from '../commands/play.js';
import { playAgain } from '../commands/play-again.js';
import { confirmForget, forgetCaller, privacy } from '../commands/privacy.js';
import { problem, streaks } from '../commands/problem.js';
import { reviewOf } from '../commands/review.js';
import { server } from '../commands/server.js';
import {
  openProblem,
  openToday,
  pickInProblem,
  playInProblem,
  putBackInProblem,
  typeInProblem,
} from '../commands/solve-problem.js';
import { TOURNAMENT, joinTournament } from '../commands/tournament.js';
import type { Answer, Call } from '../interaction/call.js';
import { fieldsOf } from '../interaction/options.js';
import { chainOf, change, gameOf, pick, playPicked, putBack } from '../interaction/picking.js';
import { showChange } from '../interaction/show-game.js';
import { askForMove, playTyped } from '../interaction/typed.js';
import type { Action, CustomId } from '../view/custom-id.js';
import type { Message } from '../view/message.js';
import { chosenIn } from '../view/new-game.js';

/** Every slash command. A new one needs a line here, and its words in `@tahoun/i18n`. */
export const COMMANDS: readonly ListedCommand[] = [
  { name: 'play', does: play },
  { name: 'move', does: move },
  { name: 'board', does: board },
  {
    name: 'game',
    does: [undo, draw, resign, abort, hint, analyse, solve, exportGame, importGame, position],
  },
  { name: 'games', does: games },
  { name: 'watch', does: watch },
  { name: 'problem', does: [problem, streaks] },
  { name: 'learn', does: learn },
  { name: 'profile', does: [stats, leaderboard, settings, block, unblock, privacy] },
  { name: 'server', does: server, isForManagers: true },
  { name: 'tournament', does: TOURNAMENT },
  { name: 'help', does: help },
];

/** The work for a click on a button, or a choice in a select. */
type Click = ByAnswer | ByWork;

/** Runs after the acknowledgement. @throws Refusal, reported to the person who clicked. */
type ByWork = (call: Call, id: CustomId, value: string) => Promise<unknown>;

/** Runs before the acknowledgement, because its answer is more than a change of the message. */
export interface ByAnswer {
  /** @throws Refusal */
  answer(call: Call, id: CustomId, value: string): Answer | Promise<Answer>;
  /** Whether the answer is a message for everybody. */
  readonly isPublic?: boolean;
  /** Handles the form that the answer has opened: by work, or with an answer of its own for everybody. */
  submitted?(call: Call, id: CustomId, sent: APIModalSubmitInteraction): Promise<unknown>;
  begins?(call: Call, id: CustomId, sent: APIModalSubmitInteraction): Promise<Answer>;
}

/** The work of each button, select and form. Anybody may click; the work checks who may act. */
export const CLICKS: Readonly<Record<Action, Click>> = {
  pick,
  back: putBack,
  play: (call, id) => playPicked(call, id, chainOf(id.argument)),
  type: {
    answer: askForMove,
    submitted: (call, id, sent) => playTyped(call, id, fieldsOf(sent).move ?? ''),
  },
  hint: adding(hintOf),
  undo: changing(proposeUndo),
  draw: (call, id) => drawOf(call, id.game, id.shown),
  resign: { answer: askWhetherToResign },
  'resign-now': resignNow,
  accept: (call, id) => accept(call, id.game),
  decline: changing(declineChallenge),
  'agree-draw': changing(agreeDraw),
  'refuse-draw': changing(refuseDraw),
  'agree-undo': async (call, id) => {
    const { match, undo: asked } = await gameOf(call, id);
    if (asked !== null) await replayInPieces({ ...match, moves: match.moves.slice(0, asked.to) });
    await changing(agreeUndo)(call, id, '');
  },
  'refuse-undo': changing(refuseUndo),
  analyse: adding(analyseGame),
  again: (call, id) => playAgain(call, id.game),
  resume: async (call, _id, value) => {
    const game = await ownGameMeant(call, value);
    if (await call.addsHere()) await bringHere(call, game, { follow: call.interaction.token });
  },
  learn: async (call, id) => call.reply(await learnPage(call, id.argument, id.shown)),
  abort: changing(abortGame),
  review: adding(reviewOf),
  help: (call, _id, value) => call.reply(helpPage(call, value)),
  forget: (call) => call.reply(confirmForget(call)),
  'forget-now': async (call) => call.reply(await forgetCaller(call)),
  'join-tournament': async (call, id) => call.add(await joinTournament(call, id.game)),
  open: adding(openBoard),
  solve: async (call, id) => call.add(await openProblem(call, id.game, id.argument)),
  'try-pick': pickInProblem,
  'try-back': putBackInProblem,
  'try-play': (call, id) => playInProblem(call, id, chainOf(id.argument)),
  'try-type': {
    answer: askForMove,
    submitted: (call, id, sent) => typeInProblem(call, id, fieldsOf(sent).move ?? ''),
  },
  invite: adding(inviteByLink),
  new: async (call, id) => call.add(await newGame(call, chosenIn(id))),
  'new-game': (call, id, game) => choose(call, id, { game }),
  'new-level': (call, id, level) => choose(call, id, { level }),
  'new-time': (call, id, time) => choose(call, id, { time }),
  'new-play': { answer: playChosen, isPublic: true },
  'new-rival': { answer: challengeChosen, isPublic: true },
  'new-open': { answer: challengeChosen, isPublic: true },
  'new-more': { answer: askForMore, begins: beginByForm },
  today: async (call) => call.add(await openToday(call)),
};

/** A button that adds a message about the clicked game, for the person alone who clicked. */
function adding(message: (call: Call, game: GameRecord) => Promise<Message>): ByWork {
  return async (call, id) => call.add(await message(call, await gameOf(call, id)));
}

/** A button that changes the clicked game and needs nothing else. */
function changing(what: (game: GameRecord, act: Act) => GameRecord): ByWork {
  return async (call, id) => {
    const changed = await change(call, id, what);
    await showChange(call.bot, changed, { token: call.tokenFor(changed) });
  };
}

/** The command by its name and its subcommand's; undefined for an unknown one. */
export function commandNamed(name: string, subcommand: string | undefined): Command | undefined {
  const does = COMMANDS.find((each) => each.name === name)?.does;
  return does === undefined || 'options' in does ? does : does.find((sub) => sub.name === subcommand);
}

/** The refusal of an earlier command, which names its new place: a subcommand, or its first own one. */
export function goneCommand(before: string, language: Language): Refusal {
  if (before === 'challenge')
    return new Refusal('moved-command', { command: discordTexts(language).commands.play.name });
  for (const { name, does } of COMMANDS) {
    const words: CommandTexts = discordTexts(language).commands[name];
    const sub = 'options' in does ? undefined : name === before ? does[0]?.name : before;
    const own = words.subcommands?.[sub ?? ''];
    if (own !== undefined) return new Refusal('moved-command', { command: `${words.name} ${own.name}` });
  }
  return new Refusal('unknown-command');
}
