import type { EngineHost } from '@tahoun/engine';
import { type GameRecord, playTurn } from '@tahoun/live';
import { showLine, snapshotAt } from '@tahoun/match';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Written } from './testing/bot-discord.js';
import { NO_THREADS, type Person } from './testing/person.js';
import { useTestBot } from './testing/test-bot.js';

/** Players get no help from the engine in their games between people, however they ask. */
const tested = useTestBot({
  painter: { paint: async (svg) => Buffer.from(svg) },
  engine: (real): EngineHost => ({
    ...real,
    bestMove: (request, options) => real.bestMove({ ...request, nodes: 300 }, options),
  }),
});
const OWN = /from your own game in progress/;
let channels = 0;

function people(...names: string[]): Person[] {
  const channelId = `fair-${channels++}`;
  return names.map((name) =>
    Object.assign(tested.it.person(name), { channelId, where: 'server', permissions: NO_THREADS }),
  );
}

function last(person: Person): Written {
  return person.discord.boardIn(person.channelId);
}

/** A game between two people after some moves, and somebody else. */
async function begun(game: string, moves: readonly string[]) {
  const [anna, bruno, cyril] = people('Anna', 'Bruno', 'Cyril') as [Person, Person, Person];
  await anna.command('play', { game, opponent: bruno });
  await bruno.press(last(anna), 'Accept');
  const { id } = (await anna.bot.store.lists.openGamesOf(anna.id))[0] as GameRecord;
  for (const [i, move] of moves.entries()) {
    const userId = (i % 2 === 0 ? anna : bruno).id;
    await anna.bot.store.games.change(id, (now) => playTurn(now, { userId, now: anna.bot.now() }, move));
  }
  return { anna, bruno, cyril, id };
}

const OPENING = ['e4', 'c5', 'Nf3', 'd6', 'd4', 'cxd4'];
/** What is on the board then, and the same seen otherwise. */
const FENS = {
  'as it is': 'rnbqkbnr/pp2pppp/3p4/8/3pP3/5N2/PPP2PPP/RNBQKB1R w KQkq - 0 4',
  'with other counters': 'rnbqkbnr/pp2pppp/3p4/8/3pP3/5N2/PPP2PPP/RNBQKB1R w KQkq - 17 90',
  'without rights to castle': 'rnbqkbnr/pp2pppp/3p4/8/3pP3/5N2/PPP2PPP/RNBQKB1R w - - 0 4',
  'with the other side to move': 'rnbqkbnr/pp2pppp/3p4/8/3pP3/5N2/PPP2PPP/RNBQKB1R b KQkq - 0 4',
  'from left to right': 'rnbkqbnr/pppp2pp/4p3/8/3Pp3/2N5/PPP2PPP/R1BKQBNR w - - 0 4',
  'with colours changed': 'rnbqkb1r/ppp2ppp/5n2/3Pp3/8/3P4/PP2PPPP/RNBQKBNR b KQkq - 0 4',
  'some moves before': 'rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2',
  'after the next move': 'rnbqkbnr/pp2pppp/3p4/8/3NP3/8/PPP2PPP/RNBQKB1R b KQkq - 0 4',
};

afterEach(() => vi.unstubAllGlobals());

