// @module-tag browser
import { gameById } from '@tahoun/catalogue/all';
import { type Match, loadMatch, newMatch, playMove, resultOf, snapshotAt } from '@tahoun/match';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  board,
  choose,
  contentOf,
  figure,
  goToGame,
  look,
  openFile,
  openTab,
  pick,
  place,
  press,
  sees,
  settled,
  startGame,
  useWeb,
} from './support/web.js';

/** Whole games in a real browser, checked against the rules in this process. */

const web = useWeb();

/** The moves that the page lists, played by the rules. */
async function matchOnPage(page: Page, game: string, start: string): Promise<Match> {
  const { moves } = await look(page);
  const fresh = newMatch({ game: gameById(game), position: start, players: ['human', 'human'] });
  return moves.reduce<Match>(playMove, fresh);
}

const ZABOR_4X4 = '..../..../..../.... b';

/** The result in words agrees with the rules and with the figures beside the board. */
async function expectZaborResult(page: Page, start: string): Promise<void> {
  const [blue, red] = [await figure(page, 'side0'), await figure(page, 'side1')];
  const margin = Math.abs(blue - red);
  const cells = margin === 1 ? 'cell' : 'cells';
  const words = blue === red ? 'Draw' : `${blue > red ? 'Blue' : 'Red'} wins by ${margin} ${cells}`;
  expect(await look(page)).toMatchObject({ status: words, notice: 'No free cell is left' });
  expect(await figure(page, 'left')).toBe(0);
  expect(resultOf(await matchOnPage(page, 'zabor', start))?.margin).toBe(blue - red);
}

/** In chocolate, the player who made the last break wins. */
async function expectChocolateResult(page: Page, start: string): Promise<void> {
  const { status, notice, moves } = await look(page);
  expect(status).toBe(`The ${moves.length % 2 === 1 ? 'first' : 'second'} player wins`);
  expect(notice).toMatch(
    /^(You broke the last piece: you win|Your opponent broke the last piece: you lose)$/,
  );
  expect(await figure(page, 'left')).toBe(0);
  const match = await matchOnPage(page, 'chocolate', start);
  expect(resultOf(match)).toEqual({ winner: (moves.length + 1) % 2, reason: 'no-break' });
  const pieces = snapshotAt(match).game.figures(snapshotAt(match).position).pieces;
  expect(await figure(page, 'pieces')).toBe(pieces);
}

describe('a game against the computer', () => {
  it('of Zabor is played by clicking, to the end', async () => {
    const page = await web.visit();
    await startGame(page, { start: '4x4', players: ['human', 'level:2'] });
    for (let seen = await look(page); seen.status === 'Blue to move'; seen = await settled(page)) {
      await page.getByRole('gridcell', { name: /free/ }).last().click();
      expect((await look(page)).moves.length).toBeGreaterThan(seen.moves.length);
    }
    await expectZaborResult(page, ZABOR_4X4);
  });

  it('of chocolate is played by clicking, to the end, the computer beginning', { tags: 'rest' }, async () => {
    const page = await web.visit();
    await startGame(page, { game: 'Chocolate', start: '3x5', players: ['level:3', 'human'] });
    for (
      let seen = await settled(page);
      seen.status === 'The second player to move';
      seen = await settled(page)
    ) {
      await page
        .getByRole('gridcell')
        .first()
        .click({ position: { x: 6, y: 6 } });
      expect((await look(page)).moves.length).toBeGreaterThan(seen.moves.length);
    }
    await expectChocolateResult(page, '3x5 A');
  });

  it('of Zabor is played with the keyboard alone', { tags: 'rest' }, async () => {
    const page = await web.visit();
    await page.keyboard.press('n');
    await page.getByRole('dialog').waitFor();
    // Past the players and the clock.
    const start = page.locator('input[name^=start-]:checked').first();
    for (let presses = 0; !(await start.evaluate((input) => input === document.activeElement)); presses++) {
      expect(presses).toBeLessThan(10);
      await page.keyboard.press('Tab');
    }
    for (const _ of ['6x6', '5x5', '4x4']) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await tabTo(page, 'grid');
    for (let seen = await look(page); seen.status === 'Blue to move'; seen = await settled(page)) {
      const wanted = await page.getByRole('gridcell', { name: /free/ }).first().getAttribute('data-targets');
      await arrowsTo(page, wanted as string);
      await page.keyboard.press('Enter');
      expect((await look(page)).moves.at(seen.moves.length)).toBe(wanted);
      // The keyboard stays where it was, ready for the next move.
      expect(await activePlace(page)).toBe(wanted);
      expect(await focusedRole(page)).toBe('grid');
    }
    await expectZaborResult(page, ZABOR_4X4);
  });

  it('of chocolate is played with the keyboard alone', async () => {
    const page = await web.visit({ path: '/play/chocolate' });
    await tabTo(page, 'grid');
    for (
      let seen = await look(page);
      seen.status === 'The first player to move';
      seen = await settled(page)
    ) {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Space');
      expect((await look(page)).moves.length).toBeGreaterThan(seen.moves.length);
      expect(await focusedRole(page)).toBe('grid');
    }
    await expectChocolateResult(page, '4x6 A');
  });
});

