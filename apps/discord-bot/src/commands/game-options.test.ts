import { InputError } from '@tahoun/core';
import type { Language } from '@tahoun/i18n';
import { Refusal, type Seat } from '@tahoun/live';
import { describe, expect, it } from 'vitest';
import type { Call } from '../interaction/call.js';
import { Options } from '../interaction/options.js';
import type { Choice } from './command.js';
import { completePlayer, computerIn } from './game-options.js';

/** What is offered while somebody types a player of a game. */
async function choices(game: string, typed: string, language: Language = 'en'): Promise<readonly Choice[]> {
  const options = [
    { name: 'game', type: 3, value: game },
    { name: 'player', type: 3, value: typed, focused: true },
  ];
  return completePlayer({ language } as Call, new Options({ options } as never));
}

const offered = async (game: string, typed: string) => (await choices(game, typed)).map(({ value }) => value);

/** The seat that somebody gives the computer. */
function seat(filled: Readonly<Record<string, string | number>>, ...names: readonly string[]): Seat {
  const options = Object.entries(filled).map(([name, value]) => ({ name, type: 3, value }));
  return computerIn('atari-go', new Options({ options } as never), ...names);
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

  it('is found by its name and by what it does, in any case and with blanks around it', async () => {
    expect(await offered('zabor', ' ALPHA-BETA:3 ')).toEqual(['alpha-beta:3']);
    expect(await offered('zabor', 'MONTE CARLO')).toEqual(['mcts:20000']);
    expect(await offered('zabor', 'no such player')).toEqual([]);
    // A number that is not offered is a player all the same; one that there cannot be is not.
    expect(await offered('zabor', 'minimax:9')).toEqual(['minimax:9']);
    expect(await offered('zabor', 'minimax:0')).toEqual([]);
  });

  it('each choice says what it is called, what the source calls its depth, and what it does', async () => {
    const name = async (game: string, player: string, language: Language) =>
      (await choices(game, player, language))[0]?.name.replaceAll('\u00a0', ' ').split('. ')[0];
    expect(await name('chess', 'minimax:4', 'en')).toBe("Minimax (Depth 4) = Němec's depth 3");
    expect(await name('chess', 'random', 'en')).toBe('Random');
    expect(await name('connect-four', 'minimax:4', 'en')).toBe('Minimax (Depth 4)');
    expect(await name('connect-four', 'minimax:4', 'cs')).toBe('Minimax (Hloubka 4)');
    const [plain, deep] = await choices('zabor', 'source');
    expect([plain?.value, deep?.value]).toEqual(['source', 'source:1']);
    expect(plain?.name).toMatch(/^.*Čáp/);
    expect(deep?.name).toMatch(/:1/);
  });
});

describe('the seat of the computer', () => {
  it('is the level or the player that was chosen, else the third level', () => {
    expect(seat({})).toEqual({ player: 'level:3', name: 'Tahoun 3' });
    expect(seat({ level: 8 })).toEqual({ player: 'level:8', name: 'Tahoun 8' });
    expect(seat({ player: ' greedy ' })).toEqual({ player: 'greedy', name: 'Tahoun greedy' });
    expect(seat({ player: 'source:1?alpha=2' }).player).toBe('source:1?alpha=2');
    const names = ['second', 'second-player'] as const;
    expect(seat({ level: 1, player: 'greedy', second: 5 }, ...names).player).toBe('level:5');
    expect(seat({ level: 1, 'second-player': 'greedy' }, ...names).player).toBe('greedy');
  });

  it('is refused to both at once, to people, and to constants that the game does not have', () => {
    expect(() => seat({ level: 1, player: 'greedy' })).toThrow('two-opponents');
    expect(() => seat({ player: 'human' })).toThrow(new Refusal('player-human', { found: 'human' }));
    for (const player of ['', 'nobody', 'greedy:1', 'source:1?zeta=1'])
      expect(() => seat({ player }), player).toThrow(InputError);
  });
});
