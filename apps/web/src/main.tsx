import { render } from 'preact';
import { firstGame } from './first-game.js';
import { learnRoute } from './learn/route.js';
import { loadAllGames, loadGame } from './load-game.js';
import { words } from './preferences.js';
import './styles.css';

/** How long after the start the rules and pictures of the other games are fetched. */
const IDLE_MS = 3000;

const root = document.getElementById('app') as HTMLElement;

/** Shows the page of the address. The rest of it expects its first game to be there. */
async function show(): Promise<void> {
  const { hash } = location;
  const lesson = learnRoute(hash);
  if (lesson === null) {
    await loadGame(firstGame());
    const { App } = await import('./components/App.js');
    if (learnRoute(location.hash) === null) render(<App />, root);
  } else {
    const [{ Learn }] = await Promise.all([import('./learn/Learn.js'), loadGame(lesson.game)]);
    if (location.hash === hash) render(<Learn {...lesson} />, root);
  }
}

/** What could not be fetched ahead is fetched when its game is chosen. */
function onlyWhenAsked(): void {}

function sayWhatIsMissing(): void {
  root.textContent = words.peek().gameNotLoaded;
}

show()
  .then(() => setTimeout(() => loadAllGames().catch(onlyWhenAsked), IDLE_MS))
  .catch(sayWhatIsMissing);
addEventListener('hashchange', () => show().catch(sayWhatIsMissing));