function focusedRole(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.getAttribute('role') ?? null);
}

async function tabTo(page: Page, role: string): Promise<void> {
  for (let presses = 0; (await focusedRole(page)) !== role; presses++) {
    expect(presses).toBeLessThan(20);
    await page.keyboard.press('Tab');
  }
}

function activePlace(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const id = document.querySelector('[role=grid]')?.getAttribute('aria-activedescendant') ?? '';
    return document.getElementById(id)?.getAttribute('data-targets') ?? null;
  });
}

/** Goes to a cell of a board without gaps. */
async function arrowsTo(page: Page, wanted: string): Promise<void> {
  const from = (await activePlace(page)) as string;
  const columns = wanted.charCodeAt(0) - from.charCodeAt(0);
  const rows = Number(wanted.slice(1)) - Number(from.slice(1));
  for (let i = 0; i < Math.abs(columns); i++)
    await page.keyboard.press(columns > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let i = 0; i < Math.abs(rows); i++) await page.keyboard.press(rows > 0 ? 'ArrowUp' : 'ArrowDown');
}

describe('two persons', () => {
  it('play each other; a double click is one move, a taken cell is refused with the reason', {
    tags: 'rest',
  }, async () => {
    const page = await web.visit();
    await startGame(page, { position: '.../.../... b', players: ['human', 'human'] });
    await place(page, 'b2').dblclick();
    await sees(page, { status: 'Red to move', notice: 'Blue played b2', moves: ['b2'] });
    await pick(page, 'a2');
    await sees(page, {
      status: 'Red to move',
      notice: 'a2 is blue; choose a free cell',
      moves: ['b2'],
    });
    for (const cell of ['a1', 'a3', 'c1', 'c3']) await pick(page, cell);
    await expectZaborResult(page, '.../.../... b');
  });

  it('agree on a draw, or resign, and both survive a reload', async () => {
    const page = await web.visit();
    await startGame(page, { start: '4x4', players: ['human', 'human'] });
    await choose(page, 'Offer a draw');
    await sees(page, { notice: 'Blue offers a draw' });
    await press(page, 'Decline');
    await sees(page, { status: 'Blue to move' });
    await choose(page, 'Offer a draw');
    await press(page, 'Accept the draw');
    await sees(page, { status: 'Draw', notice: 'By agreement' });
    await startGame(page, { start: '4x4' });
    await pick(page, 'b2');
    await choose(page, 'Resign');
    await press(page, 'Resign this game?');
    await sees(page, { status: 'Blue wins', notice: 'By resignation', moves: ['b2'] });
    await page.reload();
    await sees(page, { status: 'Blue wins', notice: 'By resignation', moves: ['b2'] });
    await pick(page, 'd4');
    await sees(page, { status: 'Blue wins', moves: ['b2'] });
  });

  it('hand over the turn', { tags: 'rest' }, async () => {
    const page = await web.visit();
    await startGame(page, { start: '4x4', players: ['human', 'human'] });
    await pick(page, 'b2');
    await choose(page, 'Hand over the turn');
    await sees(page, { status: 'Blue to move', moves: ['b2', 'turn handed over'] });
    expect(await figure(page, 'side0')).toBe(5);
  });
});

