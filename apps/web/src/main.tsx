import './kit/base.css';
import './header/header.css';
import './table/table.css';
import './table/panel.css';
import './kit/controls.css';
import './moves/moves.css';
import './table/phone.css';
import './table/phone-panel.css';
import './table/landscape.css';
import outsideGames from 'virtual:outside-games';
import { registerGames } from '@tahoun/catalogue';
import { NO_WORDS } from '@tahoun/i18n';
import { type ComponentChild, render } from 'preact';
import { here, isInDiscord, onVisit, startAddresses } from './kit/address.js';
import { loadAllGames, loadGame, namedGame } from './kit/load-game.js';
import { type Screen, screenOf } from './kit/parts.js';
import {
  FIRST_LEVEL,
  language,
  loadWords,
  recall,
  remember,
  startPreferences,
  storageKey,
  words,
} from './kit/preferences.js';
import type { Store } from './match/store.js';

registerGames(outsideGames);

/** The other games are fetched a moment later, so that the first game and an engine come first. */
const IDLE_MS = 3000;
/** The service worker waits for the files that the first visit needs. */
const OFFLINE_MS = 3000;

const root = document.getElementById('app') as HTMLElement;

const learn = async (address: string): Promise<ComponentChild> => {
  const [{ learnPage }, { gameEngine }] = await Promise.all([
    import('./learn/pages.js'),
    import('./engine/engine.js'),
  ]);
  return learnPage(address, gameEngine);
};

const live = async (address: string): Promise<ComponentChild> =>
  (await import('./live/live-page.js')).livePage(address);

/** The user's open games with friends, which are fetched only for who has some. */
const friends = async (): Promise<ComponentChild> => {
  const hasSeat = Object.keys(localStorage).some((name) => name.startsWith(storageKey('live.')));
  return hasSeat && (await import('./live/MyGames.js')).openGames();
};

/** The front page; for a user who has played here with the games to continue, which are fetched for it. */
const home = async (): Promise<ComponentChild> => {
  const isNew = recall('game') === null;
  const [{ Home }, last, open] = await Promise.all([
    import('./home/Home.js'),
    isNew ? null : import('./home/LastGame.js').then(({ lastGame }) => lastGame()).catch(() => null),
    friends().catch(() => null),
  ]);
  setTimeout(() => fetchAhead().catch(onlyWhenAsked), IDLE_MS);
  return (
    <Home level={isNew ? FIRST_LEVEL : undefined} friends={open}>
      {last}
    </Home>
  );
};

/** Made with the first game that is shown; it stays while other parts are. */
let store: Store | undefined;

/** The rest of the page expects its first game to be loaded. */
async function showGame(): Promise<ComponentChild> {
  const first = namedGame(here(), recall('game'));
  const [, { App }, { StoreContext, createStore }, { navigation }, { gameEngine }] = await Promise.all([
    loadGame(first),
    import('./play/App.js'),
    import('./match/store.js'),
    import('./play/navigation.js'),
    import('./engine/engine.js'),
  ]);
  store ??= createStore({ recall, remember }, gameEngine(), first);
  const page = store;
  // Before anything is drawn, since the address opens a tab, and the board of a phone is smaller then; and before
  // anything can be clicked: the address must not take back which game somebody chooses.
  navigation(page);
  setTimeout(() => fetchAhead().catch(onlyWhenAsked), IDLE_MS);
  return (
    <StoreContext.Provider value={page}>
      <App />
    </StoreContext.Provider>
  );
}

/** The functions that draw each part of the page, whose code is fetched when it is opened. */
const SCREENS: Readonly<Record<Screen, (address: string) => Promise<ComponentChild>>> = {
  home: (address) => (isInDiscord() ? live(address) : home()),
  board: showGame,
  lab: async () => {
    const { Lab } = await import('./lab/Lab.js');
    return <Lab />;
  },
  learn,
  live,
};

/** Number of calls of `show`. */
let visits = 0;

/** Shows the content of the address, unless the page has come to another one meanwhile. */
async function show(): Promise<void> {
  const address = here();
  const visit = ++visits;
  try {
    const [content] = await Promise.all([SCREENS[screenOf(address)](address), loadWords(language.peek())]);
    if (visit === visits) render(content, root);
  } catch {
    if (visit === visits) root.textContent = words.peek()?.gameNotLoaded ?? NO_WORDS[language.peek()];
  }
}

/** Fetches the board and the code needed from the first move on, then the games, before one is chosen. */
async function fetchAhead(): Promise<void> {
  await Promise.all([import('./play/App.js'), import('./match/store.js'), import('./play/navigation.js')]);
  await Promise.all([
    import('./match/saved-games.js'),
    import('./table/print.css'),
    import('./play/GameTab.js'),
    import('./play/MoreMenu.js'),
  ]);
  await loadAllGames();
}

/** Code that could not be fetched ahead is fetched when its game is chosen. */
function onlyWhenAsked(): void {}

/** From the next visit on, the page opens without a connection too. Where that is not allowed it works as before. */
function workOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  setTimeout(register, OFFLINE_MS);
}

startPreferences();
startAddresses();
onVisit(() => void show());
void show();
workOffline();
