import type { Language } from '../language.js';
import { withCzech } from '../typography.js';

interface Title {
  readonly name: string;
  /** One line under the name. */
  readonly tagline: string;
}

/** What a list of games says, apart from their other words: a page needs it before it needs those. */
export const TITLES = withCzech({
  en: {
    zabor: { name: 'Zabor', tagline: 'Take land, and take it back' },
    chocolate: { name: 'Chocolate', tagline: 'Break the bar; the last player to break wins' },
    'tic-tac-toe': { name: 'Tic-tac-toe', tagline: 'Three in a row on nine cells' },
    'connect-four': { name: 'Connect Four', tagline: 'Drop discs and line up four' },
    'czech-draughts': { name: 'Czech draughts', tagline: 'Flying kings and compulsory captures' },
    chess: { name: 'Chess', tagline: 'Check and mate' },
    'atari-go': { name: 'Atari Go', tagline: 'Surround a stone before your opponent does' },
  },
  cs: {
    zabor: { name: 'Zábor', tagline: 'Zaberte území – a vezměte si ho zpátky' },
    chocolate: { name: 'Čokoláda', tagline: 'Lámejte tabulku; kdo láme poslední, vyhrává' },
    'tic-tac-toe': { name: 'Piškvorky 3×3', tagline: 'Tři v řadě na devíti polích' },
    'connect-four': { name: 'Čtyři v řadě', tagline: 'Vhazujte žetony a spojte čtyři' },
    'czech-draughts': { name: 'Česká dáma', tagline: 'Létající dámy a povinné skákání' },
    chess: { name: 'Šachy', tagline: 'Šach a mat' },
    'atari-go': { name: 'Atari go', tagline: 'Obkličte kámen dřív než soupeř ten váš' },
  },
} as const satisfies Record<Language, Record<string, Title>>);

/** The name of a game and a line about it. @param id a registered game. */
export function gameTitle(language: Language, id: string): Title {
  const titles: Readonly<Record<string, Title>> = TITLES[language];
  return titles[id] as Title;
}
