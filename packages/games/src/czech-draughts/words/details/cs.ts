import type { GameDetails } from '@tahoun/i18n';

const PIECES_CS: Readonly<Record<string, string>> = {
  'white-man': 'Bílý kámen',
  'white-king': 'Bílá dáma',
  'black-man': 'Černý kámen',
  'black-king': 'Černá dáma',
};

export const czechDraughtsDetailsCs: GameDetails = {
  evaluations: {
    placement: {
      name: 'Kührovo ohodnocení',
      about: 'Materiál a přirážky za pole a za figury, které stojí pohromadě.',
      terms: {
        material: { name: 'Materiál', help: 'Kameny a dámy podle ceny, vlastní minus soupeřovy.' },
        edge: { name: 'Okraj', help: 'Figury na okraji, kde je nelze přeskočit.' },
        backRow: {
          name: 'První řada',
          help: 'Figury na vlastní první řadě, které brání proměně soupeřových kamenů.',
        },
        neighbours: { name: 'Sousedé', help: 'Figury, které se dotýkají; každá dvojice se počítá oběma.' },
        lone: { name: 'Osamělé figury', help: 'Figury, které se nedotýkají žádné vlastní.' },
        squares: { name: 'Vaše pole', help: 'Figury na polích, která mají vlastní číslo.' },
      },
    },
    'network-czech-draughts': {
      name: 'Ohodnocení neuronovou sítí',
      about:
        'S ním hraje silné prohledávání: malá neuronová síť, která vidí figury na jejich polích. Každý člen říká, o kolik síť změní názor, když tyto figury zmizí.',
      terms: {
        ownMen: { name: 'Vlastní kameny', help: 'Cena vlastních kamenů tam, kde stojí.' },
        otherMen: { name: 'Soupeřovy kameny', help: 'O kolik hodnotu snižují soupeřovy kameny.' },
        ownKings: { name: 'Vlastní dámy', help: 'Cena vlastních dam tam, kde stojí.' },
        otherKings: { name: 'Soupeřovy dámy', help: 'O kolik hodnotu snižují soupeřovy dámy.' },
        tempo: { name: 'Tempo', help: 'Za to, že je strana na tahu.' },
      },
    },
  },
  parameters: {
    man: {
      name: 'Cena kamene',
      help: 'Body za kámen. Číslice originálu se ztratily; 88 vyhovuje tomu, co z textu zbylo.',
    },
    king: {
      name: 'Cena dámy',
      help: 'Body za dámu. V originálu jsou to celé stovky, první číslice se ztratila.',
    },
    edge: {
      name: 'Okraj',
      help: 'Body za figuru na okraji desky, kde ji nelze přeskočit.',
    },
    'back-row': {
      name: 'Vlastní první řada',
      help: 'Další body za figuru na vlastní první řadě: brání soupeřovým kamenům v proměně.',
    },
    neighbour: {
      name: 'Sousedé',
      help: 'Body, které figura dostane za každou vlastní figuru na sousedním poli. Pod nulou se figury od sebe vzdalují.',
    },
    lone: {
      name: 'Osamělá figura',
      help: 'Body za figuru, vedle které nestojí žádná vlastní; pod nulou je to srážka. Kühr ji navrhuje, číslo neuvádí.',
    },
  },
  tables: { man: 'Kámen', king: 'Dáma' },
  setUp: {
    piece: (id) => PIECES_CS[id] ?? id,
    options: {
      landing: {
        label: 'Dáma při skoku dopadá',
        value: (value) =>
          value === 'free' ? 'na kterékoli volné pole' : 'Dáma při skoku dopadá tam, odkud může skákat dál',
      },
    },
  },
  accepts: {
    landing:
      'free (dáma mezi skoky dopadne na kterékoli volné pole) nebo must-continue (jen tam, odkud může skákat dál)',
  },
  errors: {
    'draughts-form': ({ found, example }) =>
      `„${found}“ není pozice; očekává se strana na tahu a figury obou barev, např. ${example}`,
    'draughts-bad-square': ({ found }) =>
      `„${found}“ není pole; očekává se tmavé pole od a1 do h8, nebo jeho číslo od 1 do 32`,
    'draughts-light-square': ({ found }) => `${found} je světlé pole; hraje se na tmavých`,
    'draughts-square-twice': ({ square }) => `pole ${square} je uvedeno dvakrát; stojí na něm jedna figura`,
    'draughts-man-on-last-row': ({ square }) =>
      `kámen na ${square} stojí na své poslední řadě, kde je už dámou: K${square}`,
    'draughts-bad-field': ({ found, quiet, ending, occurrences }) =>
      `údaj „${found}“ za figurami není známý; očekává se R0 až R${quiet}, E0 až E${ending}, T1 až T${occurrences} nebo must-continue`,
    'draughts-fields-impossible': ({ found }) =>
      `„${found}“ není možné: každé počitadlo smí být uvedeno jen jednou, E patří jen ke koncovce s 5 tahy, T2 potřebuje aspoň R4, T3 aspoň R8`,
    'pdn-too-long': ({ max }) => `soubor je příliš dlouhý; čte se nejvýše ${max} znaků`,
    'pdn-syntax': ({ line, found }) => `na řádku ${line} je „${found}“, což do PDN nepatří`,
    'pdn-game-type': ({ line, found }) =>
      `řádek ${line}: GameType je „${found}“; očekává se 29,W,8,8,A0,0 (česká dáma)`,
    'pdn-misplaced': ({ line, found }) =>
      `„${found}“ na řádku ${line} sem nepatří; varianty a značky patří za tah a varianty je třeba uzavřít`,
    'move-not-own': ({ square, holds }) =>
      holds === 'nothing' ? `pole ${square} je prázdné` : `figura na ${square} nepatří straně na tahu`,
    'move-incomplete': ({ found, example }) =>
      `v zápisu ${found} chybí cíl; očekává se tah, např. ${example}`,
    'move-ambiguous': ({ found, choices }) =>
      `${found} může znamenat několik skoků: ${choices}; uveďte i pole mezi nimi`,
    'move-capture-compulsory': ({ found, movers }) =>
      `${found} zahrát nejde: skákání je povinné; skákat lze z ${movers}`,
    'move-king-must-capture': ({ found, movers }) =>
      `${found} zahrát nejde: skákat může dáma, a ta má přednost; skákat lze z ${movers}`,
    'move-capture-goes-on': ({ found }) => `${found} končí příliš brzy: ve skoku se musí pokračovat`,
    'move-illegal': ({ found, kind }) =>
      kind === 'king'
        ? `${found} zahrát nejde: dáma táhne po volných diagonálách a přeskakuje jednotlivé figury, za kterými je volno`
        : `${found} zahrát nejde: kámen táhne o pole šikmo vpřed a vpřed také přeskakuje figury těsně před sebou`,
  },
  lab: {
    source: 'Kühr, minimax a česká dáma',
    examples: {
      'kuhr-game-tree': {
        title: 'Obrázky 4 a 5: herní strom',
        text: 'Dva kameny a skoky, které následují. Obrázek vynechává, co následuje po d2-e3.',
      },
      'kuhr-minimax-root': {
        title: 'Obrázky 6 a 7: minimax do hloubky 4',
        text: 'Patnáct hran a vynucená výhra: 99 až do kořene, hodnoty z pohledu černého, který je v něm na tahu.',
      },
      'kuhr-minimax-simplified': {
        title: 'Obrázek 8: zjednodušený minimax',
        text: 'Hodnoty patří tomu, kdo je na tahu, a výhra má 99, ať je jakkoli daleko.',
      },
      'kuhr-minimax': {
        title: 'Obrázek 9: s úpravou cestou ke kořeni',
        text: 'Při MAX = 99 má výhra o krok výš hodnotu 98, pak −97 a v kořeni 97.',
      },
      'kuhr-abstract': {
        title: 'Obrázky 15 a 16: beta řez a alfa řez',
        text: 'Nejprve se řeže v uzlu s hodnotou aspoň 9, později v druhém potomku kořene. Autorovy jsou jen devítky, ostatní číslice se ztratily.',
      },
      'kuhr-alpha-beta': {
        title: 'Obrázky 17 a 18: alfa-beta do hloubky 3',
        text: 'Osmnáct hran v jeho pořadí, e3-d4 první; po e3-f4 se odříznou odpovědi d6-e5 a a5-b4.',
      },
      'kuhr-alpha-beta-numbers': {
        title: 'Týž strom s jeho čísly',
        text: 'Nuly tak, jak je otiskl, okna začínají nulou a 1 stojí za každou ztracenou číslici. Podle jeho ohodnocení jsou místo nul 0,88, tedy kámen navíc.',
      },
      'kuhr-evaluation': {
        title: 'Obrázky 12 až 14: ohodnocení',
        text: 'Jeho tabulky a pozice, kterou počítá: bílý má za umístění 9 bodů, černý 3.',
      },
      'kuhr-own': {
        title: 'Vlastní tabulky',
        text: 'Přirážky a srážky za každý druh figury a pole i za osamělé figury, jak radí. Změňte je a zahrajte si proti nim.',
      },
      'kuhr-horizon': {
        title: 'Obrázky 10 a 11: horizont',
        text: 'V hloubce 2 volí minimax f8-g7: zastaví se uprostřed výměny.',
      },
      'kuhr-exchanges': {
        title: 'Horizont s dohráním výměn',
        text: 'Lék, který autor zmiňuje, vedle prostého minimaxu: na e7-f6 stačí dva půltahy.',
      },
      'kuhr-horizon-deeper': {
        title: 'Horizont o půltah dál',
        text: 'Tatáž pozice o půltah hlouběji: teď volí e7-f6.',
      },
    },
  },
};
