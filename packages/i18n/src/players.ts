import type { Language } from './language.js';
import { czech, withCzech } from './typography.js';
import { playerNamesCs } from './web/cs.js';
import { playerNamesEn } from './web/en.js';

/** Apart from the names: a page needs them only when a player is being chosen. */
const LINES: Readonly<Record<Language, Readonly<Record<string, string>>>> = withCzech({
  en: {
    random: 'Makes any legal move.',
    greedy: 'Tries each move and makes the one with the best evaluation; it sees no reply.',
    minimax: 'Tries all moves and replies to the chosen depth, in plies.',
    'minimax-quiescence': 'Minimax that plays out captures at the chosen depth before it evaluates.',
    'alpha-beta': 'Finds what minimax finds, without the moves that cannot change it.',
    source: 'Plays as the game’s source describes.',
    'second-search':
      'Searches to the first depth, then searches on from the end of the best line, until a checked line stays best.',
    'second-look':
      'Searches to the first depth; where the best moves only draw, a second look chooses among them.',
    mcts: 'Plays the game on at random many times and prefers moves that won more often.',
    strong: 'The strong search, to the chosen depth.',
    nodes: 'The strong search, for so many moves tried.',
    time: 'The strong search, for so many milliseconds a move.',
  },
  cs: {
    random: 'Zahraje kterýkoli přípustný tah.',
    greedy: 'Zkusí každý tah a zahraje ten s nejlepším ohodnocením; odpověď soupeře nevidí.',
    minimax: 'Zkouší všechny tahy a odpovědi do zvolené hloubky v půltazích.',
    'minimax-quiescence': 'Minimax, který ve zvolené hloubce před ohodnocením dohraje výměny.',
    'alpha-beta': 'Najde totéž co minimax, bez tahů, které nic nezmění.',
    source: 'Hraje tak, jak popisuje pramen hry.',
    'second-search':
      'Prohledá do první hloubky a od konce nejlepší varianty prohledává dál, dokud ověřená varianta nezůstane nejlepší.',
    'second-look':
      'Prohledá do první hloubky; vedou-li nejlepší tahy jen k remíze, vybere z nich druhým prohledáním.',
    mcts: 'Mnohokrát dohraje partii náhodně a dává přednost tahům, které vyhrávaly častěji.',
    strong: 'Silné prohledávání do zvolené hloubky.',
    nodes: 'Silné prohledávání na daný počet vyzkoušených tahů.',
    time: 'Silné prohledávání, na každý tah daný počet milisekund.',
  },
});

/** The manner of each computer player, one sentence by its form. */
export function playerLines(language: Language): Readonly<Record<string, string>> {
  return LINES[language];
}

/** Apart from the names, as the sentences are. */
const NUMBERS = withCzech({
  en: {
    depth: { label: 'Depth', value: (plies: string) => `Depth ${plies}` },
    verifyDepth: { label: 'Second depth', value: (plies: string) => `then ${plies}` },
    nodes: { label: 'Moves tried', value: (moves: string) => `${moves} moves` },
    timeMs: { label: 'Time', value: (ms: string) => `${ms} ms` },
  },
  cs: {
    depth: { label: 'Hloubka', value: (plies: string) => `Hloubka ${plies}` },
    verifyDepth: { label: 'Druhá hloubka', value: (plies: string) => `pak ${plies}` },
    nodes: { label: 'Zkoušené tahy', value: (moves: string) => `tahů: ${moves}` },
    timeMs: { label: 'Čas', value: (ms: string) => `${ms} ms` },
  },
});

/** The names of the numbers of computer players. */
export function playerNumbers(language: Language): (typeof NUMBERS)['en'] {
  return NUMBERS[language];
}

/** The names of the computer players and of their numbers. */
export function playerWords(language: Language) {
  const { names } = language === 'cs' ? czech(playerNamesCs) : playerNamesEn;
  return { names, numbers: playerNumbers(language) };
}
