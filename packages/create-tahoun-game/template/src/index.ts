import type { GameManifest } from '@tahoun/catalogue';
import { plainGameTexts } from '@tahoun/i18n';
import { game } from './game.ts';

/** The game as every program takes it. Only `id` and `rules` are required; what is left out has a default. */
export default {
  id: game.id,
  title: {
    en: { name: game.name, tagline: 'Keep room for your dominoes' },
    cs: { name: game.name, tagline: 'Nechte si místo pro své kameny' },
  },
  rules: async () => game,
  words: {
    en: async () => ({
      ...plainGameTexts(game),
      rules: ['A puts a domino upright and B across, in turn. The side that finds no room loses.'],
      howToMove: 'Choose the two cells of your domino.',
      figures: { side0: 'Places for A', side1: 'Places for B' },
    }),
    cs: async () => ({
      ...plainGameTexts(game, 'cs'),
      rules: ['A klade kámen domina svisle, B vodorovně, střídavě. Prohrává, kdo nenajde místo.'],
      howToMove: 'Zvolte obě pole svého kamene.',
      reasons: { 'no-room': 'Není místo' },
      units: (_value, written) => `míst: ${written}`,
      figures: { side0: 'Místa pro A', side1: 'Místa pro B' },
    }),
  },
} satisfies GameManifest;
