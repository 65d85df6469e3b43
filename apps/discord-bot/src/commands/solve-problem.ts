import { inputsFrom } from '@tahoun/board';
import { type Move, legalMoves } from '@tahoun/core';
import { moveWords } from '@tahoun/i18n';
import { faultText, problemTexts } from '@tahoun/i18n/problems';
import { Refusal } from '@tahoun/live';
import { type Moved, type Outcome, type Try, dayOf } from '@tahoun/live/store';
import { type Trial, tryMove } from '@tahoun/problems';
import { PROBLEM_GAMES, problemNamed, problemOn } from '../bot/problems.js';
import type { Call } from '../interaction/call.js';
import { chainOf } from '../interaction/picking.js';
import { readTyped } from '../interaction/typed.js';
import type { CustomId } from '../view/custom-id.js';
import type { Message } from '../view/message.js';
import { snapshotAfter, solvingMessage } from '../view/problem.js';

/* Solving a problem on a private board. The database holds a person's progress; the buttons name its row. */

/** A move that was judged. */
interface Judged extends Outcome {
  /** In the game's notation. */
  readonly move: string;
  readonly trial: Trial;
  /** Whether no wrong move came before it. */
  readonly wasClean: boolean;
}

/** The caller's board of a problem, as they left it today or new. @throws Refusal for an unknown problem. */
export async function openProblem(call: Call, game: string, problemId: string): Promise<Message> {
  const { bot, user, guildId } = call;
  const problem = problemNamed(game, problemId);
  const day = dayOf(bot.now());
  const id = bot.store.idOf(`try ${user.id} ${guildId} ${game} ${problem.id} ${day}`);
  const tried = await bot.store.tries.open({
    id,
    player: user.id,
    guildId,
    game,
    problem: problem.id,
    day,
  });
  return boardOf(call, tried, tried.plies < problem.line.length ? [] : solvedWords(call, tried, null));
}

/** The same for today's problem: of the game with posts in this server, or else of the first game. */
export async function openToday(call: Call): Promise<Message> {
  const { bot, guildId } = call;
  const posted = guildId === null ? null : await bot.store.dailies.of(guildId);
  const game = posted?.game ?? (PROBLEM_GAMES[0] as string);
  return openProblem(call, game, problemOn(game, dayOf(bot.now())).id);
}

/** Handles the choice of a target, or of a group where there are too many targets for one select. */
export async function pickInProblem(call: Call, id: CustomId, value: string): Promise<void> {
  const tried = current(call, id, await call.bot.store.tries.find(id.game));
  const chain = chainOf(id.argument);
  if (id.argument.endsWith('/'))
    return call.reply(await boardOf(call, tried, [], { picked: chain, group: Number(value) }));
  const picked = [...chain, value];
  const inputs = inputsIn(tried, picked);
  if (inputs.length === 0) throw new Refusal('stale-problem');
  const isComplete = inputs.every(({ targets }) => targets.length === picked.length);
  if (isComplete && !call.settings.confirm) return playInProblem(call, id, picked);
  return call.reply(await boardOf(call, tried, [], { picked }));
}

/** Clears the targets that were picked. */
export async function putBackInProblem(call: Call, id: CustomId): Promise<void> {
  const tried = current(call, id, await call.bot.store.tries.find(id.game));
  return call.reply(await boardOf(call, tried, []));
}

/** Tries the move of the picked targets. */
export function playInProblem(call: Call, id: CustomId, picked: readonly string[]): Promise<void> {
  return tryIn(call, id, (tried) => {
    const input = inputsIn(tried, picked).find(({ targets }) => targets.length === picked.length);
    if (input === undefined) throw new Refusal('stale-problem');
    return input.move;
  });
}

/** Tries a typed move. @throws InputError for a text that is no legal move, which does not count. */
export function typeInProblem(call: Call, id: CustomId, typed: string): Promise<void> {
  return tryIn(call, id, ({ game: gameId, problem, plies }) => {
    const { game, position } = snapshotAfter(gameId, problemNamed(gameId, problem), plies);
    return readTyped(gameId, typed, (move) => game.parseMove(position, move));
  });
}

async function tryIn(call: Call, id: CustomId, moveOf: (tried: Try) => Move): Promise<void> {
  const { bot, interaction } = call;
  const judge = (before: Try | null) => {
    const tried = current(call, id, before);
    return judged(tried, moveOf(tried), bot.now());
  };
  const moved = await bot.store.tries.move(id.game, judge, interaction.id);
  return call.reply(await boardOf(call, moved.tried, remarksOn(call, moved)));
}

/** @throws Refusal unless the try is the caller's, unsolved, and still as the clicked message showed it. */
function current(call: Call, { shown }: CustomId, tried: Try | null): Try {
  if (tried === null) throw new Refusal('stale-problem');
  if (tried.player !== call.user.id) throw new Refusal('not-your-problem');
  const { line } = problemNamed(tried.game, tried.problem);
  if (tried.plies >= line.length) throw new Refusal('problem-solved');
  if (tried.plies !== shown) throw new Refusal('stale-problem');
  return tried;
}

function inputsIn({ game: gameId, problem, plies }: Try, picked: readonly string[]) {
  const { game, position } = snapshotAfter(gameId, problemNamed(gameId, problem), plies);
  return inputsFrom(game, position, legalMoves(position), picked);
}

function judged({ game: gameId, problem: id, plies, missed, day }: Try, move: Move, now: number): Judged {
  const problem = problemNamed(gameId, id);
  const { game, position } = snapshotAfter(gameId, problem, plies);
  const trial = tryMove(game, problem, plies, move);
  const isSolved = trial.kind === 'solved';
  return {
    move: game.formatMove(position, move),
    trial,
    wasClean: !missed,
    plies: isSolved ? problem.line.length : trial.kind === 'goes-on' ? plies + 2 : plies,
    isWrong: trial.kind === 'wrong',
    isSolved,
    isDaily: day === dayOf(now) && problemOn(gameId, day).id === id,
  };
}

/** The remarks on a move. */
function remarksOn(call: Call, { tried, outcome, streak }: Moved<Judged>): string[] {
  const { language, texts } = call;
  const words = problemTexts(language);
  const written = (...moves: readonly string[]) => moveWords(language, tried.game, moves.join(' '));
  const { trial, move, wasClean } = outcome;
  switch (trial.kind) {
    case 'solved':
      return solvedWords(call, tried, streak);
    case 'goes-on':
      return [`**${words.goOn(written(trial.reply))}**`];
    case 'wrong':
      return [
        `**${words.wrong(written(move))}** ${faultText(language, trial.fault, written(...trial.line.slice(1)))}`.trim(),
        ...(wasClean ? [texts.daily.missed] : []),
      ];
  }
}

function solvedWords({ language, texts }: Call, tried: Try, streak: number | null): string[] {
  const words = problemTexts(language);
  const { line, proof } = problemNamed(tried.game, tried.problem);
  return [
    `**${tried.missed ? words.solvedLate : words.solved}**`,
    `${words.solution(moveWords(language, tried.game, line.join(' ')))}\n-# ${words.proofs[proof]}`,
    ...(streak === null ? [] : [texts.daily.streak(streak)]),
  ];
}

function boardOf(
  { painter, language, style }: Call,
  tried: Try,
  remarks: readonly string[],
  picking: { readonly picked?: readonly string[]; readonly group?: number } = {},
): Promise<Message> {
  const shown = { game: tried.game, problem: problemNamed(tried.game, tried.problem) };
  return solvingMessage(tried, shown, remarks, { language, style, ...picking }, painter);
}
