import { type ComponentChild, render } from 'preact';
import { firstGame } from './first-game.js';
import { loadAllGames, loadGame } from './load-game.js';
import { words } from './preferences.js';
import './styles.css';

/** How long after the start the rules and pictures of the other games are fetched. */
const IDLE_MS = 3000;

const root = document.getElementById('app') as HTMLElement;

/** Parts of the page with addresses of their own, fetched when they are opened. By the first word of the address. */
const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  lab: async () => {
    const { Lab } = await import('./lab/Lab.js');
    place(<Lab />, 'lab');
  },
};

/** The rest of the page expects its first game to be there. */
async function showGame(): Promise<void> {
  await loadGame(firstGame());
  const { App } = await import('./components/App.js');
  place(<App />, undefined);
  setTimeout(() => loadAllGames().catch(onlyWhenAsked), IDLE_MS);
}

/** Shows what was fetched, unless the address has become that of another part meanwhile. */
function place(part: ComponentChild, name: string | undefined): void {
  if (partInAddress() === name) render(part, root);
}

function partInAddress(): string | undefined {
  const word = /^#([a-z]+)/.exec(location.hash)?.[1];
  return word !== undefined && Object.hasOwn(PARTS, word) ? word : undefined;
}

function show(): void {
  const name = partInAddress();
  const shown = name === undefined ? showGame() : (PARTS[name] as () => Promise<void>)();
  shown.catch(() => {
    root.textContent = words.peek().gameNotLoaded;
  });
}

/** What could not be fetched ahead is fetched when its game is chosen. */
function onlyWhenAsked(): void {}

addEventListener('hashchange', show);
show();
