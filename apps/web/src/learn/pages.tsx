import { loadGame as loadParts } from '@tahoun/catalogue';
import type { ComponentChild } from 'preact';
import { learnRoute } from '../kit/learn-address.js';
import { loadGame } from '../kit/load-game.js';
import type { LearnEngine } from './judge.js';

/**
 * The content of an address of this part of the page; a page and a game's lessons are fetched when they are
 * opened.
 */
export async function learnPage(address: string, engine: LearnEngine): Promise<ComponentChild> {
  const route = learnRoute(address);
  switch (route.page) {
    case 'overview': {
      const { Overview } = await import('./Overview.js');
      return <Overview isAstray={route.isAstray} />;
    }
    case 'all-problems': {
      const { AllProblems } = await import('./AllProblems.js');
      return <AllProblems astray={route.isAstray ? 'nothing' : undefined} />;
    }
    case 'algorithms': {
      const { Algorithms } = await import('./algorithms/Algorithms.js');
      return <Algorithms section={route.section} />;
    }
    case 'problems':
      return problemsPage(route.game, route.id, engine);
    case 'game':
      return lessonsPage(route.game, route.section, engine);
  }
}

async function lessonsPage(game: string, section: string, engine: LearnEngine): Promise<ComponentChild> {
  const [{ Learn }] = await Promise.all([import('./Learn.js'), loadGame(game), loadParts(game, ['lessons'])]);
  return <Learn game={game} engine={engine} section={section} />;
}

/** A problem of the game; all games with problems where it has none, or they cannot be fetched. */
async function problemsPage(game: string, id: string, engine: LearnEngine): Promise<ComponentChild> {
  // Read while the rest is fetched, in a task of its own.
  const reading = async () => {
    const { hasProblems, problemsOf } = await import('../problems/data.js');
    return hasProblems(game) ? problemsOf(game).catch(() => 'not-loaded' as const) : 'none';
  };
  const [problems, { ProblemsPage }] = await Promise.all([
    reading(),
    import('../problems/ProblemsPage.js'),
    loadGame(game),
  ]);
  if (typeof problems === 'string') {
    const { AllProblems } = await import('./AllProblems.js');
    return <AllProblems astray={problems} />;
  }
  return <ProblemsPage key={`${game} ${id}`} game={game} engine={engine} problems={problems} id={id} />;
}
