import { inputsFrom } from '@tahoun/board';
import { legalMoves } from '@tahoun/core';
import { problemTexts } from '@tahoun/i18n/problems';
import type { Problem } from '@tahoun/problems';
import { shippedProblems } from '@tahoun/problems/node';
import { describe, expect, it } from 'vitest';
import { PROBLEM_GAMES } from '../bot/problems.js';
import { type Written, buttonsOf, selectsOf, wordsOf } from '../testing/bot-discord.js';
import type { Person } from '../testing/person.js';
import { useTestBot } from '../testing/test-bot.js';
import { snapshotAfter } from '../view/problem.js';

const tested = useTestBot({ painter: { paint: async (svg) => Buffer.from(svg) } });
let channels = 0;

/** Three plies, with a wrong first move whose line is known. */
const isLong = ({ line, wrong }: Problem) => line.length === 3 && (wrong[0]?.[0]?.length ?? 0) > 2;
const chess = shippedProblems('chess').find(isLong) as Problem;
const [first, reply, last] = chess.line as [string, string, string];
const [[wrong, ...play]] = chess.wrong[0] as unknown as [[string, ...string[]]];

function newcomer(name = 'Anna', locale = 'en-US'): Person {
  return Object.assign(tested.it.person(name, locale), { channelId: `solve-${channels++}` });
}

/** The message of some problem, as everybody sees it. */
async function posted(person: Person, game = 'chess'): Promise<Written> {
  return (await person.command('problem solve', { game, rating: 1200 })).message as Written;
}

const solveId = (game: string, { id }: Problem) => `t1:${game}:0:solve:${id}`;

/** What the bot has added beside a message that was clicked, to the clicker alone. */
function addedTo(person: Person, token: string): Written[] {
  return person.discord.followUps.get(token) ?? [];
}

/** The board behind the button Solve of a problem. */
async function opened(person: Person, game = 'chess', problem = chess): Promise<Written> {
  const click = person.clickOf(await posted(person, game), solveId(game, problem));
  await person.deliver(click);
  const [board, ...more] = addedTo(person, click.token);
  expect(more).toEqual([]);
  return board as Written;
}

/** What is picked for the move of a solution, after so many plies of it. */
function targetsOf(gameId: string, problem: Problem, plies: number): readonly string[] {
  const { game, position } = snapshotAfter(gameId, problem, plies);
  const move = game.parseMove(position, problem.line[plies] as string);
  const inputs = inputsFrom(game, position, legalMoves(position), []);
  return inputs.find((each) => each.move === move)?.targets ?? [];
}

/** Picks the move that solves, target by target. */
async function pickMove(person: Person, board: Written, plies: number): Promise<void> {
  for (const target of targetsOf('chess', chess, plies)) await person.select(board, target);
}

const typed = (person: Person, board: Written, move: string) => person.type(board, 'Type a move', move);