describe('two computers', () => {
  it('play to the end by themselves, and stop on the way when told', { tags: 'rest' }, async () => {
    const page = await web.visit();
    await startGame(page, { position: '...../..... b', players: ['level:1', 'minimax:2'] });
    await press(page, 'Stop');
    await sees(page, { busy: false, notice: 'The computer is paused' });
    const stopped = await look(page);
    await press(page, 'Resume');
    await expect.poll(() => look(page)).toMatchObject({ notice: 'No free cell is left' });
    expect((await look(page)).moves.slice(0, stopped.ply)).toEqual(stopped.moves);
    await expectZaborResult(page, '...../..... b');
  });

  it('give way to a person in mid-game', { tags: 'rest' }, async () => {
    const page = await web.visit();
    await startGame(page, { start: '8x8', players: ['level:1', 'level:1'] });
    await expect.poll(async () => (await look(page)).ply).toBeGreaterThan(0);
    await openTab(page, 'game');
    await page.locator('#player-0').selectOption('human');
    const { ply } = await settled(page);
    await sees(page, { status: 'Blue to move' });
    await page.getByRole('gridcell', { name: /free/ }).first().click();
    await expect.poll(async () => (await look(page)).ply).toBe(ply + 2);
  });
});

describe('going back and forth', () => {
  it('takes back to the person’s turn, plays forward, shows any move, goes on from the middle', async () => {
    const page = await web.visit();
    await startGame(page, { start: '5x5', players: ['human', 'level:2'] });
    for (const ply of [2, 4, 6]) {
      await page.getByRole('gridcell', { name: /free/ }).first().click();
      await sees(page, { status: 'Blue to move', ply });
    }
    const { moves } = await look(page);
    await press(page, 'Take back');
    await sees(page, { status: 'Blue to move', ply: 4, moves });
    await page.keyboard.press('u');
    await sees(page, { ply: 2, moves });
    // Stepping goes through every move, as the wheel does.
    await press(page, 'One move on');
    await sees(page, { ply: 3, moves });
    await press(page, 'One move on');
    await sees(page, { ply: 4, moves });
    await press(page, 'One move back');
    await sees(page, { ply: 3, moves });
    await page.getByRole('button', { name: `3. ${moves[2]}` }).click();
    await sees(page, { status: 'Red to move', notice: 'The computer is paused', ply: 3, moves });
    await press(page, 'Resume');
    await expect.poll(async () => (await settled(page)).ply).toBe(4);
    const resumed = await look(page);
    expect(resumed.moves.slice(0, 3)).toEqual(moves.slice(0, 3));
    await press(page, 'To the start');
    await sees(page, { ply: 0, moves: resumed.moves, status: 'Blue to move' });
    await pick(page, 'c3');
    await expect.poll(async () => (await settled(page)).ply).toBe(2);
    expect((await look(page)).moves[0]).toBe('c3');
  });

  it('takes back to the very start where the computer began', { tags: 'rest' }, async () => {
    const page = await web.visit();
    await startGame(page, { start: '4x4', players: ['greedy', 'human'] });
    await expect.poll(async () => (await settled(page)).ply).toBe(1);
    const { moves } = await look(page);
    await press(page, 'Take back');
    await sees(page, { ply: 0, moves, notice: 'The computer is paused', status: 'Blue to move' });
    await page.keyboard.press('r');
    await sees(page, { ply: 1, moves, status: 'Red to move', busy: false });
  });

  it('replays the game move by move to its end, and stops on the way when told', {
    tags: 'rest',
  }, async () => {
    const page = await web.visit();
    await startGame(page, { position: '.../.../... b', players: ['human', 'human'] });
    const moves = ['b2', 'a1', 'a3'];
    for (const cell of moves) await pick(page, cell);
    await choose(page, 'Replay');
    await sees(page, { ply: 0, busy: true, moves });
    // A click on the board during the replay must not cut the game off.
    await pick(page, 'c3');
    for (const ply of [1, 2, 3]) await sees(page, { ply, moves });
    await sees(page, { busy: false, notice: 'The replay is over, and the game goes on' });
    await choose(page, 'Replay');
    await sees(page, { ply: 1, busy: true });
    await press(page, 'Stop');
    await sees(page, { ply: 1, busy: false, moves });
  });
});

