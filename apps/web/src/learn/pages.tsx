import { loadGame as loadParts } from '@tahoun/catalogue';
import type { ComponentChild } from 'preact';
import { loadGame } from '../load-game.js';
import type { LearnEngine } from './Problems.js';
import { learnRoute } from './route.js';

/** What an address of this part of the page shows; each page is fetched when it is opened, and a game's lessons alone. */
export async function learnPage(address: string, engine: LearnEngine): Promise<ComponentChild> {
  const route = learnRoute(address);
  switch (route.page) {
    case 'overview': {
      const { Overview } = await import('./Overview.js');
      return <Overview />;
    }
    case 'algorithms': {
      const { Algorithms } = await import('./algorithms/Algorithms.js');
      return <Algorithms section={route.section} />;
    }
    case 'game': {
      const { game, section } = route;
      const [{ Learn }] = await Promise.all([
        import('./Learn.js'),
        loadGame(game),
        loadParts(game, ['lessons']),
      ]);
      return <Learn game={game} engine={engine} section={section} />;
    }
  }
}