describe('a problem', () => {
  it('is solved by picks on a board that nobody else sees, against the best defence', async () => {
    const anna = newcomer();
    const message = await posted(anna);
    const before = JSON.stringify([message.message.components, anna.discord.in(anna.channelId).length]);
    const click = anna.clickOf(message, solveId('chess', chess));
    await anna.deliver(click);
    const [board] = addedTo(anna, click.token) as [Written];
    expect(board.isEphemeral).toBe(true);
    expect(wordsOf(board.message)).not.toContain(first);
    await pickMove(anna, board, 0);
    expect(wordsOf(board.message)).toContain(`Correct. The reply is ${reply}; continue.`);
    expect(wordsOf(board.message)).not.toContain(last);
    await pickMove(anna, board, 2);
    expect(wordsOf(board.message)).toMatch(/\*\*Solved!\*\*/);
    expect(wordsOf(board.message)).toContain(`Solution: ${chess.line.join(' ')}`);
    expect([selectsOf(board.message), buttonsOf(board.message)]).toEqual([[], []]);
    expect(JSON.stringify([message.message.components, anna.discord.in(anna.channelId).length])).toBe(before);
    expect(anna.discord.in(anna.channelId).filter(({ isEphemeral }) => isEphemeral)).toEqual([]);
  });

  it('says what is wrong with a move, which may be tried again and counts as missed once', async () => {
    const anna = newcomer();
    const board = await opened(anna);
    await typed(anna, board, wrong);
    expect(wordsOf(board.message)).toContain(`${wrong} is not the move.`);
    expect(wordsOf(board.message)).toContain(`: ${play.join(' ')}.`);
    expect(wordsOf(board.message)).toMatch(/counts as missed/);
    await typed(anna, board, wrong);
    expect(wordsOf(board.message)).not.toMatch(/counts as missed/);
    await typed(anna, board, first);
    await typed(anna, board, last);
    expect(wordsOf(board.message)).toMatch(/\*\*That is the solution\.\*\*/);
    expect(wordsOf(await opened(anna).then(({ message }) => message))).toMatch(/That is the solution/);
  });

  it('says no more of a wrong move that it does not list', async () => {
    const anna = newcomer();
    const board = await opened(anna);
    const { game, position } = snapshotAfter('chess', chess, 0);
    const listed = [first, ...(chess.wrong[0] ?? []).map(([move]) => move as string)];
    const listedMoves = listed.map((text) => game.parseMove(position, text));
    const other = legalMoves(position).find((move) => !listedMoves.includes(move)) as number;
    await typed(anna, board, game.formatMove(position, other));
    expect(wordsOf(board.message)).toMatch(/is not the move\.\*\*\nThis counts as missed/);
  });

  it('does not count what is no legal move', async () => {
    const anna = newcomer();
    const board = await opened(anna);
    for (const nonsense of ['Kz9', 'e9', '', 'x'.repeat(100)])
      expect((await typed(anna, board, nonsense)).said).not.toBe('');
    await typed(anna, board, first);
    await typed(anna, board, last);
    expect(wordsOf(board.message)).toMatch(/\*\*Solved!\*\*/);
  });

  it('asks before a move is tried where its solver wants that, and takes picks back', async () => {
    const anna = newcomer();
    await anna.command('profile settings', { confirm: 'on' });
    const board = await opened(anna);
    await pickMove(anna, board, 0);
    expect(wordsOf(board.message)).not.toMatch(/Correct/);
    const [start] = selectsOf((await opened(newcomer())).message);
    await anna.press(board, 'Back');
    expect(selectsOf(board.message)[0]?.values).toEqual(start?.values);
    await pickMove(anna, board, 0);
    await anna.press(board, `Play ${first}?`);
    expect(wordsOf(board.message)).toMatch(/Correct/);
  });

  it('speaks the language of its solver, and reads the letters of it', async () => {
    const anna = newcomer('Anna', 'cs');
    const message = await posted(anna);
    expect(buttonsOf(message.message).map(({ label }) => label)).toEqual(['Řešit']);
    const bruno = Object.assign(newcomer('Bruno', 'en-US'), { channelId: anna.channelId });
    const click = bruno.clickOf(message, solveId('chess', chess));
    await bruno.deliver(click);
    expect(wordsOf((addedTo(bruno, click.token)[0] as Written).message)).toMatch(/^### Problems: Chess/);
    const board = await opened(anna);
    expect(wordsOf(board.message)).toMatch(/^### Úlohy: Šachy/);
    await anna.type(
      board,
      'Napsat tah',
      first.replace(/^[KQRBN]/, (letter) => CZECH[letter] ?? letter),
    );
    expect(wordsOf(board.message)).toMatch(/Správně/);
  });

  it.each(PROBLEM_GAMES)('of %s has a board whose every step Discord takes', async (game) => {
    const problem = shippedProblems(game).find(({ line }) => line.length > 1) ?? shippedProblems(game)[0];
    const anna = newcomer();
    const board = await opened(anna, game, problem);
    const { line } = problem as Problem;
    for (let plies = 0; plies < line.length; plies += 2) {
      for (const target of targetsOf(game, problem as Problem, plies)) {
        const offering = () => selectsOf(board.message).find(({ values }) => values.includes(target));
        const groups = selectsOf(board.message)[0] as { id: string; values: string[] };
        for (const group of offering() === undefined ? groups.values : [])
          if (offering() === undefined) await anna.deliver(anna.clickOf(board, groups.id, group));
        await anna.select(board, target);
      }
    }
    expect(wordsOf(board.message)).toContain(problemTexts('en').solved);
  });
});

const CZECH: Readonly<Record<string, string>> = { K: 'K', Q: 'D', R: 'V', B: 'S', N: 'J' };

describe('a board of a problem', () => {
  it('goes on after a restart, and is opened again as it was left', async () => {
    const anna = newcomer();
    const board = await opened(anna);
    await typed(anna, board, wrong);
    await typed(anna, board, first);
    const other = tested.it.restarted();
    const again = await opened(Object.assign(anna, { bot: other.bot }));
    expect(again.id).not.toBe(board.id);
    const [target = ''] = targetsOf('chess', chess, 2);
    await pickMove(anna, board, 2);
    expect(wordsOf(board.message)).toMatch(/That is the solution/);
    expect((await anna.select(again, target)).said).toMatch(/already solved/);
    await other.bot.scheduler.stop();
  });

  it('takes a click once that two processes hear', async () => {
    const anna = newcomer();
    const other = tested.it.restarted();
    const heardTwice = async (click: ReturnType<Person['clickOf']>) => {
      await anna.deliver(click);
      await other.person('x').deliver(click);
      return addedTo(anna, click.token);
    };
    const message = await posted(anna);
    const [board, ...more] = await heardTwice(anna.clickOf(message, solveId('chess', chess)));
    expect(more).toEqual([]);
    const { id } = selectsOf((board as Written).message)[0] as { id: string };
    const play = `${id.split(':').slice(0, 3).join(':')}:try-play:${targetsOf('chess', chess, 0).join(',')}`;
    expect(await heardTwice(anna.clickOf(board as Written, play))).toEqual([]);
    expect(wordsOf((board as Written).message)).toMatch(/Correct/);
    await other.bot.scheduler.stop();
  });

  it('is its solver’s: others, old boards and made-up ids are refused and change nothing', async () => {
    const [anna, bruno] = [newcomer(), newcomer('Bruno')];
    const board = await opened(anna);
    const { id } = selectsOf(board.message)[0] as { id: string };
    const [, tryId] = id.split(':') as [string, string];
    const refused = async (person: Person, customId: string, value?: string) =>
      (await person.deliver(person.clickOf(board, customId, value))).said;
    const before = wordsOf(board.message);
    for (const action of ['try-pick', 'try-play', 'try-back'])
      expect(await refused(bruno, `t1:${tryId}:0:${action}:e2`, 'e4'), action).toMatch(/somebody else/);
    for (const forged of [
      `t1:${tryId}:2:try-play:${targetsOf('chess', chess, 0).join(',')}`,
      `t1:${tryId}:1:try-back:`,
      `t1:${tryId}:0:try-play:e2,e4,e6`,
      `t1:${tryId}:0:try-play:`,
      `t1:${tryId}:0:try-pick:${'x'.repeat(40)}`,
      't1:nothing:0:try-back:',
      `t1:${'9'.repeat(60)}:0:try-play:e2`,
    ])
      expect(await refused(anna, forged, 'y'.repeat(90)), forged).toMatch(/out of date/);
    expect(await refused(anna, `t1:${tryId}:-1:try-back:`)).toMatch(/current position/);
    expect(await refused(anna, 't1:chess:0:solve:nothing')).toMatch(/no longer have this problem/);
    expect(await refused(anna, 't1:../chess:0:solve:x')).toMatch(/chess/);
    expect(await refused(anna, 't1:tic-tac-toe:0:solve:x')).toMatch(/no longer have this problem/);
    const type = buttonsOf(board.message).find(({ label }) => label === 'Type a move');
    const form = await bruno.deliver(bruno.clickOf(board, type?.id ?? ''));
    expect((await bruno.submit(form, { move: first })).said).toMatch(/somebody else/);
    expect(wordsOf(board.message)).toBe(before);
    await typed(anna, board, first);
    await typed(anna, board, last);
    expect(wordsOf(board.message)).toMatch(/\*\*Solved!\*\*/);
  });
});
