import { gameById } from '@tahoun/catalogue';
import { saveMatch } from '@tahoun/match';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { visit } from '../kit/address.js';
import { loadWords, storageKey } from '../kit/preferences.js';
import { createStore } from '../match/store.js';
import { played } from '../test-support.js';
import { navigation } from './navigation.js';

interface Entry {
  readonly state: unknown;
  readonly address: string;
}

/**
 * The parts of a browser that the addresses of the board need: its history, and the events of going through
 * it.
 */
class Browser extends EventTarget {
  constructor(
    readonly entries: Entry[],
    private at = 0,
  ) {
    super();
  }

  get entry(): Entry {
    return this.entries[this.at] as Entry;
  }

  get state(): unknown {
    return this.entry.state;
  }

  pushState(state: unknown, _title: string, address: string): void {
    this.entries.splice(++this.at, Number.POSITIVE_INFINITY, { state, address });
  }

  replaceState(state: unknown, _title: string, address: string): void {
    this.entries[this.at] = { state, address };
  }

  go(steps: number): Promise<void> {
    this.at += steps;
    this.dispatchEvent(new Event('popstate'));
    return vi.dynamicImportSettled();
  }

  /** The same with nobody listening any more. */
  reloaded(): Browser {
    return new Browser(this.entries, this.at);
  }
}

/** The list of saved games, into which games come later than into addresses. */
const saved = vi.hoisted(() => new Map<string, { game: string; text: string }>());
vi.mock('../match/saved-games.js', () => ({
  keepGame: async () => undefined,
  savedGame: async (id: string) => saved.get(id),
}));

let browser: Browser;
/** Its storage. */
let kept: Map<string, string>;

beforeEach(async () => {
  kept = new Map();
  saved.clear();
  await loadWords('en');
});
afterEach(() => vi.unstubAllGlobals());

/** The page at an address, or reloaded; its computer thinks for ever, and its database is empty. */
async function open(address?: string) {
  browser = address === undefined ? browser.reloaded() : new Browser([{ state: null, address }]);
  vi.stubGlobal('history', browser);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('dispatchEvent', browser.dispatchEvent.bind(browser));
  vi.stubGlobal('location', {
    hash: '',
    get pathname() {
      return browser.entry.address.split('?')[0];
    },
    get search() {
      const query = browser.entry.address.split('?')[1];
      return query === undefined ? '' : `?${query}`;
    },
  });
  const storage = {
    recall: (key: string) => kept.get(key) ?? null,
    remember: (key: string, value: string) => void kept.set(key, value),
  };
  const store = createStore(storage, { bestMove: () => new Promise(() => undefined) }, 'chess');
  navigation(store);
  await vi.dynamicImportSettled();
  return store;
}

async function goTo(address: string): Promise<void> {
  visit(address);
  await vi.dynamicImportSettled();
}

const addresses = () => browser.entries.map(({ address }) => address);

describe('the history of the browser, once a board is open,', () => {
  it.each(['/', '/live', '/live/abc123', '/learn/chess', '/problems', '/lab/tree?t=(1+2)'])(
    'keeps %s as another part of the page has it',
    async (address) => {
      const { notice } = await open('/play/chess');
      await goTo(address);
      await goTo('/play/zabor');
      await browser.go(-1);
      expect(browser.entry).toEqual({ state: null, address });
      expect(notice.value).toBeNull();
      expect(addresses()).toEqual(['/play/chess', address, '/play/zabor']);
    },
  );

  it('leads from match to match, each of which has its address', async () => {
    const { match, openGame, startMatch } = await open('/play/chess?moves=e4+e5');
    await openGame('zabor');
    startMatch({ game: gameById('zabor'), players: ['level:1', 'human'] });
    expect(addresses()).toEqual(['/play/chess', '/play/zabor', '/play/zabor']);
    await browser.go(-2);
    expect(match.value).toMatchObject({ game: 'chess', moves: ['e4', 'e5'] });
    await browser.go(1);
    expect(match.value).toMatchObject({ game: 'zabor', players: ['human', 'human'] });
    await browser.go(1);
    expect(match.value.players).toEqual(['level:1', 'human']);
    expect(addresses()).toEqual(['/play/chess', '/play/zabor', '/play/zabor']);
  });

  it('has a board for an address that names nothing, which says so', async () => {
    const { notice } = await open('/play/nonsense');
    expect(notice.value?.text()).toMatch('There is no such page');
    expect(addresses()).toEqual(['/play/chess']);
  });
});

it('a match goes on as another tab goes on with it, and not with another one', async () => {
  const { match, matchId, play } = await open('/play/chess');
  play('e4');
  const playedElsewhere = (id: string) => {
    vi.stubGlobal('localStorage', { getItem: () => id });
    const newValue = saveMatch(played({ game: 'chess' }, 'e4 e5'));
    browser.dispatchEvent(Object.assign(new Event('storage'), { key: storageKey('match.chess'), newValue }));
    return match.value.moves;
  };
  expect(playedElsewhere('another')).toEqual(['e4']);
  expect(playedElsewhere(matchId.value)).toEqual(['e4', 'e5']);
});

