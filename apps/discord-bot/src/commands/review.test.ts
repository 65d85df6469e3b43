import { gameById } from '@tahoun/catalogue/all';
import { Random, WIN, legalMoves } from '@tahoun/core';
import type { EngineHost } from '@tahoun/engine';
import { newMatch, playMove, snapshotAt } from '@tahoun/match';
import { describe, expect, it } from 'vitest';
import { type Written, altOf, buttonsOf, wordsOf } from '../testing/bot-discord.js';
import type { Person } from '../testing/person.js';
import { useTestBot } from '../testing/test-bot.js';
import { webLink } from '../view/web-link.js';

/** What the engine says by the number of moves played: the second move is a blunder, the third a mistake. */
const ANSWERS = [
  { move: 'e4', score: 20 },
  { move: 'e5', score: -20 },
  { move: 'd4', score: 400 },
  { move: 'Nf6', score: -150 },
  { move: null, score: WIN - 3 },
];
let asked: (readonly string[])[] = [];
/** Whether the engine's time runs out in the search of the last position. */
let isBusy = false;
const tested = useTestBot({
  painter: { paint: async (svg) => Buffer.from(svg) },
  engine: (real): EngineHost => ({
    ...real,
    async bestMove({ game, played = [] }) {
      asked.push(played);
      const limitedBy = isBusy && played.length === 4 ? 'stop' : null;
      return {
        game,
        pv: [],
        depth: 9,
        nodes: 1,
        exact: false,
        limitedBy,
        ...ANSWERS[played.length],
      } as never;
    },
  }),
});
let channels = 0;

/** Two people who have played four moves of chess. */
async function played(locale = 'en-US'): Promise<{ anna: Person; bruno: Person; board: () => Written }> {
  const [anna, bruno] = [tested.it.person('Anna', locale), tested.it.person('Bruno', locale)];
  anna.channelId = bruno.channelId = `review-${channels++}`;
  const board = () => anna.discord.boardIn(anna.channelId);
  await anna.command('play', { game: 'chess', opponent: bruno });
  await bruno.press(board(), locale === 'cs' ? 'Přijmout' : 'Accept');
  for (const [i, move] of ['e4', 'f6', 'Qh5', 'g6'].entries())
    await (i % 2 === 0 ? anna : bruno).command('move', { move });
  asked = [];
  return { anna, bruno, board };
}

/** The review that is added beside the board. */
async function reviewOf(person: Person, board: Written, label = 'Review'): Promise<Written> {
  const { id } = buttonsOf(board.message).find((one) => one.label === label) as { id: string };
  const click = person.clickOf(board, id);
  await person.deliver(click);
  return person.discord.followUps.get(click.token)?.at(-1) as Written;
}

describe('the review of a finished game', () => {
  it('has the accuracy of both sides, the graph, and where the game turned, for who asked', async () => {
    const { anna, board } = await played();
    await anna.command('game resign');
    const review = await reviewOf(anna, board());
    expect(review.isEphemeral).toBe(true);
    expect(wordsOf(review.message)).toBe(
      [
        '### Review: Chess',
        '**White**: accuracy 72.1 % · 1 blunder',
        '**Black**: accuracy 21.6 % · 2 blunders',
        '',
        '**Turning points**',
        '- 1… **f6**??: -0.2 pawns → -4 pawns; e5 was better',
        '- 2. **Qh5+**??: +4 pawns → +1.5 pawns; d4 was better',
        '- 2… **g6**??: -1.5 pawns → loss in 3 plies; Nf6 was better',
      ].join('\n'),
    );
    expect(altOf(review.message)).toMatch(/^Evaluation after each move: above the centre line White/);
    const svg = review.message.files[0]?.data.toString() ?? '';
    expect(svg.match(/<circle/g)).toHaveLength(3);
    expect(svg.match(/<polyline points="([^"]*)"/)?.[1]?.split(' ')).toHaveLength(5);
  });

  it('is made once for all who ask, from every position', async () => {
    const { anna, bruno, board } = await played();
    await anna.command('game resign');
    await Promise.all([reviewOf(anna, board()), reviewOf(bruno, board())]);
    expect(asked.map(({ length }) => length)).toEqual([0, 1, 2, 3, 4]);
  });

  it('judges nothing by a search that was cut short, and asks to try again', async () => {
    const { anna, board } = await played();
    await anna.command('game resign');
    isBusy = true;
    expect(wordsOf((await reviewOf(anna, board())).message)).toMatch(/too much to compute right now/);
    isBusy = false;
    expect(wordsOf((await reviewOf(anna, board())).message)).toMatch(/### Review: Chess/);
  });

  it('speaks Czech', async () => {
    const { anna, board } = await played('cs');
    await anna.command('game resign');
    const words = wordsOf((await reviewOf(anna, board(), 'Rozbor partie')).message);
    expect(words).toMatch(/### Rozbor partie: Šachy/);
    expect(words).toMatch(/\*\*Černý\*\*: přesnost 21,6\u00a0% · 2\u00a0hrubé chyby/);
  });

  it('is not to be had while the game goes on', async () => {
    const { anna, board } = await played();
    expect(buttonsOf(board().message).map(({ label }) => label)).not.toContain('Review');
    const [, game] = (buttonsOf(board().message)[0]?.id ?? '').split(':');
    const { said } = await anna.deliver(anna.clickOf(board(), `t1:${game}:4:review:`));
    expect(said).toMatch(/is not over yet/);
    expect(asked).toEqual([]);
  });
});

describe('the link to the web page', () => {
  const page = 'https://tahoun.example/';
  const matchOf = (game: string, moves: readonly string[]) =>
    moves.reduce(playMove, newMatch({ game: gameById(game), players: ['human', 'human'] }));
  const asked = (link: string) => new URL(link).searchParams;

  it('holds the game and its moves', () => {
    const link = webLink(page, matchOf('chess', ['e4', 'e5', 'Nf3']));
    expect(link).toMatch(/^https:\/\/tahoun\.example\/play\/chess\?/);
    expect(asked(link).get('moves')).toBe('e4 e5 Nf3');
    expect(asked(link).has('position')).toBe(false);
  });

  it('holds the last position of a game that is too long for a button', () => {
    const random = new Random(1);
    let match = matchOf('chess', []);
    for (let ply = 0; ply < 160; ply++) {
      const { game, position } = snapshotAt(match);
      const moves = legalMoves(position);
      match = playMove(match, game.formatMove(position, moves[random.below(moves.length)] as number));
    }
    const link = webLink(page, match);
    const { game, position } = snapshotAt(match);
    expect(asked(link).get('position')).toBe(game.formatPosition(position));
    expect(link.length).toBeLessThanOrEqual(512);
  });
});
