import { gameIds } from '@tahoun/catalogue';
import { describe, expect, it } from 'vitest';
import { learnAddress, learnRoute, problemsAddress } from './learn-address.js';

describe('an address of the lessons', () => {
  it.each(gameIds())('leads to %s, and to a chapter of it', (game) => {
    expect(learnRoute(learnAddress(game))).toEqual({ page: 'game', game, section: '' });
    expect(learnRoute(learnAddress(game, 'ladder'))).toEqual({ page: 'game', game, section: 'ladder' });
  });

  it.each(gameIds())('leads to the problems of %s, and to one of them', (game) => {
    expect(learnRoute(problemsAddress(game))).toEqual({ page: 'problems', game, id: '' });
    expect(learnRoute(problemsAddress(game, 'ab12'))).toEqual({ page: 'problems', game, id: 'ab12' });
  });

  it('has no empty parts', () => {
    expect([learnAddress(), learnAddress('chess'), learnAddress('chess', 'pins')]).toEqual([
      ...['/learn', '/learn/chess', '/learn/chess/pins'],
    ]);
  });

  it('leads to the algorithms, and to one of them', () => {
    expect(learnRoute(learnAddress('algorithms'))).toEqual({ page: 'algorithms', section: '' });
    expect(learnRoute(learnAddress('algorithms', 'alpha-beta'))).toEqual({
      page: 'algorithms',
      section: 'alpha-beta',
    });
  });

  it.each(['/learn', '/learn/', learnAddress()])('%s leads to the overview', (address) => {
    expect(learnRoute(address)).toEqual({ page: 'overview', isAstray: false });
  });

  it.each(['/problems', '/problems/', '/problems?x'])(
    '%s leads to the games that have problems',
    (address) => {
      expect(learnRoute(address)).toEqual({ page: 'all-problems', isAstray: false });
    },
  );

  it('leads to an overview, astray, where it names nothing', () => {
    for (const address of ['/learn/nonsense', '/learn/nonsense/x', '/learn/toString']) {
      expect(learnRoute(address)).toEqual({ page: 'overview', isAstray: true });
    }
    expect(learnRoute('/problems/nonsense')).toEqual({ page: 'all-problems', isAstray: true });
  });
});