describe('keeping a game', () => {
  it('survives a reload, each game by itself', async () => {
    const page = await web.visit();
    await startGame(page, { start: 'Lake', players: ['human', 'human'] });
    for (const cell of ['b2', 'e5']) await pick(page, cell);
    await goToGame(page, 'Chocolate');
    await sees(page, { status: 'The first player to move', moves: [] });
    await pick(page, '4x6 |3');
    await sees(page, { moves: ['4x6=3x4+3x4'] });
    await page.reload();
    await sees(page, { status: 'The second player to move', moves: ['4x6=3x4+3x4'] });
    await goToGame(page, 'Zabor');
    await sees(page, { status: 'Blue to move', moves: ['b2', 'e5'], ply: 2 });
    expect(await figure(page, 'left')).toBe(32 - 10);
  });

  it('is saved to a file that opens again elsewhere, at the same move', async () => {
    const page = await web.visit();
    await startGame(page, { game: 'Chocolate', start: '3x5', players: ['human', 'human'] });
    for (const line of ['3x5 |2', '3x3 -1']) await pick(page, line);
    await press(page, 'Take back');
    const saved = page.waitForEvent('download');
    await choose(page, 'Save');
    const download = await saved;
    expect(download.suggestedFilename()).toBe('tahoun-chocolate.json');
    const text = (await contentOf(download)).toString();
    const seen = await look(page);
    expect(loadMatch(text, gameById)).toMatchObject({ start: '3x5 A', moves: seen.moves, cursor: 1 });
    const elsewhere = await web.visit({ locale: 'cs' });
    await openFile(elsewhere, text, 'tahoun-chocolate.json');
    await sees(elsewhere, { status: 'Na tahu je druhý hráč', moves: seen.moves, ply: 1 });
  });

  it('begins a map opened from a text file, whatever game is on the page', { tags: 'rest' }, async () => {
    const page = await web.visit({ path: '/play/chocolate' });
    await openFile(page, '#..#\r\n....\r\n#..#\r\n');
    await sees(page, { status: 'Blue to move', moves: [] });
    expect(await figure(page, 'left')).toBe(8);
    await openFile(page, '3x5+2x2 A');
    await sees(page, { status: 'The first player to move' });
    expect(await figure(page, 'pieces')).toBe(2);
    await openFile(page, ' \n');
    await sees(page, { notice: 'The file is empty.' });
  });

  it('forgets what it cannot read', { tags: 'rest' }, async () => {
    const page = await web.visit({
      script: () => {
        localStorage.setItem('tahoun.game', 'no such game');
        localStorage.setItem(
          'tahoun.match.zabor',
          '{"format":"tahoun-match","version":1,"game":"zabor","start":". b","players":["human","wizard"],"moves":[],"cursor":0,"ending":null,"drawOffer":null,"seed":1}',
        );
      },
    });
    await sees(page, { status: 'Blue to move', moves: [] });
    expect(await figure(page, 'left')).toBe(49);
  });
});

