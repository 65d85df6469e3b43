import { insideSentence, pluralCs } from '../language.js';
import { lookTexts } from '../looks.js';
import { LEVEL_NAMES_CS } from '../web/cs.js';
import { dailyCs } from './daily.js';
import { type DiscordTexts, titlesOf } from './en.js';
import { helpCs } from './help.js';
import { privacyCs } from './privacy.js';

const GAME = { name: 'hra', description: 'Která desková hra' };
const WHICH = { name: 'která', description: 'Která z vašich partií; bez volby ta v tomto kanálu' };
const PLAYER = {
  name: 'hráč',
  description: 'Algoritmus místo úrovně, třeba second-search:3+2; začněte psát',
};
const LEVELS = Object.fromEntries(LEVEL_NAMES_CS.map((name, i) => [String(i + 1), `${i + 1}: ${name}`]));

const MOVE_TIMES = { '1h': '1 hodina', '12h': '12 hodin', '1d': '1 den', '3d': '3 dny', '7d': '1 týden' };
const TIME = {
  name: 'čas',
  description: 'Čas na každý tah; bez volby 3 dny proti člověku, proti počítači bez omezení',
  choices: { ...MOVE_TIMES, none: 'Bez omezení' },
};
const SIDE = {
  name: 'strana',
  description: 'Kdo začíná',
  choices: { first: 'Začínám já', second: 'Začíná soupeř', random: 'Rozhodne náhoda' },
};

