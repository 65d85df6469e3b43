import { artistOf, waysFrom } from '@tahoun/board';
import { type Game, Random, legalMoves } from '@tahoun/core';
import { type GameId, gameById } from '@tahoun/games';
import { gameTexts } from '@tahoun/i18n';
import type { Moment } from '@tahoun/match';
import type { Call } from '../interaction/call.js';
import { formatCustomId } from '../interaction/custom-id.js';
import { pictureOf } from '../view/board.js';
import { type Message, button, container, row, text } from '../view/message.js';
import type { PrivateCommand } from './command.js';
import { GAME_OPTION } from './common.js';

/** Games of chance among which the shortest is shown. */
const SAMPLES = 12;
/** Moves after which one that does not end is left. */
const LONGEST = 300;

/** `/learn`: the rules of a game, a page each, beside positions of a whole short game. */
export const learn: PrivateCommand = {
  name: 'learn',
  options: [GAME_OPTION],
  async answer(call, options) {
    return learnPage(call, options.text('game') ?? '', 0);
  },
};

/** A page of the rules. @param wanted counted from 0. @throws InputError for an unknown game. */
export async function learnPage(call: Call, game: string, wanted: number): Promise<Message> {
  const { id: gameId } = gameById(game);
  const { texts, language, bot, theme } = call;
  const words = gameTexts(language, gameId);
  const pages = [...words.rules, words.howToMove];
  const page = Math.min(wanted, pages.length - 1);
  const moment = sampleMoment(gameId, page, pages.length);
  const lastMove = moment.moves.at(-1);
  const picked = page === pages.length - 1 ? firstPick(moment) : [];
  const drawing = artistOf(gameId as GameId).draw(moment.position, {
    theme,
    picked,
    ...(lastMove === undefined ? {} : { lastMove }),
  });
  const view = { language, theme, bottom: 0 as const };
  const board = await pictureOf(gameId, moment, drawing, view, bot.painter, '');
  const turn = (to: number, label: string) =>
    button(formatCustomId({ game: '', ply: to, action: 'learn', argument: gameId }), label);
  const buttons = [
    ...(page > 0 ? [turn(page - 1, texts.buttons.previous)] : []),
    ...(page < pages.length - 1 ? [turn(page + 1, texts.buttons.next)] : []),
  ];
  const title = `### ${words.name}\n-# ${texts.learn.page(page + 1, pages.length)} · ${words.tagline}`;
  return {
    components: [container([text(title), ...board.components, text(pages[page] as string), row(...buttons)])],
    files: board.files,
    notifies: [],
    isEphemeral: true,
  };
}

/** The first page shows the start, those after it the game going on, the last one the start with a piece picked. */
function sampleMoment(gameId: string, page: number, pages: number): Moment {
  const game = gameById(gameId);
  const sample = sampleGame(gameId);
  const isLast = page === pages - 1;
  const ply = isLast ? 0 : Math.round((sample.length * page) / Math.max(pages - 2, 1));
  const position = game.initial();
  const moves = sample.slice(0, ply);
  for (const move of moves) position.makeMove(move);
  return { game, position, moves };
}

const samples = new Map<string, readonly number[]>();

/** The shortest of a few games played by chance; always the same ones. */
function sampleGame(gameId: string): readonly number[] {
  const before = samples.get(gameId);
  if (before !== undefined) return before;
  const sample = shortestOf(gameById(gameId));
  samples.set(gameId, sample);
  return sample;
}

function shortestOf(game: Game): readonly number[] {
  let shortest: number[] = [];
  for (let seed = 1; seed <= SAMPLES; seed++) {
    const random = new Random(seed);
    const position = game.initial();
    const played: number[] = [];
    while (played.length < LONGEST) {
      const moves = legalMoves(position);
      if (moves.length === 0) break;
      const move = moves[random.below(moves.length)] as number;
      position.makeMove(move);
      played.push(move);
    }
    if (shortest.length === 0 || played.length < shortest.length) shortest = played;
  }
  return shortest;
}

/** The first targets of a move that takes several, to show how one moves. */
function firstPick({ game, position }: Moment): readonly string[] {
  const ways = waysFrom(game, position, legalMoves(position), []);
  const long = ways.find(({ targets }) => targets.length > 1);
  return long === undefined ? [] : long.targets.slice(0, 1);
}
