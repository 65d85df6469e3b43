import './styles.css';
import outsideGames from 'virtual:outside-games';
import { registerGames } from '@tahoun/catalogue';
import { NO_WORDS } from '@tahoun/i18n';
import { type ComponentChild, render } from 'preact';
import { here, onVisit, startAddresses } from './address.js';
import { loadAllGames, loadGame, namedGame } from './load-game.js';
import { language, loadWords, recall, remember, startPreferences, words } from './preferences.js';
import type { Store } from './store.js';

registerGames(outsideGames);

/** The other games are fetched a moment later, so that a game and an engine are there when asked for. */
const IDLE_MS = 3000;
/** The service worker waits for what the first visit needs. */
const OFFLINE_MS = 3000;

const root = document.getElementById('app') as HTMLElement;

/** Parts of the page with addresses of their own, fetched when they are opened: what each shows for an address. */
const learn = async (address: string): Promise<ComponentChild> => {
  const [{ learnPage }, { gameEngine }] = await Promise.all([
    import('./learn/pages.js'),
    import('./engine.js'),
  ]);
  return learnPage(address, gameEngine);
};

const PARTS: Readonly<Record<string, (address: string) => Promise<ComponentChild>>> = {
  lab: async () => {
    const { Lab } = await import('./lab/Lab.js');
    return <Lab />;
  },
  learn,
  problems: learn,
};

/** Made with the first game that is shown; it stays while other parts are. */
let store: Store | undefined;

/** The rest of the page expects its first game to be there. */
async function showGame(): Promise<ComponentChild> {
  const first = namedGame(here(), recall('game'));
  const [, { App }, { StoreContext, createStore }, { gameEngine }] = await Promise.all([
    loadGame(first),
    import('./components/App.js'),
    import('./store.js'),
    import('./engine.js'),
  ]);
  store ??= createStore({ recall, remember }, gameEngine(), first);
  const page = store;
  // What the address and the browser's history say of the game is read a moment after it is there.
  import('./navigation.js').then(({ navigation }) => navigation(page)).catch(onlyWhenAsked);
  setTimeout(() => loadAllGames().catch(onlyWhenAsked), IDLE_MS);
  return (
    <StoreContext.Provider value={page}>
      <App />
    </StoreContext.Provider>
  );
}

/** Shows what the address names, unless it has become another part's meanwhile. */
async function show(): Promise<void> {
  const address = here();
  const part = partOf(address);
  try {
    const [content] = await Promise.all([
      part === undefined ? showGame() : (PARTS[part] as (typeof PARTS)[string])(address),
      loadWords(language.peek()),
    ]);
    if (partOf(here()) === part) render(content, root);
  } catch {
    root.textContent = words.peek()?.gameNotLoaded ?? NO_WORDS[language.peek()];
  }
}

function partOf(address: string): string | undefined {
  const word = /^\/([a-z]+)/.exec(address)?.[1];
  return word !== undefined && Object.hasOwn(PARTS, word) ? word : undefined;
}

/** What could not be fetched ahead is fetched when its game is chosen. */
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
