import type { EvaluationTexts } from './types.js';

type AtariGoEvaluations = Readonly<Record<'stary' | 'strength', EvaluationTexts>>;

export const atariGoEvaluationsEn: AtariGoEvaluations = {
  stary: {
    name: "Starý's evaluation",
    about: 'Liberties of three orders within a bound, and the difference of the Euler numbers.',
    terms: {
      liberties: {
        name: 'Liberties',
        help: 'Empty points one, two and three steps away, weighed. No plain sum: δ bounds what they may count.',
      },
      euler: { name: 'Euler number', help: 'Groups minus holes, own minus the other side’s, times ε.' },
    },
    facts: { unbounded: 'liberties before the bound' },
  },
  strength: {
    name: 'Safety of the groups',
    about:
      'What the strong search plays with: how safe the groups are, how much room there is, and who has moves left.',
    terms: {
      safety: { name: 'Safety', help: 'Each group by its liberties, own minus the other side’s.' },
      liberties: { name: 'Liberties', help: 'Empty points that only own stones touch.' },
      eyes: { name: 'Eyes', help: 'Empty points that only own stones surround.' },
      captures: { name: 'Captures', help: 'Stones captured so far, in games for several.' },
      tempo: { name: 'Tempo', help: 'For having the move.' },
      decision: {
        name: 'Decision',
        help: 'A capture that wins now, or two groups in atari that cannot both be saved.',
      },
    },
  },
};

export const atariGoEvaluationsCs: AtariGoEvaluations = {
  stary: {
    name: 'Starého ohodnocení',
    about: 'Svobody tří řádů s horní mezí a rozdíl Eulerových čísel.',
    terms: {
      liberties: {
        name: 'Svobody',
        help: 'Volné průsečíky ve vzdálenosti jednoho, dvou a tří kroků podle vah. Není to prostý součet: nad mez δ už se nepočítají.',
      },
      euler: { name: 'Eulerovo číslo', help: 'Skupiny minus díry, vlastní minus soupeřovy, krát ε.' },
    },
    facts: { unbounded: 'svobody bez meze' },
  },
  strength: {
    name: 'Bezpečí skupin',
    about:
      'S ním hraje silné prohledávání: jak jsou skupiny v bezpečí, kolik mají místa a komu zbývají tahy.',
    terms: {
      safety: { name: 'Bezpečí', help: 'Každá skupina podle počtu svobod, vlastní minus soupeřovy.' },
      liberties: { name: 'Svobody', help: 'Volné průsečíky, kterých se dotýkají jen vlastní kameny.' },
      eyes: { name: 'Oči', help: 'Volné průsečíky, které obklopují jen vlastní kameny.' },
      captures: { name: 'Zajetí', help: 'Dosud zajaté kameny, hraje-li se na více než jeden.' },
      tempo: { name: 'Tempo', help: 'Za to, že je strana na tahu.' },
      decision: {
        name: 'Rozhodnutí',
        help: 'Zajetí, které hned vyhrává, nebo dvě skupiny v atari, které nelze zachránit obě.',
      },
    },
  },
};
