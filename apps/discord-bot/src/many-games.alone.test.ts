import { builtInGames, loadAllGames, registerGames } from '@tahoun/catalogue';
import { expect, it } from 'vitest';

/* A bot that was started with more games than Discord lists in one option. */
const [model] = builtInGames;
/** What a thread of the engine imports for them, if it had to search. */
const module = new URL('../../../examples/tic-tac-toe/src/index.ts', import.meta.url).href;
registerGames(
  Array.from({ length: 30 }, (_, at) => ({
    id: `game-${at}`,
    module,
    rules: (model as (typeof builtInGames)[0]).rules,
    title: { en: { name: `Number ${at}`, tagline: '' } },
  })),
);
await loadAllGames();
const { commandDefinitions } = await import('./dispatch/definitions.js');
const { useTestBot } = await import('./testing/test-bot.js');
const tested = useTestBot();

it('offers them while one types, each by its name', async () => {
  const definitions = JSON.parse(JSON.stringify(commandDefinitions()));
  const { options } = definitions.find(({ name }: { name: string }) => name === 'play');
  const game = options.find(({ name }: { name: string }) => name === 'game');
  expect(game).toMatchObject({ autocomplete: true });
  expect(game).not.toHaveProperty('choices');
  // The levels are still listed.
  expect(options.find(({ name }: { name: string }) => name === 'level').choices).toHaveLength(8);

  const anna = tested.it.person('Anna');
  expect(await anna.autocomplete('play', 'game', '')).toHaveLength(25);
  expect(await anna.autocomplete('play', 'game', 'NUMBER 29')).toEqual([
    { name: 'Number 29', value: 'game-29' },
  ]);
  expect(await anna.autocomplete('game position', 'game', 'chess')).toMatchObject([{ value: 'chess' }]);
  expect(await anna.autocomplete('play', 'game', 'no such game')).toEqual([]);
});