describe('moves of several steps', () => {
  it('of chess: second thoughts on the way, castling by dragging, a promotion that mates', async () => {
    const page = await web.visit({ path: '/play/chess' });
    const start = '6k1/P4ppp/1p6/8/8/8/8/R3K2R w KQ - 0 1';
    await startGame(page, { position: start, players: ['human', 'human'] });
    await pick(page, 'e4');
    await sees(page, { notice: 'No legal move from e4, empty' });
    // Another own piece is picked instead; the same again is put down.
    const marked = page.getByRole('gridcell', { name: /chosen|can be moved to/ });
    for (const square of ['h1', 'a1']) await pick(page, square);
    expect(await marked.first().getAttribute('data-targets')).toBe('a1');
    await pick(page, 'a1');
    expect(await marked.count()).toBe(0);
    for (const square of ['a1', 'h8']) await pick(page, square);
    await sees(page, { notice: 'a1-h8 is not possible: no such piece can reach h8', moves: [] });
    await place(page, 'e1').dragTo(place(page, 'g1'));
    for (const square of ['b6', 'b5', 'a7', 'a8']) await pick(page, square);
    await sees(page, { status: 'White to move', moves: ['O-O', 'b5'] });
    await page.getByRole('gridcell', { name: 'Promote to white queen' }).click();
    const end = { status: 'White wins', notice: 'Checkmate', moves: ['O-O', 'b5', 'a8=Q#'] };
    await sees(page, end);
    expect(resultOf(await matchOnPage(page, 'chess', start))).toEqual({ winner: 0, reason: 'checkmate' });
    await page.keyboard.press('u');
    await sees(page, { status: 'White to move', ply: 2 });
    await page.keyboard.press('r');
    await sees(page, end);
  });

  it('of chess end in mate, seen from the side of the only person, and turned by hand', {
    tags: 'rest',
  }, async () => {
    const page = await web.visit({ path: '/play/chess', locale: 'cs' });
    const [above, below] = [place(page, 'e7'), place(page, 'e2')];
    const isTurned = async () =>
      ((await above.boundingBox())?.y ?? 0) > ((await below.boundingBox())?.y ?? 0);
    await openTab(page, 'game');
    for (const side of [0, 1]) await page.locator(`#player-${side}`).selectOption('human');
    await page.getByRole('button', { name: 'Otočit desku' }).click();
    expect(await isTurned()).toBe(true);
    for (const square of ['f2', 'f3', 'e7', 'e5', 'g2', 'g4', 'd8', 'h4']) await pick(page, square);
    await sees(page, { status: 'Vyhrál černý', notice: 'Mat', moves: ['f3', 'e5', 'g4', 'Dh4#'] });
    await page.reload();
    await sees(page, { status: 'Vyhrál černý' });
    expect(await isTurned()).toBe(true);
    await openTab(page, 'game');
    await page.locator('#player-0').selectOption('level:1');
    expect(await isTurned()).toBe(false);
  });

  it('of draughts: every landing of a capture, with the keyboard, or its end', { tags: 'rest' }, async () => {
    const page = await web.visit({ path: '/play/czech-draughts' });
    const start = 'W:WKa3,c1:Bc5,Ke5,f2';
    await startGame(page, { position: start, players: ['human', 'human'] });
    await pick(page, 'c1');
    await sees(page, { notice: 'c1 cannot be played: capturing is compulsory; capture from a3' });
    for (const square of ['a3', 'd6', 'h8']) await pick(page, square);
    await expect.poll(async () => (await look(page)).notice).toMatch(/^a3-d6-h8 cannot be played/);
    await page.keyboard.press('u');
    for (const square of ['a3', 'd6', 'g3']) await pick(page, square);
    await sees(page, { status: 'White to move', moves: [] });
    await page.keyboard.press('ArrowDown');
    expect(await activePlace(page)).toBe('f2');
    for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
    await sees(page, { status: 'White wins', notice: 'No piece is left', moves: ['a3xe1'] });
    await page.keyboard.press('u');
    for (const square of ['a3', 'e1']) await pick(page, square);
    await sees(page, { status: 'White wins', moves: ['a3xe1'] });
    expect(resultOf(await matchOnPage(page, 'czech-draughts', start))?.reason).toBe('no-pieces');
  });
});

describe('unusual positions', () => {
  it('of one cell, of no free cell, of blocked cells only', { tags: 'rest' }, async () => {
    const page = await web.visit();
    const play = async (position: string, cell?: string) => {
      await startGame(page, { position, players: ['human', 'human'] });
      if (cell !== undefined) await pick(page, cell);
      return (await look(page)).status;
    };
    expect(await play('. b')).toBe('Blue to move');
    expect(await play('. b', 'a1')).toBe('Blue wins by 1 cell');
    expect(await play('br b')).toBe('Draw');
    expect(await play('br b', 'a1')).toBe('Draw');
    expect(await play('##/## r')).toBe('Draw');
    expect(await play('bbb/#.# r', 'b1')).toBe('Draw');
    expect(await play('bbb/.## r')).toBe('Red to move');
  });

  it('the largest bar answers to the mouse, the arrows and typing', { tags: 'rest' }, async () => {
    const page = await web.visit();
    await startGame(page, { game: 'Chocolate', position: '60x60 A', players: ['human', 'human'] });
    const box = await place(page, '60x60 |7').boundingBox();
    await place(page, '60x60 |7').click({ position: { x: (box?.width ?? 0) / 2, y: 1 } });
    await sees(page, { status: 'The second player to move', moves: ['60x60=53x60+7x60'] });
    await board(page).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await sees(page, { status: 'The first player to move', ply: 2 });
    await press(page, 'To the start');
    await page.keyboard.type('60x60=2x60+58x60');
    await page.keyboard.press('Enter');
    await sees(page, { status: 'The second player to move', moves: ['60x60=58x60+2x60'] });
  });
});
