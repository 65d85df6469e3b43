import { gameById } from '@tahoun/catalogue/all';
import { scoreParts } from '@tahoun/core';
import type { BestMoveAnswer } from '@tahoun/engine';
import { discordTexts, gameTexts, moveWords, scoreWords } from '@tahoun/i18n';
import { newMatch, saveMatch, showLine } from '@tahoun/match';
import type { BotFixture } from '../discord/bot-fixture.ts';
import { libraryAnswer, stateBehind } from './library.ts';
import type { Question } from './questions.ts';
import type { Words } from './words.ts';

const texts = discordTexts('en');

/** What the bot searches, whatever is asked: for a hint, and for the lines of an analysis. */
const HINT = { nodes: 200_000 };
const ANALYSIS = { nodes: 300_000, multiPv: 3 };
/** Moves of a line that it shows. */
const LINE_LENGTH = 8;

/** Its questions are about games that go on, and all moves with all strength. */
export function isAskedOnDiscord(question: Question): boolean {
  const { game: _, position: __, played: ___, nodes: ____, multiPv: _____, ...others } = question;
  return Object.keys(others).length === 0 && !stateBehind(question).over;
}

/** Gives a newcomer a game that stands where the question is, and asks the bot for a hint, or for several lines. */
export async function askBot(fixture: BotFixture, question: Question): Promise<Words> {
  const { game, position, played = [], multiPv } = question;
  const start = newMatch({
    game: gameById(game),
    players: ['human', 'human'],
    ...(position && { position }),
  });
  const [user] = fixture.people('en-US');
  const text = saveMatch(showLine(start, played));
  await (await user.command('game import', { game, text })).message();
  const asked = await user.command(multiPv === undefined ? 'game hint' : 'game analyse');
  const said = (await asked.message()).text;
  if (multiPv === undefined) return { hint: said.trim() };
  return { lines: said.split('\n').filter((line) => /^- |point of view/.test(line)) };
}

/** What the bot makes of the library's answers. */
export function expectedOnDiscord(question: Question): Words {
  if (question.multiPv === undefined) {
    const answer = libraryAnswer({ ...question, ...HINT });
    return { hint: texts.hint(moveWords('en', answer.game, answer.move as string), scoreOf(answer, answer)) };
  }
  const answer = libraryAnswer({ ...question, ...ANALYSIS });
  const turn = gameById(answer.game).sides.findIndex(({ id }) => id === answer.turn);
  const { name } = gameTexts('en', answer.game).sides[turn]!;
  const proved = answer.exact ? ` (${texts.analysis.proved})` : '';
  const first = texts.analysis.score(name, scoreOf(answer, answer)) + proved;
  const others = (answer.lines ?? []).slice(1).map((line) => {
    const pv = line.pv.slice(0, LINE_LENGTH).join(' ') + (line.pv.length > LINE_LENGTH ? ' …' : '');
    return `- ${moveWords('en', answer.game, pv)} (${scoreOf(answer, line)})`;
  });
  return { lines: [first, ...others] };
}

function scoreOf({ game }: BestMoveAnswer, line: Parameters<typeof scoreParts>[0]): string {
  return scoreWords('en', game, scoreParts(line));
}
