import { gameById } from '@tahoun/catalogue/all';
import { scoreParts } from '@tahoun/core';
import type { BestMoveAnswer, BestMoveRequest } from '@tahoun/engine';
import { formatNumber, reviewTexts, scoreWords } from '@tahoun/i18n';
import type { Page } from 'playwright-core';
import type { Web } from '../support/web.js';
import { stateBehind } from './library.ts';
import type { Question } from './questions.ts';
import { type Words, documentWords } from './words.ts';

/** What the script below leaves on the page. */
interface Watched {
  /** What is asked instead of an analysis without an end. */
  asked: Partial<BestMoveRequest>;
  /** What the workers have answered since. */
  answers: BestMoveAnswer[];
}

/** Makes a page's searches small, and keeps what its workers answer. */
function watchWorkers(): void {
  const watched = window as unknown as Watched;
  const post = Worker.prototype.postMessage;
  const seen = new WeakSet<Worker>();
  Worker.prototype.postMessage = function (this: Worker, message: { task?: { request: object } }) {
    if (message.task !== undefined) Object.assign(message.task.request, watched.asked);
    if (!seen.has(this))
      this.addEventListener('message', ({ data }) => {
        if (data.type === 'reply') watched.answers.push(data.reply.answer);
      });
    seen.add(this);
    post.call(this, message);
  };
}

/**
 * The analysis of the page, whose own limit a user never reaches: the questions' limits take its place. Such a
 * question names no level and no algorithm, and its game is at an address of the page.
 */
export async function askPage(
  web: Web,
  questions: readonly Question[],
): Promise<readonly (Words | undefined)[]> {
  const page = await web.visit({ path: '/saved', script: watchWorkers });
  const said: (Words | undefined)[] = [];
  for (const question of questions) {
    const { game: _, position: __, variants: ___, played: ____, ...asked } = question;
    said.push(hasAddress(question) ? await analyse(page, question, { multiPv: 1, ...asked }) : undefined);
  }
  return said;
}

/** Options that the text of a position does not tell are at no address. */
function hasAddress({ game, variants }: Question): boolean {
  return variants === undefined || game === 'zabor';
}

function addressOf({ game, position, variants, played = [] }: Question): string {
  const rules = gameById(game);
  const start = position ?? rules.formatPosition(rules.initial(variants));
  return `/analysis/${game}?${new URLSearchParams({ position: start, moves: played.join(' ') })}`;
}

async function analyse(page: Page, question: Question, asked: Partial<BestMoveRequest>): Promise<Words> {
  await page.evaluate(
    ([to, limits]) => {
      const watched = window as unknown as Watched;
      Object.assign(watched, { asked: { nodes: undefined, ...limits, threads: 1 }, answers: [] });
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    [addressOf(question), asked] as const,
  );
  // On its way to the address, a page may ask of the board that it had, and leave that search.
  const answered = await page.waitForFunction(
    ([id, place]) =>
      (window as unknown as Watched).answers.find(
        ({ game, position, limitedBy }) => game === id && position === place && limitedBy !== 'stop',
      ),
    [question.game, stateBehind(question).position] as const,
  );
  const answer = (await answered.jsonValue()) as BestMoveAnswer;
  const depth = reviewTexts('en').depth(answer.depth, formatNumber('en', answer.nodes));
  // Of a game that is over it shows nothing.
  if (answer.move !== null) await page.getByTestId('analysis-depth').getByText(depth).waitFor();
  const shown = await page.locator('.analysis-lines strong').allTextContents();
  return { ...documentWords(answer), shown: shown.map((text) => text.replaceAll('\u00a0', ' ')) };
}

/** The scores of an answer as the page shows them: from the first side, the moves of one side counted. */
export function shownScores(answer: BestMoveAnswer): readonly string[] {
  if (answer.move === null) return [];
  const isFirst = gameById(answer.game).sides[0].id === answer.turn;
  return (answer.lines ?? [answer]).map((line) => {
    const parts = scoreParts(isFirst ? line : { ...line, score: 0 - line.score });
    return scoreWords('en', answer.game, parts.kind === 'decided' ? { ...parts, inMoves: true } : parts, 1);
  });
}
