import type { playersEn } from './en.js';

export const playersCs: typeof playersEn = {
  lines: {
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
  numbers: {
    depth: { label: 'Hloubka', value: (plies) => `Hloubka ${plies}` },
    verifyDepth: { label: 'Druhá hloubka', value: (plies) => `pak ${plies}` },
    nodes: { label: 'Zkoušené tahy', value: (moves) => `tahů: ${moves}` },
    timeMs: { label: 'Čas', value: (ms) => `${ms} ms` },
  },
};
