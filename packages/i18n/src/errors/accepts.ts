import type { Language } from '../language.js';

/** What the options of the games accept, in Czech. English is in the games; a test compares the two. */
const CZECH: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'atari-go': {
    size: '3 až 19 průsečíků na stranu',
    start:
      'empty (prázdná deska), stable (po dvou kamenech ve sloupcích) nebo crosscut (po dvou kamenech křížem)',
    handicap: '0, nebo kolik černých kamenů leží na hvězdách, než začne bílý (13x13: 5; 19x19: 9, 13)',
    first: 'black (začíná černý) nebo white (začíná bílý)',
    target: '1 až 20 kamenů, které k výhře stačí zajmout',
    black: 'průsečíky dalších černých kamenů, např. C3,E5',
    white: 'průsečíky dalších bílých kamenů, např. C3,E5',
  },
  chess: {
    start: 'číslo základního postavení šachů Chess960, 0 až 959 (518 je obvyklé)',
    chess960: 'true (ano) nebo false (ne)',
  },
  chocolate: {
    size: 'VÝŠKAxŠÍŘKA, obojí 1 až 60',
  },
  'czech-draughts': {
    landing:
      'free (dáma mezi skoky dopadne na kterékoli volné pole) nebo must-continue (jen tam, odkud může skákat dál)',
  },
  zabor: {
    map: 'velikost ŠÍŘKAxVÝŠKA, obojí 1 až 10, nebo mapa lake, cross, diamond, hourglass, islands, river, fortress či pinwheel',
    size: 'N nebo ŠÍŘKAxVÝŠKA, obojí 1 až 10 (totéž jako mapa bez překážek)',
  },
};

/** What an option of a game accepts, for people. @param english as the game says it */
export function acceptsText(language: Language, game: string, option: string, english: string): string {
  return language === 'cs' ? acceptsCs(game, option, english) : english;
}

/** In Czech, for the sentences about errors. */
export function acceptsCs(game: string, option: string, english: string): string {
  return CZECH[game]?.[option] ?? english;
}
