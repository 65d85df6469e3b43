import { render } from 'preact';
import { firstGame } from './first-game.js';
import { loadAllGames, loadGame } from './load-game.js';
import { words } from './preferences.js';
import './styles.css';

/** How long after the start the rules and pictures of the other games are fetched. */
const IDLE_MS = 3000;

/** The rest of the page expects its first game to be there. */
async function start(): Promise<void> {
  await loadGame(firstGame());
  const { App } = await import('./components/App.js');
  render(<App />, document.getElementById('app') as HTMLElement);
  setTimeout(() => loadAllGames().catch(onlyWhenAsked), IDLE_MS);
}

/** What could not be fetched ahead is fetched when its game is chosen. */
function onlyWhenAsked(): void {}

start().catch(() => {
  (document.getElementById('app') as HTMLElement).textContent = words.peek().gameNotLoaded;
});
