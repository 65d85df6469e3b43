import { type NetworkFeatures, emptyNetwork, encodeNetwork, textFeatures } from '@tahoun/core';
import { zabor } from '@tahoun/games/zabor';
import { expect, it } from 'vitest';
import { plainAi } from './game-ai.js';
import { learnedAi } from './learned-ai.js';
import { gameById } from './testing/all-games.js';

const base64Of = (features: NetworkFeatures, bias: number) => {
  const network = emptyNetwork({ ...features, neurons: 32 }, 100);
  network.outputBiases.fill(bias);
  return { base64: Buffer.from(encodeNetwork(network)).toString('base64') };
};

it('a learned network judges, and the levels are those of a game with rules alone', () => {
  const ticTacToe = gameById('tic-tac-toe');
  const features = textFeatures(ticTacToe) as NetworkFeatures;
  const ai = learnedAi(ticTacToe, features, base64Of(features, 1_000_000));
  const position = ticTacToe.initial();
  expect(ai.best.evaluate(position)).not.toBe(0);
  expect(Object.values(ai.best.terms(position))).toEqual([ai.best.evaluate(position)]);
  expect(ai.textbook.evaluate(position)).toBe(0);
  expect(ai.levels).toBe(plainAi(ticTacToe).levels);
});

it('boards of another size than the network has learned are judged without it', () => {
  const features = { ...textFeatures(zabor), sees: () => false } as NetworkFeatures;
  const ai = learnedAi(zabor, features, base64Of(features, 1_000_000));
  const position = zabor.initial({ map: '3x3' });
  position.makeMove(0);
  expect(ai.best.evaluate(position)).toBe(plainAi(zabor).best.evaluate(position));
});
