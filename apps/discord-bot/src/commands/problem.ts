import { artistOf, gameById, gameIds } from '@tahoun/catalogue/all';
import { formatNumber, gameTexts, moveWords } from '@tahoun/i18n';
import { type ProblemTexts, problemTexts } from '@tahoun/i18n/problems';
import { Refusal } from '@tahoun/live';
import { newMatch, snapshotAt } from '@tahoun/match';
import { type Problem, nextProblem, problemOfDay } from '@tahoun/problems';
import { shippedProblems } from '@tahoun/problems/node';
import { type Call, acknowledge } from '../interaction/call.js';
import { pictureOf } from '../view/board.js';
import { type Message, container, linkButton, row, text } from '../view/message.js';
import { GAME_OPTION, type PublicCommand } from './command.js';

const GAMES = gameIds().filter((id) => shippedProblems(id).length > 0);

/** `/problem`: a position with one good move, for everybody here to find; the solution is hidden below it. */
export const problem: PublicCommand = {
  name: 'problem',
  options: [
    { ...GAME_OPTION, choices: GAMES },
    { name: 'rating', kind: 'number' },
  ],

  run(call, options) {
    const { id } = gameById(options.text('game') ?? '');
    const rating = options.number('rating');
    const all = shippedProblems(id);
    if (all.length === 0) throw new Refusal('no-such-game');
    const day = new Date(call.bot.now()).toISOString().slice(0, 10);
    const chosen =
      rating === undefined
        ? problemOfDay(all, day)
        : (nextProblem(all, { rating, seen: new Set(), random: Math.random }) as Problem);
    return acknowledge(call.interaction, false, async () =>
      call.reply(await problemMessage(call, id, chosen, rating === undefined)),
    );
  },
};

async function problemMessage(call: Call, id: string, shown: Problem, isDaily: boolean): Promise<Message> {
  const { bot, language, style } = call;
  const { within, goal, line, proof, rating } = shown;
  const texts: ProblemTexts = problemTexts(language);
  const words = gameTexts(language, id);
  const snapshot = snapshotAt(
    newMatch({ game: gameById(id), position: shown.position, players: ['human', 'human'] }),
  );
  const { turn } = snapshot.position;
  const task = `${words.sides[turn].turn}. ${within === undefined ? texts.goals[goal] : texts.within(within)}`;
  const drawing = artistOf(id).draw(snapshot.position, { ...style, bottom: turn });
  const board = await pictureOf(id, snapshot, drawing, { language, style, bottom: turn }, bot.painter, task);
  const title = isDaily ? `${texts.title(words.name)} · ${texts.daily}` : texts.title(words.name);
  const solution = texts.solution(`||${moveWords(language, id, line.join(' '))}||`);
  const notes = [texts.problemRating(formatNumber(language, rating)), texts.proofs[proof]].join(' · ');
  const page = bot.webUrl === undefined ? undefined : new URL(`/problems/${id}/${shown.id}`, bot.webUrl).href;
  return {
    components: [
      container([
        text(`### ${title}\n${task}`),
        ...board.components,
        text(`${solution}\n-# ${notes}`),
        ...(page === undefined ? [] : [row(linkButton(page, call.texts.buttons.web))]),
      ]),
    ],
    files: board.files,
    notifies: [],
  };
}