describe('a position of one’s own game between people', () => {
  it.each(Object.entries(FENS))('is refused %s', async (_how, position) => {
    const { anna, bruno } = await begun('chess', OPENING);
    const answer = await anna.command('game position', { game: 'chess', position, level: 1 });
    expect(answer.said).toMatch(OWN);
    expect(answer.message?.isEphemeral).toBe(true);
    expect((await bruno.analyses({ content: `\`${position}\`` })).said).toMatch(OWN);
    expect(await anna.bot.store.lists.openGamesOf(anna.id)).toHaveLength(1);
  });

  it('is not had by importing the game', async () => {
    const { anna } = await begun('chess', OPENING);
    const answer = await anna.command('game import', {
      game: 'chess',
      text: '1. e4 c5 2. Nf3 d6 3. d4 cxd4',
      level: 8,
    });
    expect(answer.said).toMatch(OWN);
    expect(answer.message?.isEphemeral).toBe(true);
    vi.stubGlobal('fetch', async () => new Response('1. e4 c5 2. Nf3 d6 3. d4 cxd4'));
    const file = { name: 'game.pgn', type: 'text/plain', bytes: new Uint8Array(9) };
    const fromFile = await anna.command('game import', { game: 'chess', file });
    expect(fromFile.said).toMatch(OWN);
    expect(fromFile.message?.isEphemeral).toBe(true);
    expect(await anna.bot.store.lists.openGamesOf(anna.id)).toHaveLength(1);
  });

  it('is not analysed by its message either', async () => {
    const { anna } = await begun('chess', OPENING);
    const { components } = last(anna).message;
    expect((await anna.analyses({ components })).said).toMatch(/No hints in games between people/);
  });

  it('gets no help in another game that has come to it, turned or not', async () => {
    const { anna, id } = await begun('tic-tac-toe', ['a1', 'b2', 'c3']);
    await anna.command('play', { game: 'tic-tac-toe', level: 1 });
    const [own] = (await anna.bot.store.lists.openGamesOf(anna.id)).filter((game) => game.id !== id);
    const which = (own as GameRecord).id;
    const set = (moves: readonly string[]) =>
      anna.bot.store.games.change(which, (game) => ({ ...game, match: showLine(game.match, moves, null) }));
    for (const moves of [
      ['a1', 'b2', 'c3'],
      ['c1', 'b2', 'a3'],
    ]) {
      await set(moves);
      for (const name of ['game hint', 'game analyse', 'game solve'])
        expect((await anna.command(name, { which })).said, name).toMatch(OWN);
    }
    await set(['b1', 'b2', 'b3']);
    expect((await anna.command('game hint', { which })).said).toMatch(/Try/);
  });

  it('is free to others, and to its players once it is over', async () => {
    const { anna, cyril } = await begun('chess', OPENING);
    const position = FENS['as it is'];
    expect((await cyril.analyses({ content: position })).said).toMatch(/Analysis: Chess/);
    await anna.command('game resign');
    expect((await anna.analyses({ content: position })).said).toMatch(/Analysis: Chess/);
    expect((await anna.command('game position', { game: 'chess', position, level: 1 })).said).not.toMatch(
      OWN,
    );
  });
});

describe('other positions', () => {
  it('are free: how a game begins, and what has nothing to do with one’s own', async () => {
    const { anna } = await begun('chess', OPENING);
    expect((await anna.command('play', { game: 'chess', level: 1 })).said).not.toMatch(OWN);
    const others = [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      'rnbqkbnr/pp2pppp/3p4/8/3pP3/2N5/PPP2PPP/R1BQKBNR w KQkq - 0 4',
    ];
    for (const position of others)
      expect((await anna.analyses({ content: position })).said).toMatch(/Analysis: Chess/);
  });
});

describe('a rated game against the computer', () => {
  it('is kept from the engine elsewhere, and no more once it does not count', async () => {
    const [anna] = people('Anna') as [Person];
    await anna.command('play', { game: 'tic-tac-toe', level: 1 });
    await anna.command('move', { move: 'b2' });
    const { id } = (await anna.bot.store.lists.openGamesOf(anna.id))[0] as GameRecord;
    const [game, position] = ['tic-tac-toe', await positionOf(anna)];
    expect((await anna.command('game position', { game, position, level: 8 })).said).toMatch(OWN);
    await anna.command('game hint', { which: id });
    expect((await anna.command('game position', { game, position, level: 8 })).said).not.toMatch(OWN);
  });
});

/** The position of somebody's game as text. */
async function positionOf(person: Person): Promise<string> {
  const [record] = (await person.bot.store.lists.openGamesOf(person.id)) as [GameRecord];
  const { game, position } = snapshotAt(record.match);
  return game.formatPosition(position);
}
