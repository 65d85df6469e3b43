import { gameById, lessonsOf } from '@tahoun/catalogue/all';
import { gameTexts } from '@tahoun/i18n';
import type { Call } from '../interaction/call.js';
import { pictureOf } from '../view/board.js';
import { formatCustomId } from '../view/custom-id.js';
import { type Message, button, privateCard, row, text } from '../view/message.js';
import { GAME_OPTION, type PrivateCommand } from './command.js';
import { type LearnPage, lessonPages, rulesPages } from './learn-pages.js';

/** `/learn`: the lessons of a game or, where it has none, its rules, page by page. */
export const learn: PrivateCommand = {
  name: 'learn',
  options: [GAME_OPTION],
  answer: async (call, options) => learnPage(call, options.text('game') ?? '', 0),
};

/** A page of the lessons or rules. @param wanted counted from 0. @throws InputError for an unknown game. */
export async function learnPage(call: Call, game: string, wanted: number): Promise<Message> {
  const { id: gameId } = gameById(game);
  const { texts, language } = call;
  const words = gameTexts(language, gameId);
  const lessons = lessonsOf(gameId);
  const pages = lessons === undefined ? rulesPages(gameId, language) : lessonPages(gameId, lessons, language);
  const index = Math.min(wanted, pages.length - 1);
  const page = pages[index] as LearnPage;
  const board = await boardOf(call, gameId, page);
  const turn = (to: number, label: string) =>
    button(formatCustomId({ shown: to, action: 'learn', argument: gameId }), label);
  const buttons = [
    ...(index > 0 ? [turn(index - 1, texts.buttons.previous)] : []),
    ...(index < pages.length - 1 ? [turn(index + 1, texts.buttons.next)] : []),
  ];
  const title = `### ${words.name}\n-# ${texts.learn.page(index + 1, pages.length)} · ${words.tagline}`;
  return privateCard([text(title), ...board.components, text(page.text), row(...buttons)], board.files);
}

async function boardOf({ language, style, painter }: Call, gameId: string, { show }: LearnPage) {
  if (show === undefined) return { components: [], files: [] };
  const { snapshot, notes: hasNotes, ...marked } = show();
  return pictureOf(gameId, snapshot, { language, style, bottom: 0, hasNotes, ...marked }, painter, '');
}
