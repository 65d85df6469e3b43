import { aiOf, loadGame } from '@tahoun/catalogue';
import { parametersOf, tablesOf } from '@tahoun/engine';
import { describe, expect, it } from 'vitest';
import { valuesOf } from './values.js';

const read = async (game: string, query: string) => {
  await loadGame(game, ['ai']);
  const ai = aiOf(game);
  return valuesOf(new URLSearchParams(query), { parameters: parametersOf({ ai }), tables: tablesOf({ ai }) });
};

describe('the values in an address', () => {
  it('are those of parameters and squares that differ from the usual ones, within their ranges', async () => {
    expect(await read('czech-draughts', 'game=czech-draughts&man=100&edge=2&man-c3=-40&king-b8=999')).toEqual(
      {
        ...{ man: 100, 'man-c3': -40, 'king-b8': 100 },
      },
    );
    expect(await read('czech-draughts', 'man=x&man-c3=&man-c4=1&man-b8=1')).toEqual({});
  });

  it('are choices by number or name', async () => {
    expect(await read('atari-go', 'scan=joined&alpha=0.5')).toEqual({ alpha: 0.5, scan: 2 });
    expect(await read('atari-go', 'scan=0')).toEqual({ scan: 0 });
    expect(await read('atari-go', 'scan=aware')).toEqual({});
    expect(await read('atari-go', 'scan=0.5')).toEqual({});
  });
});
