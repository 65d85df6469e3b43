import type { ParameterTexts } from './types.js';

type AtariGoParameter = 'alpha' | 'beta' | 'gamma' | 'delta' | 'epsilon';

export const atariGoParametersEn: Readonly<Record<AtariGoParameter, ParameterTexts>> = {
  alpha: {
    name: 'α: liberties',
    help: 'The value of an empty point next to the player’s own stones. With a larger value the player keeps breathing space.',
  },
  beta: {
    name: 'β: two steps away',
    help: 'The value of an empty point two steps from the player’s own stones. With a larger value the player goes where the board is open.',
  },
  gamma: {
    name: 'γ: three steps away',
    help: 'The same for three steps: with a larger value the player looks for even wider space.',
  },
  delta: {
    name: 'δ: limit of the liberties',
    help: 'The most that all liberties together may count for. With a smaller value the player connects rather than runs and plays more boldly.',
  },
  epsilon: {
    name: 'ε: shape of the groups',
    help: 'The weight of the Euler number, groups minus holes. Below 0, the stones gather into few groups and make eyes; above 0, they scatter.',
  },
};

export const atariGoParametersCs: Readonly<Record<AtariGoParameter, ParameterTexts>> = {
  alpha: {
    name: 'α: svobody',
    help: 'Cena volného průsečíku hned vedle vlastních kamenů. Čím je vyšší, tím víc hráč dbá, aby kameny měly kde dýchat.',
  },
  beta: {
    name: 'β: o dva kroky dál',
    help: 'Cena volného průsečíku dva kroky od vlastních kamenů. Čím je vyšší, tím raději hráč hraje tam, kde je volno.',
  },
  gamma: {
    name: 'γ: o tři kroky dál',
    help: 'Totéž pro tři kroky: čím je vyšší, tím širší volný prostor hráč hledá.',
  },
  delta: {
    name: 'δ: strop svobod',
    help: 'Kolik smějí nejvýše vážit všechny svobody dohromady. Čím méně, tím častěji dá hráč přednost spojování před útěkem a tím odvážněji hraje.',
  },
  epsilon: {
    name: 'ε: tvar skupin',
    help: 'Váha Eulerova čísla, tedy počtu skupin minus počtu děr v nich. Pod nulou se kameny sdružují do několika skupin a tvoří oči, nad nulou se rozptylují.',
  },
};