describe('an analysis', () => {
  it('shows what its address holds, lets both sides move, and takes their moves into the address', async () => {
    const { match, play, tab, thinking } = await open('/analysis/chess?moves=e4+e5');
    expect(match.value).toMatchObject({ moves: ['e4', 'e5'], cursor: 2, players: ['human', 'human'] });
    expect(tab.value).toBe('analysis');
    play('Nf3');
    play('Nc6');
    expect(thinking.value).toBeNull();
    expect(addresses()).toEqual(['/analysis/chess?moves=e4+e5+Nf3+Nc6']);
  });

  it('begins at the position in its address, or at the start', async () => {
    const position = '8/P6k/8/8/8/8/8/K7 w - - 0 1';
    const address = `/analysis/chess?position=${position.replaceAll(' ', '+')}`;
    const { match } = await open(address);
    expect(match.value).toMatchObject({ start: position, players: ['human', 'human'] });
    await goTo('/analysis/chess');
    expect(match.value).toMatchObject({ moves: [], players: ['human', 'human'] });
    await goTo('/analysis');
    expect(addresses()).toEqual([address, '/analysis/chess', '/analysis/chess']);
  });

  it('is there again when the page is loaded again', async () => {
    const first = await open('/analysis/chess?moves=e4');
    first.play('e5');
    first.showPly(1);
    const { match, tab } = await open();
    expect(match.value).toMatchObject({ moves: ['e4', 'e5'], cursor: 1, players: ['human', 'human'] });
    expect(tab.value).toBe('analysis');
    expect(addresses()).toEqual(['/analysis/chess?moves=e4+e5&ply=1']);
  });

  it('is loaded again as it was saved, and with the move that was not saved in time', async () => {
    const { match, matchId, play, showPly } = await open('/analysis/chess?moves=e4+e5');
    showPly(1);
    saved.set(matchId.value, { game: 'chess', text: saveMatch(match.value) });
    expect((await open()).match.value).toMatchObject({ moves: ['e4', 'e5'], cursor: 1 });
    showPly(2);
    play('Nf3');
    expect((await open()).match.value).toMatchObject({ moves: ['e4', 'e5', 'Nf3'], cursor: 3 });
    expect(addresses()).toEqual(['/analysis/chess?moves=e4+e5+Nf3']);
  });

  it('leaves the game that goes on as it is, to which its address leads back', async () => {
    const { match, play, tab } = await open('/play/chess');
    play('e4');
    await goTo('/analysis/chess');
    play('d4');
    await goTo('/play/chess');
    const game = { moves: ['e4'], players: ['human', 'level:3'] };
    expect(match.value).toMatchObject(game);
    expect(tab.value).toBe('moves');
    expect(addresses()).toEqual(['/play/chess', '/analysis/chess?moves=d4', '/play/chess']);
    await browser.go(-1);
    expect(match.value).toMatchObject({ moves: ['d4'], players: ['human', 'human'] });
    expect((await open('/play/chess')).match.value).toMatchObject(game);
  });

  it('gives way to a game against the computer when another game is chosen', async () => {
    const { match, openGame } = await open('/analysis/chess');
    await openGame('zabor');
    expect(match.value.players).toEqual(['human', 'level:3']);
    expect(addresses()).toEqual(['/analysis/chess', '/play/zabor']);
  });

  it('becomes a game when a computer is to play', async () => {
    const { changePlayer, match } = await open('/analysis/chess?moves=e4');
    changePlayer(1, 'level:2');
    expect(addresses()).toEqual(['/play/chess']);
    expect((await open('/play/chess')).match.value).toEqual(match.value);
  });

  it('with moves that cannot be read is none: the error is told, and the game stays', async () => {
    const { match, notice } = await open('/analysis/chess?moves=e5');
    expect(notice.value).toMatchObject({ isError: true });
    expect(match.value).toMatchObject({ moves: [], players: ['human', 'level:3'] });
    expect(addresses()).toEqual(['/play/chess']);
  });

  it('is what its tab makes of a game without a computer, and of no other', async () => {
    const { openTab, play, startMatch } = await open('/play/chess');
    openTab('analysis');
    expect(addresses()).toEqual(['/play/chess']);
    startMatch({ game: gameById('chess'), players: ['human', 'human'] });
    play('e4');
    expect(addresses()).toEqual(['/play/chess', '/analysis/chess?moves=e4']);
    openTab('moves');
    expect(addresses()).toEqual(['/play/chess', '/play/chess']);
    openTab('analysis');
    const { match, tab } = await open();
    expect(match.value).toMatchObject({ moves: ['e4'], players: ['human', 'human'] });
    expect(tab.value).toBe('analysis');
    // A match that was played before its analysis is still the game to continue.
    expect((await open('/play/chess')).match.value.moves).toEqual(['e4']);
  });
});
