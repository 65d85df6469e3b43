import '@tahoun/catalogue/all';
import {
  type GameRecord,
  type Seat,
  beginGame,
  computerSeat,
  proposeDraw,
  proposeUndo,
  resignGame,
} from '@tahoun/live';
import { playMove } from '@tahoun/match';
import { describe, expect, it } from 'vitest';
import { altOf, buttonsOf, selectsOf, wordsOf } from '../testing/bot-discord.js';
import { altText, boardMessage } from './board.js';

const ANNA: Seat = { player: '1', name: 'Anna' };
const BRUNO: Seat = { player: '2', name: 'Bruno' };

function newGame(seats: readonly [Seat, Seat], position?: string): GameRecord {
  const begun = beginGame({
    id: '5',
    game: 'chess',
    seats,
    ownerId: '1',
    language: 'en',
    guildId: null,
    channelId: null,
    token: null,
    now: 0,
    challengeMs: 1,
    ...(position === undefined ? {} : { position }),
  });
  return { ...begun, status: 'active' };
}

const VIEW = { language: 'en', style: { theme: 'light' }, bottom: 0 } as const;
const painter = { paint: async () => Buffer.from('picture') };
const shown = (game: GameRecord, view = {}) => boardMessage(game, { ...VIEW, ...view }, painter);
const labels = async (game: GameRecord) => buttonsOf(await shown(game)).map(({ label }) => label);

const PLAYING = ['Type a move', 'Hint', 'Undo', 'Draw', 'Resign'];

describe('the message of a game', () => {
  it('has the buttons that mean something, and the selects while a person is to move', async () => {
    const game = newGame([ANNA, BRUNO]);
    expect(await labels(game)).toEqual([...PLAYING, 'Abort']);
    expect(await labels(newGame([ANNA, computerSeat('level:1')]))).toEqual(PLAYING);
    expect(selectsOf(await shown(game))).toHaveLength(1);
    const anna = { userId: '1', now: 0 };
    const moved = { ...game, match: { ...game.match, moves: ['e4', 'e5'], cursor: 2 } };
    expect(await labels(proposeDraw(moved, anna))).toEqual(['Agree', 'Decline', ...PLAYING]);
    expect(await labels(proposeUndo(moved, anna))).toEqual(['Agree', 'Decline', ...PLAYING]);
    const both = proposeUndo(proposeDraw(moved, anna), anna);
    expect((await labels(both)).slice(0, 4)).toEqual([
      'Agree to the draw',
      'Decline the draw',
      'Allow the takeback',
      'Refuse the takeback',
    ]);
    for (const over of [resignGame(game, anna), { ...game, status: 'stopped' } as const]) {
      expect(await labels(over)).toEqual(['Play again', 'Analyse']);
      expect(selectsOf(await shown(over))).toEqual([]);
      expect((await shown(over)).notifies).toEqual([]);
    }
  });

  it('names the draw that may be claimed', async () => {
    const game = newGame([ANNA, BRUNO]);
    const played = 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8'.split(' ').reduce(playMove, game.match);
    expect(await labels({ ...game, match: played })).toEqual(
      PLAYING.map((label) => (label === 'Draw' ? 'Claim a draw' : label)),
    );
  });

  it('links to the web page when it is over, where there is one', async () => {
    const moved = { ...newGame([ANNA, BRUNO]), match: playMove(newGame([ANNA, BRUNO]).match, 'e4') };
    const over = resignGame(moved, { userId: '1', now: 0 });
    const links = async (game: GameRecord, webUrl?: string) =>
      JSON.stringify(await shown(game, { webUrl })).match(/"url":"https:[^"]*"/g);
    expect(await links(over, 'https://tahoun.example/')).toEqual([
      '"url":"https://tahoun.example/play/chess?moves=e4"',
    ]);
    expect(await links(over)).toBeNull();
    expect(await links(moved, 'https://tahoun.example/')).toBeNull();
  });

  it('says who plays, how it stands, and what is asked', async () => {
    const game = newGame([ANNA, BRUNO], '7k/7p/8/8/8/8/P7/K7 b - - 0 1');
    expect(wordsOf(await shown(game))).toBe(
      '### Chess\nWhite: <@1> – Black: <@2> · not rated\nNo moves yet\n**Black to move** · <@2>\n-# White material, in pawns: 1 · Black material, in pawns: 1',
    );
    expect((await shown(game)).notifies).toEqual([]);
    const asked = proposeDraw(game, { userId: '1', now: 0 });
    expect(wordsOf(await shown(asked))).toContain('<@1> offers a draw.');
    expect(wordsOf(await shown({ ...game, undo: { by: 1, to: 0 } }))).toContain('<@2> asks to take back');
    expect(wordsOf(await shown({ ...game, status: 'stopped' }))).toContain('**Stopped**');
    expect(wordsOf(await shown(game, { progress: { kind: 'trouble' } }))).toContain('The engine failed');
  });

  it('tells the colour of the side to move, and says in words what the picture shows', async () => {
    const [white, black] = await Promise.all(
      ['w', 'b'].map((turn) => shown(newGame([ANNA, BRUNO], `7k/7p/8/8/8/8/P7/K7 ${turn} - - 0 1`))),
    );
    const colours = [white, black].map((message) => message?.components[0]);
    expect(colours[0]).not.toMatchObject({
      accent_color: (colours[1] as { accent_color: number }).accent_color,
    });
    expect(altOf(white as never)).toMatch(/^Chess\. No moves yet\. White to move · Anna\. .*white king/);
  });
});

describe('the words of a picture', () => {
  const words = { name: 'Game', labels: { piece: () => 'x'.repeat(100) } } as never;
  const drawing = (count: number) =>
    ({ areas: Array.from({ length: count }, () => ({ occupied: true, label: { key: 'piece' } })) }) as never;

  it('name every piece where they fit, else give the position, cut where it must be', () => {
    expect(altText(words, drawing(3), 'Now.', 'Position: p')).toMatch(
      /^Game\. Now\. x{100}; x{100}; x{100}$/,
    );
    expect(altText(words, drawing(11), 'Now.', 'Position: p')).toBe('Game. Now. Position: p');
    expect(altText(words, drawing(0), 'Now.', 'Position: p')).toBe('Game. Now. Position: p');
    expect(altText(words, drawing(11), 'Now.', 'p'.repeat(2000))).toHaveLength(1024);
  });
});
