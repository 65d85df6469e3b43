import { LANGUAGE_NAMES } from '../../language/language.js';
import { lookTexts } from '../../play/looks/index.js';
import { LEVEL_NAMES_CS } from '../../play/names/cs.js';
import type { DiscordTexts } from '../en.js';
import { helpCs } from '../help/cs.js';
import { MOVE_TIMES_CS } from '../new-game/cs.js';
import { choice, titlesOf } from './en.js';

const GAME = { name: 'hra', description: 'Která desková hra' };
const WHICH = { name: 'která', description: 'Která z vašich partií; bez volby ta v tomto kanálu' };
const PLAYER = {
  name: 'hráč',
  description: 'Algoritmus místo úrovně, třeba second-search:3+2; začněte psát',
};
/** The strengths of the computer, by level. */
const STRENGTHS_CS: Readonly<Record<string, string>> = Object.fromEntries(
  LEVEL_NAMES_CS.map((name, i) => [String(i + 1), `${name} (${i + 1})`]),
);
const LANGUAGE_CHOICES = { auto: 'Jako v Discordu', ...LANGUAGE_NAMES };
const LEVEL = choice('úroveň', 'Síla počítače', STRENGTHS_CS);

/** A subcommand about one of the caller's games. */
const ofGame = (name: string, description: string) => ({ name, description, options: { which: WHICH } });

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
      undo: ofGame('zpět', 'Vzít zpět poslední tah; lidský soupeř musí souhlasit'),
      draw: ofGame('remíza', 'Nabídnout remízu, nebo přijmout nabízenou'),
      resign: ofGame('vzdát', 'Vzdát svou partii'),
      abort: ofGame('zrušit', 'Zrušit partii, dokud netáhly obě strany; do ratingu se nezapočítá'),
      hint: ofGame('rada', 'Poradit dobrý tah'),
      analyse: ofGame('rozbor', 'Ohodnocení, nejlepší pokračování a ztráta posledním tahem'),
      solve: ofGame('vyřešit', 'Propočítat pozici až do konce: kdo vyhraje a jak'),
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
          side: choice('strana', 'Za koho hrajete', {
            first: 'Za stranu na tahu',
            second: 'Za druhou stranu',
          }),
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
      first: choice('první', 'Úroveň strany, která začíná', STRENGTHS_CS),
      'first-player': { ...PLAYER, name: 'první-hráč' },
      second: choice('druhá', 'Úroveň druhé strany', STRENGTHS_CS),
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
          language: choice('jazyk', 'Jazyk bota', LANGUAGE_CHOICES),
          theme: choice('barvy', 'Barvy desky', { light: 'Světlé', dark: 'Tmavé' }),
          look: choice('deska', 'Z čeho je deska, ve hrách, které jich mají víc', lookTexts('cs').looks),
          pieces: choice('figury', 'Jak se kreslí figury šachu', lookTexts('cs').pieceStyles),
          orientation: choice('natočení', 'Která strana je na desce dole', {
            fixed: 'Vždy stejná',
            rotating: 'Strana na tahu',
          }),
          confirm: choice('potvrzování', 'Zeptat se, než se tah zahraje', {
            on: 'Ptát se',
            off: 'Hrát hned',
          }),
          challenges: choice('výzvy', 'Zda vás ostatní mohou vyzvat k partii', {
            on: 'Přijímat',
            off: 'Nepřijímat',
          }),
          turns: choice('na-tahu', 'Jak se dozvíte, že jste na tahu', {
            ping: 'Nová zpráva s upozorněním',
            quiet: 'Deska se změní bez upozornění',
          }),
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
      anywhere: choice('kdekoli', 'Partie mohou zase začínat v každém kanálu', { yes: 'V každém kanálu' }),
      threads: choice('vlákna', 'Zda má každá partie vlákno', {
        on: 'Vlákno pro každou partii',
        off: 'Bez vláken',
      }),
      language: choice('jazyk', 'Jazyk těch, kdo si žádný nezvolili', LANGUAGE_CHOICES),
      reminders: choice('připomínky', 'Zda bot připomíná, kdo je na tahu', {
        on: 'Připomínat',
        off: 'Bez připomínek',
      }),
      'daily-game': choice('úloha-hra', 'Zveřejňovat každý den úlohu dne této hry', { off: 'Bez úlohy dne' }),
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
          time: choice('čas', 'Čas na každý tah; bez volby 3 dny', MOVE_TIMES_CS),
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
