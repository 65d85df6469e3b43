import { gameById } from '@tahoun/catalogue/all';
import type { Side } from '@tahoun/core';
import { discordTexts, formatNumber, gameTexts, moveWords } from '@tahoun/i18n';
import { problemTexts } from '@tahoun/i18n/problems';
import type { Try } from '@tahoun/live/store';
import type { Snapshot } from '@tahoun/match';
import type { Problem } from '@tahoun/problems';
import { type View, pictureOf } from './board.js';
import { formatCustomId } from './custom-id.js';
import { type Message, button, card, linkButton, privateCard, row, text } from './message.js';
import type { Painter } from './painter.js';
import { pickRows } from './picker.js';

/** A problem with the id of its game. */
export interface GameProblem {
  readonly game: string;
  readonly problem: Problem;
}

/** A view without `bottom`, because the solving side is always there. */
type ProblemView = Omit<View, 'bottom'>;

/** A problem for everybody: its solution is behind a spoiler, and a button opens a private board. */
export async function problemMessage(
  { game, problem }: GameProblem,
  isDaily: boolean,
  view: ProblemView,
  painter: Painter,
): Promise<Message> {
  const { language, webUrl } = view;
  const { buttons } = discordTexts(language);
  const { title, task, board } = await drawn({ game, problem }, 0, view, painter);
  const { daily, solution, problemRating, proofs } = problemTexts(language);
  const line = `||${moveWords(language, game, problem.line.join(' '))}||`;
  const notes = [problemRating(formatNumber(language, problem.rating)), proofs[problem.proof]].join(' · ');
  const page = webUrl === undefined ? undefined : new URL(`/problems/${game}/${problem.id}`, webUrl).href;
  const solve = formatCustomId({ game, action: 'solve', argument: problem.id });
  const parts = [
    text(`### ${isDaily ? `${title} · ${daily}` : title}\n${task}`),
    ...board.components,
    text(`${solution(line)}\n-# ${notes}`),
    row(
      button(solve, buttons.solve, 'success'),
      ...(page === undefined ? [] : [linkButton(page, buttons.web)]),
    ),
  ];
  return card(parts, board.files);
}

/** A person's private board of a problem. @param remarks on their last move. */
export async function solvingMessage(
  { id, plies }: Pick<Try, 'id' | 'plies'>,
  { game, problem }: GameProblem,
  remarks: readonly string[],
  view: ProblemView,
  painter: Painter,
): Promise<Message> {
  const { title, task, snapshot, board } = await drawn({ game, problem }, plies, view, painter);
  const typeId = formatCustomId({ game: id, shown: plies, action: 'try-type' });
  const isOpen = plies < problem.line.length;
  const pickable = { id, shown: plies, game, prefix: 'try-' } as const;
  const inputs = [
    ...pickRows(pickable, snapshot, board.drawing.areas, view),
    row(button(typeId, discordTexts(view.language).buttons.type)),
  ];
  const words = text([`### ${title}`, task, ...remarks].join('\n'));
  return privateCard([words, ...board.components, ...(isOpen ? inputs : [])], board.files);
}

/** The common parts of both messages: the board after `plies` of the solution, and the task. */
async function drawn({ game, problem }: GameProblem, plies: number, view: ProblemView, painter: Painter) {
  const { language, style, picked } = view;
  const texts = problemTexts(language);
  const { name, sides } = gameTexts(language, game);
  const snapshot = snapshotAfter(game, problem, plies);
  const bottom: Side = snapshotAfter(game, problem, 0).position.turn;
  const goal = problem.within === undefined ? texts.goals[problem.goal] : texts.within(problem.within);
  const task = `${sides[bottom].turn}. ${goal}`;
  const board = await pictureOf(game, snapshot, { language, style, bottom, picked }, painter, task);
  return { title: texts.title(name), task, snapshot, board };
}

/** The position of a problem after `plies` of its line, with the moves that led there. */
export function snapshotAfter(game: string, { position, line }: Problem, plies: number): Snapshot {
  return snapshotOf(game, position, line.slice(0, plies));
}

/** A position after some moves from a start, all as text. */
export function snapshotOf(gameId: string, start: string, played: readonly string[]): Snapshot {
  const game = gameById(gameId);
  const position = game.parsePosition(start);
  const moves = played.map((text) => {
    const move = game.parseMove(position, text);
    position.makeMove(move);
    return move;
  });
  return { game, position, start, moves };
}
