import type { ParameterTexts, SettingTexts } from './types.js';

type AtariGoParameter = 'alpha' | 'beta' | 'gamma' | 'delta' | 'epsilon' | 'scan';

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
  scan: {
    name: 'Stones on a diagonal',
    help: "How the Euler number counts two stones that touch by a corner. Starý explains the plain count. His program also considers the opponent's stones; how it does so is our reading. Joined stones close more eyes.",
    choices: [
      '0: always apart (plain)',
      '1: joined unless the opponent stands between (aware)',
      '2: always joined',
    ],
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
  scan: {
    name: 'Kameny na úhlopříčce',
    help: 'Jak Eulerovo číslo počítá dva kameny, které se dotýkají rohem. Starý vysvětluje prostý způsob. Jeho program bere v úvahu i kameny soupeře; jakým způsobem, to je náš výklad. Spojené kameny uzavírají více očí.',
    choices: ['0: vždy zvlášť (prostě)', '1: spolu, nestojí-li mezi nimi soupeř', '2: vždy spolu'],
  },
};

export const atariGoSettingsEn: SettingTexts = {
  tuned: 'tuned by matches (strongest)',
  source: "Starý's own",
  shapeless: 'without the shape of the groups (weaker)',
  scattered: 'scattered stones (weakest)',
};

export const atariGoSettingsCs: SettingTexts = {
  tuned: 'vyladěné zápasy (nejsilnější)',
  source: 'podle Starého',
  shapeless: 'bez tvaru skupin (slabší)',
  scattered: 'rozptýlené kameny (nejslabší)',
};
