import { lookTexts } from '../looks.js';
import { LEVEL_NAMES_CS } from '../web/cs.js';
import { titlesOf } from './commands-en.js';
import type { DiscordTexts } from './en.js';
import { helpCs } from './help.js';
import { MOVE_TIMES_CS } from './new-game.js';

const GAME = { name: 'hra', description: 'Která desková hra' };
const WHICH = { name: 'která', description: 'Která z vašich partií; bez volby ta v tomto kanálu' };
const PLAYER = {
  name: 'hráč',
  description: 'Algoritmus místo úrovně, třeba second-search:3+2; začněte psát',
};
/** The strengths of the computer, by level. */
export const STRENGTHS_CS: Readonly<Record<string, string>> = Object.fromEntries(
  LEVEL_NAMES_CS.map((name, i) => [String(i + 1), `${name} (${i + 1})`]),
);
const LEVEL = { name: 'úroveň', description: 'Síla počítače', choices: STRENGTHS_CS };

export const commandsCs: DiscordTexts['commands'] = {
  play: {
    name: 'hrát',
    description: 'Hrát s počítačem nebo s někým jiným; bez voleb ukáže všechny hry',
    options: {
      game: GAME,
      opponent: { name: 'soupeř', description: 'Koho vyzvat; bez volby hrajete s počítačem' },
      level: LEVEL,
    },
  },
  move: {
    name: 'tah',
    description: 'Táhnout ve své partii',
    options: {
      move: { name: 'tah', description: 'Začněte psát, přípustné tahy se nabídnou' },
      which: WHICH,
    },
  },
  board: {
    name: 'deska',
    description: 'Ukázat zde desku vaší partie',
    options: { which: WHICH, marks: { name: 'značky', description: 'Značky jen pro vás, třeba svobody' } },
  },
  game: {
    name: 'partie',
    description: 'Vaše partie: vrátit tah, remíza, vzdát, rada, soubory',
    options: {},
    subcommands: {
      undo: {
        name: 'zpět',
        description: 'Vzít zpět poslední tah; lidský soupeř musí souhlasit',
        options: { which: WHICH },
      },
      draw: {
        name: 'remíza',
        description: 'Nabídnout remízu, nebo přijmout nabízenou',
        options: { which: WHICH },
      },
      resign: { name: 'vzdát', description: 'Vzdát svou partii', options: { which: WHICH } },
      abort: {
        name: 'zrušit',
        description: 'Zrušit partii, dokud netáhly obě strany; do ratingu se nezapočítá',
        options: { which: WHICH },
      },
      hint: { name: 'rada', description: 'Poradit dobrý tah', options: { which: WHICH } },
      analyse: {
        name: 'rozbor',
        description: 'Ohodnocení, nejlepší pokračování a ztráta posledním tahem',
        options: { which: WHICH },
      },
      solve: {
        name: 'vyřešit',
        description: 'Propočítat pozici až do konce: kdo vyhraje a jak',
        options: { which: WHICH },
      },
      export: {
        name: 'uložit',
        description: 'Uložit partii do souboru',
        options: { which: WHICH, format: { name: 'formát', description: 'Formát souboru' } },
      },
      import: {
        name: 'otevřít',
        description: 'Otevřít partii ze souboru a pokračovat v ní proti počítači',
        options: {
          game: GAME,
          file: { name: 'soubor', description: 'Uložená partie: JSON nebo formát dané hry' },
          text: { name: 'text', description: 'Totéž, vložené jako text' },
          level: LEVEL,
          player: PLAYER,
        },
      },
      position: {
        name: 'pozice',
        description: 'Začít z dané pozice proti počítači',
        options: {
          game: GAME,
          position: { name: 'pozice', description: 'Pozice jako text, třeba FEN' },
          level: LEVEL,
          player: PLAYER,
          side: {
            name: 'strana',
            description: 'Za koho hrajete',
            choices: { first: 'Za stranu na tahu', second: 'Za druhou stranu' },
          },
        },
      },
    },
  },
  games: { name: 'moje-partie', description: 'Vaše partie a výběr té, ve které pokračovat', options: {} },
  watch: {
    name: 'sledovat',
    description: 'Sledovat, jak počítač hraje sám proti sobě',
    options: {
      game: GAME,
      first: { name: 'první', description: 'Úroveň strany, která začíná', choices: STRENGTHS_CS },
      'first-player': { ...PLAYER, name: 'první-hráč' },
      second: { name: 'druhá', description: 'Úroveň druhé strany', choices: STRENGTHS_CS },
      'second-player': { ...PLAYER, name: 'druhý-hráč' },
      options: { name: 'volby', description: 'Volby hry, třeba size=5x5' },
    },
  },
  problem: {
    name: 'úloha',
    description: 'Úlohy k řešení',
    options: {},
    subcommands: {
      solve: {
        name: 'řešit',
        description: 'Úloha k řešení: úloha dne, nebo jedna zhruba tak těžká',
        options: {
          game: GAME,
          rating: { name: 'obtížnost', description: 'Jak těžká, asi 700 až 2000; bez toho úloha dne' },
        },
      },
      streaks: {
        name: 'série',
        description: 'Kdo na tomto serveru řeší úlohu dne, den za dnem',
        options: {
          game: { ...GAME, description: 'Která desková hra; bez volby ta, jejíž úlohy se tu zveřejňují' },
        },
      },
    },
  },
  learn: { name: 'učebna', description: 'Lekce hry: pravidla v obrázcích a úlohy', options: { game: GAME } },
  profile: {
    name: 'profil',
    description: 'Výsledky, nastavení, koho blokujete, co se o vás uchovává',
    options: {},
    subcommands: {
      stats: {
        name: 'výsledky',
        description: 'Rating a výsledky hráče',
        options: {
          user: { name: 'hráč', description: 'Čí výsledky; bez volby vaše' },
          against: { name: 'proti', description: 'Jen partie proti tomuto člověku' },
        },
      },
      leaderboard: { name: 'žebříček', description: 'Nejlepší hráči hry', options: { game: GAME } },
      settings: {
        name: 'nastavení',
        description: 'Jazyk, barvy, deska, figury, natočení, potvrzování tahů',
        options: {
          language: {
            name: 'jazyk',
            description: 'Jazyk bota',
            choices: { auto: 'Jako v Discordu', en: 'English', cs: 'Čeština' },
          },
          theme: { name: 'barvy', description: 'Barvy desky', choices: { light: 'Světlé', dark: 'Tmavé' } },
          look: {
            name: 'deska',
            description: 'Z čeho je deska, ve hrách, které jich mají víc',
            choices: lookTexts('cs').looks,
          },
          pieces: {
            name: 'figury',
            description: 'Jak se kreslí figury šachu',
            choices: lookTexts('cs').pieceStyles,
          },
          orientation: {
            name: 'natočení',
            description: 'Která strana je na desce dole',
            choices: { fixed: 'Vždy stejná', rotating: 'Strana na tahu' },
          },
          confirm: {
            name: 'potvrzování',
            description: 'Zeptat se, než se tah zahraje',
            choices: { on: 'Ptát se', off: 'Hrát hned' },
          },
          challenges: {
            name: 'výzvy',
            description: 'Zda vás ostatní mohou vyzvat k partii',
            choices: { on: 'Přijímat', off: 'Nepřijímat' },
          },
          turns: {
            name: 'na-tahu',
            description: 'Jak se dozvíte, že jste na tahu',
            choices: { ping: 'Nová zpráva s upozorněním', quiet: 'Deska se změní bez upozornění' },
          },
        },
      },
      block: {
        name: 'blokovat',
        description: 'Zablokovat člověka: navzájem se už nebudete moci vyzvat',
        options: { user: { name: 'koho', description: 'Koho zablokovat' } },
      },
      unblock: {
        name: 'odblokovat',
        description: 'Odblokovat člověka',
        options: { user: { name: 'koho', description: 'Koho odblokovat' } },
      },
      privacy: { name: 'soukromí', description: 'Co o vás bot uchovává a jak to smazat', options: {} },
    },
  },
  server: {
    name: 'server',
    description: 'Nastavení tohoto serveru, pro ty, kdo ho spravují',
    options: {
      channel: { name: 'kanál', description: 'Kanál, ve kterém začínají partie' },
      anywhere: {
        name: 'kdekoli',
        description: 'Partie mohou zase začínat v každém kanálu',
        choices: { yes: 'V každém kanálu' },
      },
      threads: {
        name: 'vlákna',
        description: 'Zda má každá partie vlákno',
        choices: { on: 'Vlákno pro každou partii', off: 'Bez vláken' },
      },
      language: {
        name: 'jazyk',
        description: 'Jazyk těch, kdo si žádný nezvolili',
        choices: { auto: 'Jako v Discordu', en: 'English', cs: 'Čeština' },
      },
      reminders: {
        name: 'připomínky',
        description: 'Zda bot připomíná, kdo je na tahu',
        choices: { on: 'Připomínat', off: 'Bez připomínek' },
      },
      'daily-game': {
        name: 'úloha-hra',
        description: 'Zveřejňovat každý den úlohu dne této hry',
        choices: { off: 'Bez úlohy dne' },
      },
      'daily-channel': { name: 'úloha-kanál', description: 'Kanál pro úlohu dne; bez volby tento' },
    },
  },
  tournament: {
    name: 'turnaj',
    description: 'Turnaj v tomto kanálu',
    options: {},
    subcommands: {
      create: {
        name: 'založit',
        description: 'Založit turnaj v tomto kanálu',
        options: {
          game: GAME,
          time: { name: 'čas', description: 'Čas na každý tah; bez volby 3 dny', choices: MOVE_TIMES_CS },
        },
      },
      join: { name: 'přihlásit', description: 'Přihlásit se do turnaje v tomto kanálu', options: {} },
      start: { name: 'zahájit', description: 'Zahájit vlastní turnaj', options: {} },
      table: { name: 'tabulka', description: 'Ukázat tabulku turnaje', options: {} },
      leave: { name: 'odhlásit', description: 'Odhlásit se z turnaje', options: {} },
    },
  },
  help: {
    name: 'nápověda',
    description: 'Jak se s tímto botem hraje',
    options: { topic: { name: 'téma', description: 'O čem', choices: titlesOf(helpCs.topics) } },
  },
};