export const discordCs: DiscordTexts = {
  commands: {
    play: {
      name: 'hrát',
      description: 'Začít partii proti počítači nebo jinému člověku',
      options: {
        game: GAME,
        opponent: { name: 'soupeř', description: 'Koho vyzvat; bez volby hrajete s počítačem' },
        level: { name: 'úroveň', description: 'Síla počítače', choices: LEVELS },
        player: PLAYER,
        side: SIDE,
        time: TIME,
        options: { name: 'volby', description: 'Volby hry, třeba size=5x5' },
      },
    },
    challenge: {
      name: 'výzva',
      description: 'Vyzvat člověka, nebo toho, kdo se přihlásí první',
      options: {
        game: GAME,
        opponent: { name: 'soupeř', description: 'Koho vyzvat; bez volby se může přihlásit kdokoli' },
        side: SIDE,
        time: { ...TIME, description: 'Čas na každý tah; bez volby 3 dny' },
        options: { name: 'volby', description: 'Volby hry, třeba size=5x5' },
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
    hint: { name: 'rada', description: 'Poradit dobrý tah', options: { which: WHICH } },
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
    analyse: {
      name: 'rozbor',
      description: 'Ohodnocení, nejlepší pokračování a ztráta posledním tahem',
      options: { which: WHICH },
    },
    watch: {
      name: 'sledovat',
      description: 'Sledovat, jak počítač hraje sám proti sobě',
      options: {
        game: GAME,
        first: { name: 'první', description: 'Úroveň strany, která začíná', choices: LEVELS },
        'first-player': { ...PLAYER, name: 'první-hráč' },
        second: { name: 'druhá', description: 'Úroveň druhé strany', choices: LEVELS },
        'second-player': { ...PLAYER, name: 'druhý-hráč' },
        options: { name: 'volby', description: 'Volby hry, třeba size=5x5' },
      },
    },
    games: { name: 'partie', description: 'Vaše partie a výběr té, ve které pokračovat', options: {} },
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
        level: { name: 'úroveň', description: 'Síla počítače', choices: LEVELS },
        player: PLAYER,
      },
    },
    position: {
      name: 'pozice',
      description: 'Začít z dané pozice proti počítači',
      options: {
        game: GAME,
        position: { name: 'pozice', description: 'Pozice jako text, třeba FEN' },
        level: { name: 'úroveň', description: 'Síla počítače', choices: LEVELS },
        player: PLAYER,
        side: {
          name: 'strana',
          description: 'Za koho hrajete',
          choices: { first: 'Za stranu na tahu', second: 'Za druhou stranu' },
        },
      },
    },
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
    learn: {
      name: 'učebna',
      description: 'Lekce hry: pravidla v obrázcích a úlohy',
      options: { game: GAME },
    },
    problem: {
      name: 'úloha',
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
    solve: {
      name: 'vyřešit',
      description: 'Propočítat pozici až do konce: kdo vyhraje a jak',
      options: { which: WHICH },
    },
    help: {
      name: 'nápověda',
      description: 'Jak se s tímto botem hraje',
      options: { topic: { name: 'téma', description: 'O čem', choices: titlesOf(helpCs.topics) } },
    },
    privacy: {
      name: 'soukromí',
      description: 'Co o vás bot uchovává a jak to smazat',
      options: {},
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
            time: { name: 'čas', description: 'Čas na každý tah; bez volby 3 dny', choices: MOVE_TIMES },
          },
        },
        join: { name: 'přihlásit', description: 'Přihlásit se do turnaje v tomto kanálu', options: {} },
        start: { name: 'zahájit', description: 'Zahájit vlastní turnaj', options: {} },
        table: { name: 'tabulka', description: 'Ukázat tabulku turnaje', options: {} },
        leave: { name: 'odhlásit', description: 'Odhlásit se z turnaje', options: {} },
      },
    },
  },
  analyseThis: 'Rozebrat tuto desku',
  refusals: {
    'no-game': () => 'Nemáte tu rozehranou partii. Začněte ji příkazem `/hrát`.',
    'no-such-game': () => 'Tuto partii už nemám. Novou začnete příkazem `/hrát`.',
    'not-player': () =>
      'Této partii přihlížíte, jednat mohou jen její hráči. Vlastní začnete příkazem `/hrát`.',
    'not-your-turn': () => 'Ještě nejste na tahu.',
    stale: () => 'Partie od té doby pokročila. Současnou pozici ukáže `/deska`.',
    'game-over': () => 'Tato partie už skončila. Další začnete příkazem `/hrát`.',
    'not-over': (_params) => 'Tato partie ještě neskončila.',
    'not-begun': () => 'Tato partie ještě nezačala: výzva čeká na přijetí.',
    'not-challenged': () => 'Tato výzva patří někomu jinému.',
    'not-challenger': () => 'Pozvat někoho odkazem může jen ten, kdo výzvu poslal.',
    'challenge-over': () => 'Na tuto výzvu už někdo odpověděl, nebo vypršela.',
    'not-asked': () => 'Na to musí odpovědět váš soupeř.',
    'nothing-asked': () => 'Už není na co odpovídat.',
    'nothing-to-undo': () => 'Zatím nemáte tah, který by šel vzít zpět.',
    'undo-asked': () => 'Žádost už čeká na soupeřovu odpověď.',
    'draw-offered': () => 'Vaše nabídka remízy už čeká na soupeřovu odpověď.',
    'draw-declined': () => 'Počítač remízu odmítá a hraje dál.',
    'draw-early': ({ moves }) =>
      `Partie s počítačem, která se započítává do ratingu, může skončit dohodou na remíze až po ${moves} tazích každé strany. Hrajte dál, nebo se vzdejte.`,
    'draw-unequal': () =>
      'Počítač remízu odmítá: v partii, která se započítává do ratingu, s ní souhlasí, jen když je pozice přibližně vyrovnaná.',
    'too-late-to-abort': () =>
      'Obě strany už táhly, takže partii nejde zrušit. Nabídněte remízu, nebo se vzdejte.',
    'no-help': () => 'V partii mezi lidmi se neradí. Rozebrat ji můžete, až skončí.',
    'no-help-here': () =>
      'Tato pozice je z vaší rozehrané partie, takže s ní počítač neporadí, dokud partie neskončí.',
    'two-opponents': () => 'Zvolte jen jedno: člověka, úroveň počítače, nebo počítačového hráče.',
    'player-human': ({ found }) => `„${found}“ není počítačový hráč. Začněte psát a hráči se nabídnou.`,
    'bot-opponent': () => 'Jiní boti nehrají. Vyzvěte člověka, nebo soupeře vynechte a hrajte se mnou.',
    'option-syntax': ({ found, accepts }) => `Volbě „${found}“ nerozumím. Tato hra má: ${accepts}`,
    'nothing-to-import': () => 'Přiložte soubor, nebo vložte jeho text.',
    'import-too-long': ({ max }) => `Soubor je příliš dlouhý, čtu nejvýše ${max} bajtů.`,
    'import-unreachable': () => 'Soubor se z Discordu nepodařilo stáhnout. Přiložte ho prosím znovu.',
    'file-unknown': ({ game, formats }) => `Tento text jako partii (${game}) přečíst neumím. Čtu: ${formats}`,
    'no-board-here': () => 'V této zprávě nenacházím žádnou desku ani pozici.',
    'format-unknown': ({ found, formats }) =>
      `Formát „${found}“ u této hry neznám. Na výběr jsou: ${formats}`,
    'mark-unknown': ({ found, marks }) => `Značku „${found}“ na této desce neznám. Na výběr jsou: ${marks}`,
    'same-player': () => 'Sebe vyzvat nelze. Vynechte soupeře a hrajte s počítačem.',
    'too-many-games': ({ max }) =>
      `Rozehraných partií už máte ${max}. Nejdřív některou dohrajte nebo vzdejte; vypíše je \`/partie\`.`,
    'already-challenged': () => 'Vaše výzva už u tohoto člověka čeká na odpověď. Počkejte, nebo ji stáhněte.',
    'already-open': () => 'Vaše otevřená výzva ještě čeká na soupeře. Nejdřív ji stáhněte.',
    'too-many-challenges': ({ max }) => `Výzvy bez odpovědi: ${max}. Počkejte, nebo některou stáhněte.`,
    'challenged-enough': () => 'Na tohoto člověka už čeká příliš mnoho výzev. Zkuste to později.',
    'takes-no-challenges': () => 'Tento člověk výzvy nepřijímá.',
    blocked: () => 'Tento člověk vás zablokoval, takže ho nemůžete vyzvat ani se k němu přihlásit.',
    'own-block': () => 'Tohoto člověka blokujete. Nejdřív použijte `/odblokovat`.',
    'own-person': () => 'Zvolte někoho jiného než sebe.',
    'not-withdrawable': () => 'Tuto výzvu může stáhnout jen ten, kdo ji poslal.',
    'unknown-command': () => 'Tento příkaz už neexistuje. Načtěte Discord znovu a zkuste to ještě jednou.',
    'other-channel': ({ channel }) => `Partie na tomto serveru začínají v kanálu ${channel}.`,
    'only-managers': () => 'Nastavení serveru může měnit jen ten, kdo server spravuje.',
    'only-servers': () => 'Tento příkaz použijte na serveru, jehož jsem členem.',
    'nothing-to-review': () => 'Tato partie ještě neskončila, nebo nemá co rozebírat.',
    'too-busy': () => 'Teď mám příliš mnoho práce. Zkuste to prosím za minutu znovu.',
    'no-tournament': () => 'V tomto kanálu žádný turnaj není. Založíte ho příkazem `/turnaj založit`.',
    'tournament-here': () => 'V tomto kanálu už jeden turnaj probíhá.',
    'too-many-tournaments': ({ max }) => `Nedokončených turnajů je už ${max}, víc jich být nemůže.`,
    'tournament-begun': () => 'Tento turnaj už začal.',
    'tournament-joined': () => 'V tomto turnaji už hrajete.',
    'tournament-full': ({ max }) => `Turnaj je plný, hráčů může být nejvýše ${max}.`,
    'tournament-not-joined': () => 'V tomto turnaji nehrajete.',
    'tournament-few': ({ min }) => `Turnaj potřebuje aspoň ${min} hráče.`,
    'tournament-own': () => 'Turnaj může zahájit jen jeho zakladatel nebo správce serveru.',
    'tournament-game': () => 'Turnajovou partii nejde zrušit. Hrajte dál, nebo se vzdejte.',
    'no-such-problem': () => 'Tuto úlohu už nemám. Jinou ukáže `/úloha`.',
    'not-your-problem': () =>
      'Tato deska patří někomu jinému. Vlastní otevřete tlačítkem **Řešit** pod úlohou.',
    'stale-problem': () => 'Tato deska už neplatí. Pokračujte tlačítkem **Řešit** pod úlohou.',
    'problem-solved': () => 'Tuto úlohu už máte vyřešenou.',
    'no-daily': () => 'Na tomto serveru se žádná úloha dne nezveřejňuje. Zvolte hru volbou `hra`.',
    'no-daily-game': () => 'Zvolte také hru volbou `úloha-hra`.',
    'former-player': () => 'Druhý hráč svá data smazal.',
    'cannot-write': () =>
      'Do tohoto kanálu nesmím psát. Potřebuji oprávnění: zobrazit kanál, posílat zprávy, přikládat soubory (ve vláknech i posílat zprávy ve vláknech).',
  },
  failed: 'Něco se pokazilo. Vaše partie je v pořádku, zkuste to prosím znovu.',
  levels: LEVEL_NAMES_CS,
  computer: (level, name) => `Tahoun, úroveň ${level} (${name})`,
  versus: (first, second) => `${first} – ${second}`,

  thinking: (who) => `${who} přemýšlí…`,
  thinkingDepth: (depth) => `zatím ${depth} ${pluralCs(depth, 'půltah', 'půltahy', 'půltahů')} dopředu`,
  engineTrouble: 'Výpočet tahu selhal, zkouším to znovu.',
  lastMove: (count, move) => `Tahů: ${count}, poslední **${move}**`,
  noMovesYet: 'Zatím žádný tah',
  drawn: 'Remíza',
  margin: (units) => `o ${units}`,
  reasons: {
    resigned: 'Soupeř se vzdal',
    'agreed-draw': 'Dohodou',
    'out-of-time': 'Soupeři došel čas',
    'out-of-time-draw': 'Čas vypršel, ale soupeř už vyhrát nemůže',
  },
  drawOffered: (who) => `${who} nabízí remízu.`,
  undoAsked: (who) => `${who} žádá o vrácení tahu.`,
  drawRefused: (who) => `${who} remízu odmítá.`,
  undoAgreed: (who) => `${who} souhlasí, tah se vrací.`,
  undoRefused: (who) => `${who} nesouhlasí, tah platí.`,
  yourTurn: (move) => `Jste na tahu. Poslední tah: **${move}**`,
  pictureFailed: 'Obrázek se nepodařilo nakreslit. Pozice jako text:',
  altPosition: (position) => `Pozice: ${position}`,
  stopped: 'Zastaveno',
  aborted: 'Zrušeno dřív, než táhly obě strany',
  abortedNotice: 'Partie byla zrušena dřív, než táhly obě strany. Do ratingu se nezapočítá.',
  moveTimes: MOVE_TIMES,
  moveTime: (time) => `Čas na každý tah: ${time}.`,
  moveUntil: (time) => `Čas na tento tah vyprší ${time}`,
  reminder: (time) => `Stále jste na tahu. Čas vám vyprší ${time}, a tím partii prohrajete.`,
  reminderToBegin: (time) => `Stále jste na tahu. Čas vám vyprší ${time}, a tím se partie zruší.`,
  notReminded: (who) =>
    `Připomínku se nepodařilo doručit: ${who} ode mě nepřijímá přímé zprávy a tady nejsem členem.`,
  unrated: 'nezapočítává se do ratingu',

  challenge: (challenger, challenged, game) => `${challenged}, ${challenger} vás vyzývá: **${game}**.`,
  openChallenge: (challenger, game) => `${challenger} hledá soupeře: **${game}**.`,
  anybody: 'kdokoli',
  blocked: (who) => `Blokujete: ${who}. Navzájem se už nemůžete vyzvat.`,
  unblocked: (who) => `Už neblokujete: ${who}.`,
  challengeUntil: (time) => `Výzva vyprší ${time}.`,
  challengeSides: (side) => `Vaše strana: ${side}.`,
  challengeAccepted: (who) => `${who} výzvu přijímá.`,
  challengeDeclined: (who) => `${who} výzvu nepřijímá.`,
  challengeExpired: 'Výzva vypršela bez odpovědi.',
  challengeWithdrawn: 'Výzva byla stažena.',
  threadName: (game, first, second) => `${game}: ${first} – ${second}`,

  pickFirst: 'Zvolte, čím nebo kam táhnout',
  pickNext: (picked) => `${picked}: kam dál?`,
  pickGroup: 'Zvolte část desky',
  confirm: (move) => `Zahrát **${move}**?`,

  buttons: {
    hint: 'Rada',
    undo: 'Vrátit tah',
    draw: 'Remíza',
    resign: 'Vzdát',
    abort: 'Zrušit',
    type: 'Napsat tah',
    stop: 'Zastavit',
    back: 'Zpět',
    accept: 'Přijmout',
    decline: 'Odmítnout',
    join: 'Přidat se',
    withdraw: 'Stáhnout',
    invite: 'Pozvat odkazem',
    agree: 'Souhlasit',
    refuse: 'Odmítnout',
    agreeDraw: 'Souhlasit s remízou',
    refuseDraw: 'Odmítnout remízu',
    agreeUndo: 'Povolit vrácení tahu',
    refuseUndo: 'Nepovolit vrácení tahu',
    again: 'Hrát znovu',
    analyse: 'Rozbor',
    next: 'Další',
    previous: 'Předchozí',
    review: 'Rozbor partie',
    solve: 'Řešit',
    web: 'Otevřít na webu',
  },

  typeTitle: 'Váš tah',
  typeLabel: 'Tah',
  typeHint: 'V zápisu této hry',
  resignTitle: 'Vzdát se?',

  hint: (move, score) => `Zkuste **${move}** (${score}).`,
  done: 'Hotovo.',
  openOwn: 'Tento odkaz je jen váš: kdo ho má, hraje za vás. Co uděláte tam, objeví se i tady, a naopak.',
  openToWatch: 'Sledujte hru na webové stránce:',
  inviteByLink: (link) =>
    `Kdo tento odkaz otevře, může hrát za druhou stranu na webové stránce, a to i bez účtu. Pošlete ho jen jednomu člověku; hraje ten, kdo odpoví první, tam, nebo tady. Taková partie se nehodnotí.\n${link}`,
  boardIs: (link) => `Deska: ${link}`,
  analysis: {
    title: (game) => `Rozbor: ${game}`,
    score: (side, score) => `Ohodnocení (${side}): **${score}**`,
    proved: 'dokázáno',
    best: (line) => `Nejlepší pokračování: ${line}`,
    lines: 'Další možnosti',
    depth: (depth, nodes) =>
      `do hloubky ${depth} ${pluralCs(depth, 'půltahu', 'půltahů', 'půltahů')}, prozkoumaných tahů: ${nodes}`,
    cost: (move, cost) => `Ztráta posledním tahem ${move}: ${cost}.`,
    lostWin: (move) => `Poslední tah ${move} změnil výsledek.`,
    wasBest: (move) => `Poslední tah ${move} byl stejně dobrý jako nejlepší.`,
    better: (move) => `Lepší bylo ${move}.`,
    over: 'Partie skončila, rozbor se týká pozice před posledním tahem.',
  },
  solved: {
    outcome: {
      win: (side) => `**Na tahu je ${insideSentence(side)} a vyhraje.**`,
      loss: (side) => `**Na tahu je ${insideSentence(side)} a prohraje.**`,
      draw: () => '**Při nejlepší hře remíza.**',
    },
    value: (value) => `Teoretická hodnota: ${value}`,
    distance: (plies) =>
      `Při nejlepší hře ${pluralCs(plies, 'zbývá', 'zbývají', 'zbývá')} ${plies} ${pluralCs(plies, 'půltah', 'půltahy', 'půltahů')}.`,
    line: (line) => `Nejlepší pokračování: ${line}`,
    unsolved: (nodes) =>
      `Nevyřešeno ani po ${nodes} tazích propočtu. Zkuste to blíž ke konci nebo na menší desce.`,
  },
  games: {
    title: 'Vaše partie',
    none: 'Zatím nemáte žádnou partii. Začněte příkazem `/hrát`.',
    resume: 'Vyberte partii, ve které chcete pokračovat',
    yourTurn: 'jste na tahu',
    theirTurn: 'čeká se na soupeře',
    waiting: 'výzva',
    finished: 'dohráno',
    plies: (count) => `${count} ${pluralCs(count, 'tah', 'tahy', 'tahů')}`,
  },
  exported: (name) => `Tady je vaše partie: ${name}`,
  stats: {
    title: (name) => `Výsledky: ${name}`,
    none: 'Zatím žádná partie započítaná do ratingu.',
    line: (game, rating, wins, draws, losses) =>
      `**${game}**: ${rating} · výhry ${wins}, remízy ${draws}, prohry ${losses}`,
    against: (name, other) => `${name} – ${other}`,
    noneAgainst: 'Zatím spolu žádnou partii nedohráli.',
    lineAgainst: (game, wins, draws, losses) =>
      `**${game}**: výhry ${wins}, remízy ${draws}, prohry ${losses}`,
  },
  leaderboard: {
    title: (game) => `Nejlepší hráči: ${game}`,
    titleHere: (game) => `Nejlepší hráči na tomto serveru: ${game}`,
    none: 'Partii započítanou do ratingu ještě nikdo nedohrál.',
    line: (place, who, rating, played) =>
      `${place}. ${who}: ${rating} · ${played} ${pluralCs(played, 'partie', 'partie', 'partií')}`,
  },
  settings: {
    title: 'Vaše nastavení',
    language: 'Jazyk',
    theme: 'Barvy',
    look: 'Desky',
    pieces: 'Figury',
    orientation: 'Dole na desce',
    confirm: 'Než se tah zahraje',
    challenges: 'Výzvy od ostatních',
  },
  server: {
    title: 'Nastavení tohoto serveru',
    channel: 'Kanál pro partie',
    everywhere: 'každý kanál',
    threads: 'Vlákna',
    language: 'Jazyk',
    reminders: 'Připomínky',
  },
  daily: dailyCs,
  help: helpCs,
  privacy: privacyCs,
  review: {
    title: (game) => `Rozbor partie: ${game}`,
    accuracy: (side, percent) => `**${side}**: přesnost ${percent} %`,
  },
  tournament: {
    title: (game) => `Turnaj: ${game}`,
    open: (players) =>
      `Zatím ${pluralCs(players, 'je přihlášen', 'jsou přihlášeni', 'je přihlášeno')} ${players} ${pluralCs(players, 'hráč', 'hráči', 'hráčů')}. Přihlásíte se tlačítkem níže, první kolo začne příkazem \`/turnaj zahájit\`.`,
    running: (round, of, system) => `${round}. kolo z ${of} · ${system}`,
    roundRobin: 'každý s každým',
    swiss: 'švýcarský systém',
    finished: 'Turnaj skončil.',
    expired: 'Turnaj nikdo včas nezahájil.',
    round: (round) => `${round}. kolo`,
    points: (count, points, tieBreak) =>
      `**${points}** ${pluralCs(count, 'bod', 'body', 'bodů', 'bodu')} (pomocné hodnocení ${tieBreak})`,
    bye: (who) => `${who} má volno`,
    left: 'odhlášen',
    joined: 'Jste v turnaji. Až začne vaše partie, dám vám vědět.',
    leftOpen: 'V turnaji už nehrajete.',
    leftRunning: 'Další soupeře už nedostanete. Partii tohoto kola dohrajte, nebo se jí vzdejte.',
    started: 'Turnaj začal.',
    paired: (other, game) => `nové kolo turnaje, ${insideSentence(game)}: váš soupeř je ${other}.`,
  },
  learn: { page: (page, of) => `${page} z ${of}` },
};
