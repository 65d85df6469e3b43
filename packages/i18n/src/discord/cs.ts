import { pluralCs } from '../language.js';
import { LEVEL_NAMES_CS } from '../levels.js';
import type { DiscordTexts } from './types.js';

const GAME = { name: 'hra', description: 'Která desková hra' };
const WHICH = { name: 'která', description: 'Jedna z vašich partií; jinak ta v tomto kanálu' };
const PLAYER = {
  name: 'hráč',
  description: 'Algoritmus místo úrovně, třeba second-search:3+2; začněte psát',
};
const LEVELS = Object.fromEntries(LEVEL_NAMES_CS.map((name, i) => [String(i + 1), `${i + 1}: ${name}`]));

export const discordCs: DiscordTexts = {
  commands: {
    play: {
      name: 'hraj',
      description: 'Začít partii proti počítači nebo jinému člověku',
      options: {
        game: GAME,
        opponent: { name: 'soupeř', description: 'Koho vyzvat; jinak hrajete s počítačem' },
        level: { name: 'úroveň', description: 'Jak silně počítač hraje', choices: LEVELS },
        player: PLAYER,
        side: {
          name: 'strana',
          description: 'Kdo začíná',
          choices: { first: 'Začínám já', second: 'Začíná soupeř', random: 'Ať rozhodne náhoda' },
        },
        options: { name: 'volby', description: 'Velikost desky a podobně, třeba size=5x5' },
      },
    },
    move: {
      name: 'tah',
      description: 'Táhnout ve své partii',
      options: { move: { name: 'tah', description: 'Začněte psát, možné tahy se nabídnou' }, which: WHICH },
    },
    board: {
      name: 'deska',
      description: 'Ukázat desku vaší partie zde',
      options: { which: WHICH, marks: { name: 'značky', description: 'Značky jen pro vás, třeba svobody' } },
    },
    hint: { name: 'rada', description: 'Nechat si poradit dobrý tah', options: { which: WHICH } },
    undo: {
      name: 'zpět',
      description: 'Vzít zpět svůj poslední tah; proti člověku s jeho souhlasem',
      options: { which: WHICH },
    },
    draw: {
      name: 'remíza',
      description: 'Nabídnout remízu, nebo přijmout nabízenou',
      options: { which: WHICH },
    },
    resign: { name: 'vzdát', description: 'Vzdát svou partii', options: { which: WHICH } },
    analyse: {
      name: 'rozbor',
      description: 'Hodnocení, nejlepší pokračování a co stál poslední tah',
      options: { which: WHICH },
    },
    watch: {
      name: 'sleduj',
      description: 'Dívat se, jak hraje počítač sám se sebou',
      options: {
        game: GAME,
        first: { name: 'první', description: 'Úroveň strany, která začíná', choices: LEVELS },
        'first-player': { ...PLAYER, name: 'první-hráč' },
        second: { name: 'druhá', description: 'Úroveň druhé strany', choices: LEVELS },
        'second-player': { ...PLAYER, name: 'druhý-hráč' },
        options: { name: 'volby', description: 'Velikost desky a podobně, třeba size=5x5' },
      },
    },
    games: { name: 'partie', description: 'Vaše partie; vyberte, ve které pokračovat', options: {} },
    export: {
      name: 'ulož',
      description: 'Vaše partie jako soubor',
      options: { which: WHICH, format: { name: 'formát', description: 'Formát souboru' } },
    },
    import: {
      name: 'otevři',
      description: 'Pokračovat v partii ze souboru, proti počítači',
      options: {
        game: GAME,
        file: { name: 'soubor', description: 'Uložená partie: JSON, nebo formát, který hra zná' },
        text: { name: 'text', description: 'Totéž, vložené jako text' },
        level: { name: 'úroveň', description: 'Jak silně počítač hraje', choices: LEVELS },
        player: PLAYER,
      },
    },
    position: {
      name: 'pozice',
      description: 'Začít z vložené pozice, proti počítači',
      options: {
        game: GAME,
        position: { name: 'pozice', description: 'Pozice jako text, třeba FEN' },
        level: { name: 'úroveň', description: 'Jak silně počítač hraje', choices: LEVELS },
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
      description: 'Hodnocení a výsledky hráče',
      options: { user: { name: 'hráč', description: 'Čí; jinak vaše' } },
    },
    leaderboard: { name: 'žebříček', description: 'Nejlepší hráči hry', options: { game: GAME } },
    settings: {
      name: 'nastavení',
      description: 'Jazyk, barvy, natočení desky, potvrzování tahů',
      options: {
        language: {
          name: 'jazyk',
          description: 'Jazyk, kterým bot mluví',
          choices: { auto: 'Jako v Discordu', en: 'English', cs: 'Čeština' },
        },
        theme: { name: 'barvy', description: 'Barvy desky', choices: { light: 'Světlé', dark: 'Tmavé' } },
        orientation: {
          name: 'natočení',
          description: 'Kdo je na desce dole',
          choices: { fixed: 'Pořád stejně', rotating: 'Kdo je na tahu' },
        },
        confirm: {
          name: 'potvrzování',
          description: 'Zeptat se, než se tah zahraje',
          choices: { on: 'Ptát se', off: 'Hrát hned' },
        },
      },
    },
    learn: { name: 'pravidla', description: 'Pravidla hry v obrázcích', options: { game: GAME } },
    solve: {
      name: 'vyřeš',
      description: 'Dohrát pozici v duchu až do konce: kdo vyhraje a jak',
      options: { which: WHICH },
    },
  },
  analyseThis: 'Rozebrat tuto desku',
  refusals: {
    'no-game': () => 'Nemáte tu rozehranou partii. Začněte ji příkazem `/hraj`.',
    'no-such-game': () => 'Tuto partii už v paměti nemám. Novou začnete příkazem `/hraj`.',
    'not-player': () =>
      'Této partii přihlížíte, jednat mohou jen její hráči. Vlastní začnete příkazem `/hraj`.',
    'not-your-turn': () => 'Ještě nejste na tahu.',
    stale: () => 'Partie od té doby pokročila. Jak stojí, ukáže `/deska`.',
    'game-over': () => 'Tato partie už skončila. Další začnete příkazem `/hraj`.',
    'not-begun': () => 'Tato partie ještě nezačala: výzva čeká na přijetí.',
    'not-challenged': () => 'Tato výzva patří někomu jinému.',
    'challenge-over': () => 'Na tuto výzvu už někdo odpověděl, nebo vypršela.',
    'not-asked': () => 'Na to musí odpovědět váš soupeř.',
    'nothing-asked': () => 'Už není na co odpovídat.',
    'nothing-to-undo': () => 'Ještě jste netáhli.',
    'undo-asked': () => 'Už jste o to požádali, soupeř zatím neodpověděl.',
    'draw-offered': () => 'Remízu už jste nabídli, soupeř zatím neodpověděl.',
    'draw-declined': () => 'Počítač remízu odmítá a hraje dál.',
    'no-help': () => 'Mezi lidmi se během partie neradí. Rozeberte ji, až skončí.',
    'two-opponents': () => 'Zvolte jedno: člověka, úroveň počítače, nebo hráče.',
    'player-human': ({ found }) => `„${found}“ není počítačový hráč. Začněte psát a nabídnou se.`,
    'bot-opponent': () => 'Jiní boti nehrají. Vyzvěte člověka, nebo soupeře vynechte a hrajte se mnou.',
    'option-syntax': ({ found, accepts }) => `Volbě „${found}“ nerozumím. Tato hra má: ${accepts}`,
    'nothing-to-import': () => 'Přiložte soubor, nebo vložte jeho text.',
    'import-too-long': ({ max }) => `Soubor je příliš dlouhý, čtu nejvýš ${max} bajtů.`,
    'import-unreachable': () => 'Discord soubor nevydal. Přiložte ho prosím znovu.',
    'file-unknown': ({ game, formats }) => `Tohle jako partii hry ${game} přečíst neumím. Čtu: ${formats}`,
    'no-board-here': () => 'V této zprávě nenacházím žádnou desku ani pozici.',
    'format-unknown': ({ found, formats }) => `Formát „${found}“ u této hry neznám; jsou tu: ${formats}`,
    'mark-unknown': ({ found, marks }) => `Značku „${found}“ na této desce neznám; jsou tu: ${marks}`,
    'same-player': () => 'Vyzvat sám sebe nejde. Vynechte soupeře a hrajte s počítačem.',
    'too-many-games': ({ max }) =>
      `Rozehraných partií máte už ${max}. Nejdřív některou dohrajte nebo vzdejte: vypíše je \`/partie\`.`,
    'unknown-command': () => 'Tento příkaz už neznám. Načtěte Discord znovu a zkuste to ještě jednou.',
    'cannot-write': () =>
      'Do tohoto kanálu nesmím psát. Potřebuji oprávnění: zobrazit kanál, posílat zprávy, přikládat soubory (ve vláknech i posílat zprávy ve vláknech).',
  },
  failed: 'Něco se u mě pokazilo. Vaše partie je v pořádku, zkuste to prosím znovu.',
  levels: LEVEL_NAMES_CS,
  computer: (level, name) => `Tahoun, úroveň ${level} (${name})`,
  versus: (first, second) => `${first} – ${second}`,

  thinking: (who) => `${who} přemýšlí…`,
  thinkingDepth: (depth) => `zatím ${depth} ${pluralCs(depth, 'půltah', 'půltahy', 'půltahů')} dopředu`,
  engineTrouble: 'Počítači se nedaří přemýšlet, zkusí to znovu.',
  lastMove: (count, move) =>
    `Zahráno ${count} ${pluralCs(count, 'tah', 'tahy', 'tahů')}, poslední **${move}**`,
  noMovesYet: 'Zatím žádný tah',
  drawn: 'Remíza',
  margin: (units) => `o ${units}`,
  reasons: {
    resigned: 'Soupeř se vzdal',
    'agreed-draw': 'Dohodou',
    'out-of-time': 'Soupeři došel čas',
    'out-of-time-draw': 'Čas vypršel, ale druhá strana už vyhrát nemůže',
  },
  drawOffered: (who) => `${who} nabízí remízu.`,
  undoAsked: (who) => `${who} žádá o vrácení tahu.`,
  pictureFailed: 'Obrázek se nepodařilo nakreslit; pozice textem:',
  altPosition: (position) => `Pozice: ${position}`,
  stopped: 'Zastaveno',
  unrated: 'nehodnoceno',

  challenge: (challenger, challenged, game) => `${challenged}, ${challenger} vás vyzývá na hru **${game}**.`,
  challengeUntil: (time) => `Výzva vyprší ${time}.`,
  challengeSides: (side) => `Vaše strana: ${side}.`,
  challengeDeclined: (who) => `Výzvu nepřijímá ${who}.`,
  challengeExpired: 'Výzva vypršela bez odpovědi.',
  challengeWithdrawn: 'Výzva byla stažena.',
  threadName: (game, first, second) => `${game}: ${first} – ${second}`,

  pickFirst: 'Zvolte, čím nebo kam táhnout',
  pickNext: (picked) => `${picked}: a kam dál?`,
  pickGroup: 'Zvolte část desky',
  confirm: (move) => `Zahrát **${move}**?`,

  buttons: {
    hint: 'Rada',
    undo: 'Vrátit tah',
    draw: 'Remíza',
    resign: 'Vzdát',
    type: 'Napsat tah',
    stop: 'Zastavit',
    back: 'Zpět',
    accept: 'Přijmout',
    decline: 'Odmítnout',
    agree: 'Souhlasit',
    refuse: 'Odmítnout',
    again: 'Hrát znovu',
    analyse: 'Rozbor',
    next: 'Další',
    previous: 'Předchozí',
  },

  typeTitle: 'Váš tah',
  typeLabel: 'Tah',
  typeHint: 'Zápisem, jaký hra používá',
  resignTitle: 'Vzdát se?',

  hint: (move, score) => `Zkuste **${move}** (${score}).`,
  done: 'Hotovo.',
  boardIs: (link) => `Deska: ${link}`,
  analysis: {
    title: (game) => `Rozbor: ${game}`,
    score: (side, score) => `Z pohledu strany ${side}: **${score}**`,
    proved: 'dokázáno',
    best: (line) => `Nejlepší pokračování: ${line}`,
    lines: 'Další možnosti',
    depth: (depth, nodes) =>
      `do hloubky ${depth} ${pluralCs(depth, 'půltahu', 'půltahů', 'půltahů')}, prozkoumaných tahů: ${nodes}`,
    cost: (move, cost) => `Poslední tah ${move} stál ${cost}.`,
    lostWin: (move) => `Poslední tah ${move} změnil výsledek.`,
    wasBest: (move) => `Poslední tah ${move} byl stejně dobrý jako nejlepší.`,
    better: (move) => `Lepší byl ${move}.`,
    over: 'Partie skončila, rozbor patří pozici před posledním tahem.',
  },
  solved: {
    outcome: {
      win: (side) => `**Na tahu je ${side} a vyhraje.**`,
      loss: (side) => `**Na tahu je ${side} a prohraje.**`,
      draw: () => '**Při nejlepší hře remíza.**',
    },
    value: (value) => `Vlastní hodnota hry: ${value}`,
    distance: (plies) =>
      `Při nejlepší hře zbývá ${plies} ${pluralCs(plies, 'půltah', 'půltahy', 'půltahů')}.`,
    line: (line) => `Nejlepší pokračování: ${line}`,
    unsolved: (nodes) =>
      `Nevyřešeno: ${nodes} tahů v duchu nestačilo. Zkuste to blíž ke konci, nebo na menší desce.`,
  },
  games: {
    title: 'Vaše partie',
    none: 'Zatím nemáte žádnou partii. Začněte příkazem `/hraj`.',
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
    none: 'Zatím žádná hodnocená partie.',
    line: (game, rating, wins, draws, losses) =>
      `**${game}**: ${rating} · výhry ${wins}, remízy ${draws}, prohry ${losses}`,
  },
  leaderboard: {
    title: (game) => `Nejlepší ve hře ${game}`,
    titleHere: (game) => `Nejlepší ve hře ${game} na tomto serveru`,
    none: 'Hodnocenou partii ještě nikdo nedohrál.',
    line: (place, who, rating, played) =>
      `${place}. ${who}: ${rating} · ${played} ${pluralCs(played, 'partie', 'partie', 'partií')}`,
  },
  settings: {
    title: 'Vaše nastavení',
    language: 'Jazyk',
    theme: 'Barvy',
    orientation: 'Dole na desce',
    confirm: 'Než se tah zahraje',
  },
  learn: { page: (page, of) => `${page} z ${of}` },
};
