import { describe, expect, it } from 'vitest';
import type { Call } from '../interaction/call.js';
import { Options } from '../interaction/options.js';
import { completePlayer } from './players.js';

/** What is offered while somebody types a player of a game. */
async function offered(game: string, typed: string): Promise<readonly string[]> {
  const options = [
    { name: 'game', type: 3, value: game },
    { name: 'player', type: 3, value: typed, focused: true },
  ];
  const choices = await completePlayer({ language: 'en' } as Call, new Options({ options } as never));
  return choices.map(({ value }) => String(value));
}

describe('while a player is typed', () => {
  it('each is offered with its usual numbers, and those of the source where there is one', async () => {
    const ofZabor = await offered('zabor', '');
    expect(ofZabor).toEqual(expect.arrayContaining(['greedy', 'alpha-beta:3', 'source:3']));
    expect((await offered('connect-four', '')).filter((player) => player.startsWith('source'))).toEqual([]);
    expect(ofZabor.filter((player) => player.startsWith('level'))).toEqual([]);
  });

  it('what is typed comes first where it is a player, then its other numbers', async () => {
    expect((await offered('zabor', 'alpha-beta:7'))[0]).toBe('alpha-beta:7');
    expect(await offered('zabor', 'alpha-beta')).not.toContain('alpha-beta');
    expect(await offered('zabor', 'human')).toEqual([]);
  });
});
