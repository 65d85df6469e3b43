import type { GameDetails } from '@tahoun/i18n';

export const atariGoDetailsCs: GameDetails = {
  evaluations: {
    stary: {
      name: 'Starého ohodnocení',
      about: 'Svobody tří řádů s horní mezí a rozdíl Eulerových čísel.',
      terms: {
        liberties: {
          name: 'Svobody',
          help: 'Volné průsečíky podle vzdálenosti od kamenů, každý se svou vahou. Není to prostý součet: nad mez δ už se nepočítají.',
        },
        euler: { name: 'Eulerovo číslo', help: 'Skupiny minus díry, vlastní minus soupeřovy, krát ε.' },
      },
      facts: { unbounded: 'svobody bez meze' },
    },
    'network-atari-go': {
      name: 'Ohodnocení neuronovou sítí',
      about:
        'S ním hraje silné prohledávání, vyhrává-li první zajetí: malá neuronová síť. Ohodnotí pozici znovu, když se z desky odeberou některé skupiny; co se tím změní, je jejich podíl. Ve hrách o více kamenů jsou ohodnocením ostatní členy.',
      terms: {
        weakGroups: {
          name: 'Slabé skupiny',
          help: 'Vlastní a soupeřovy skupiny s nejvýše třemi svobodami.',
        },
        strongGroups: { name: 'Silné skupiny', help: 'Vlastní a soupeřovy skupiny s více svobodami.' },
        tempo: { name: 'Tempo', help: 'Za to, že je strana na tahu.' },
        decision: {
          name: 'Rozhodnutí',
          help: 'Zajetí, které hned vyhrává, nebo dvě skupiny v atari, které nelze zachránit obě.',
        },
        safety: { name: 'Bezpečí', help: 'Každá skupina podle počtu svobod, vlastní minus soupeřovy.' },
        liberties: { name: 'Svobody', help: 'Volné průsečíky, kterých se dotýkají jen vlastní kameny.' },
        eyes: { name: 'Oči', help: 'Volné průsečíky, které obklopují jen vlastní kameny.' },
        captures: { name: 'Zajetí', help: 'Dosud zajaté kameny, hraje-li se na více než jeden.' },
      },
    },
  },
  parameters: {
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
    'order-4': {
      name: 'O čtyři kroky dál',
      help: 'Cena volného průsečíku čtyři kroky od kamenů. Podle Starého vyšší řády než třetí nic nepřinesly; tady si to můžete ověřit.',
    },
    'order-5': {
      name: 'O pět kroků a dál',
      help: 'Cena každého volného průsečíku, který je dál než čtyři kroky. Program Starého je nepočítá.',
    },
    q1: {
      name: 'Q1: okna s jedním kamenem',
      help: 'Kolik přidá okno 2 × 2 průsečíků s jedním kamenem ke čtyřnásobku Eulerova čísla. S 1, −1 a 2 jsou to skupiny minus díry.',
    },
    q3: {
      name: 'Q3: okna se třemi kameny',
      help: 'Kolik přidá okno se třemi kameny. Nad −1 váží méně vnitřní rohy skupin, a tedy i oči.',
    },
    qd: {
      name: 'Qd: dva na úhlopříčce',
      help: 'Kolik přidá okno se dvěma kameny na úhlopříčce; počítají-li se jako spojené, platí opačné číslo. Starý ho snižuje, aby se počítalo víc očí.',
    },
  },
  settings: {
    tuned: 'vyladěné zápasy (nejsilnější)',
    source: 'podle Starého',
    shapeless: 'bez tvaru skupin (slabší)',
    scattered: 'rozptýlené kameny (nejslabší)',
  },
  setUp: {
    piece: (id) => (id === 'black' ? 'Černý kámen' : 'Bílý kámen'),
    options: {
      size: { label: 'Počet linií', value: (value) => value },
      target: { label: 'Kamenů k zajetí', value: (value) => value },
    },
  },
  accepts: {
    size: '3 až 19 průsečíků na stranu',
    start:
      'empty (prázdná deska), stable (po dvou kamenech ve sloupcích) nebo crosscut (po dvou kamenech křížem)',
    handicap:
      '0, nebo kolik černých kamenů leží na hvězdách, než začne bílý: 2 až 5 na 5x5, 2 až 4 na 6x6, 7x7 a sudých deskách, 2 až 9 na ostatních, 13 na 19x19',
    first: 'black (začíná černý) nebo white (začíná bílý)',
    target: '1 až 20 kamenů, které k výhře stačí zajmout',
    black: 'průsečíky dalších černých kamenů, např. C3,E5',
    white: 'průsečíky dalších bílých kamenů, např. C3,E5',
  },
  errors: {
    'atari-go-size': ({ found, min, max }) =>
      `počet průsečíků v první řadě je ${found}; desky jsou čtvercové, od ${min} × ${min} do ${max} × ${max}`,
    'atari-go-target': ({ found, max, example }) =>
      `počet kamenů k zajetí je „${found}“; za stranu na tahu patří číslo od 1 do ${max}: ${example}`,
    'atari-go-captures': ({ found }) =>
      `zajatci jsou zapsáni „${found}“; za počtem kamenů k zajetí se očekává, kolik jich zajal X a kolik O, např. 1:0`,
    'atari-go-captures-impossible': ({ found, target, max }) =>
      `zajatci ${found} nejsou možní: k výhře stačí ${target}, dosáhnout toho může jen jedna strana a nikdo nezajme víc než ${max}`,
    'atari-go-extra-text': ({ found }) => `za průsečíkem ko už nesmí nic být, je tam „${found}“`,
    'atari-go-ko': ({ found }) => `ko je zapsáno „${found}“; očekává se průsečík desky, nebo -`,
    'atari-go-ko-impossible': ({ found }) =>
      `na ${found} nemůže být ko: leží vždy mezi kameny jedné strany, z nichž jeden je osamocený a v atari`,
    'atari-go-no-liberty': ({ point, holds }) =>
      `${holds === 'X' ? 'černá' : 'bílá'} skupina na ${point} nemá svobodu: byla by zajata`,
    'atari-go-point-twice': ({ found }) => `na ${found} už kámen leží; každý potřebuje svůj průsečík`,
    'atari-go-handicap': ({ count, size, accepts }) =>
      `deska ${size}x${size} nemá místa pro handicap ${count}; možné jsou ${accepts}`,
    'sgf-too-long': ({ max }) => `soubor je příliš dlouhý; čte se nejvýše ${max} znaků`,
    'sgf-syntax': ({ line, found }) => `na řádku ${line} je „${found}“, což do SGF nepatří`,
    'sgf-misplaced': ({ line, found }) =>
      `„${found}“ na řádku ${line} sem nepatří; partie je (;uzel;uzel(;větev)(;větev)) a v uzlu je nejvýše jeden tah`,
    'sgf-turn': ({ line, found }) => `na řádku ${line} hraje ${found}, který není na tahu`,
    'sgf-game': ({ line, found }) => `na řádku ${line} je ${found}, což je jiná hra; očekává se GM[1]`,
    'sgf-size': ({ line, found, min, max }) =>
      `na řádku ${line} je ${found}, což není velikost; očekává se ${min} až ${max}`,
    'sgf-pass': ({ line }) => `řádek ${line}: tah vynechat nelze; začíná druhá strana`,
    'sgf-no-rules': () =>
      'soubor neříká, podle jakých pravidel se hrálo; čte se jako Atari go, po první zajetí',
    'sgf-rules': ({ line, found, max }) =>
      `na řádku ${line} je ${found}, což jsou jiná pravidla; očekává se RU[Atari Go], nebo RU[Atari Go N] pro N kamenů, 2 až ${max}`,
    'sgf-side': ({ line, found }) => `na řádku ${line} je ${found}, což není strana; očekává se B nebo W`,
    'sgf-point': ({ line, found, last }) =>
      `na řádku ${line} je ${found}, což není průsečík; očekává se aa až ${last}`,
    'sgf-point-twice': ({ line, found }) => `na řádku ${line} pokládá ${found} kámen na obsazený průsečík`,
    'sgf-late-setup': ({ line, found }) =>
      `na řádku ${line} je ${found} až po tazích; kameny se pokládají před nimi`,
    'move-point-taken': ({ point, holds }) =>
      `na ${point} už leží ${holds === 'X' ? 'černý' : 'bílý'} kámen; zvolte volný průsečík`,
    'move-suicide': ({ point }) => `${point} je sebevražda: skupina by neměla svobodu a nic by nezajala`,
    'move-ko': ({ point }) =>
      `tah ${point} by zopakoval pozici před posledním tahem (ko); nejdřív zahrajte jinam`,
    'move-pass': ({ example }) => `tah vynechat nelze; zvolte volný průsečík, např. ${example}`,
  },
  lab: {
    source: 'Starý, atari go',
    examples: {
      'stary-capture': {
        title: 'Zajetí na dohled',
        text: 'Ohodnocení s Eulerovými čísly, dva půltahy do hloubky.',
      },
      'stary-euler': {
        title: 'Eulerovo číslo',
        text: 'Okénko za okénkem: tři skupiny, dvě oči, z nichž jedno se nepočítá.',
      },
      'stary-own': {
        title: 'Vlastní hráč',
        text: 'Jiné váhy oken a svobody čtvrtého řádu, které jemu nic nepřinesly. Zahrajte si proti němu.',
      },
      'stary-aware': {
        title: 'Eulerovo číslo s ohledem na soupeře',
        text: 'I druhé oko se počítá, dokud mezi jeho dvěma kameny nic nestojí. Toto pravidlo je náš výklad.',
      },
      'stary-exchanged': {
        title: 'MAX a MIN v tisku prohozené',
        text: 'Starého vytištěná alfa-beta bere v uzlech MAX minimum a v uzlech MIN maximum. Doslova by tomuto stromu dala hodnotu 5; správně je 3.',
      },
      'stary-proof': {
        title: 'Důkaz výhry',
        text: 'Křížový střih na desce 4×4: kdo vyhraje, za kolik půltahů, a strom, který to dokazuje.',
      },
      'stary-experiment': {
        title: 'Které konstanty jsou nejlepší?',
        text: 'Jeho cesta k dobrým konstantám: pět nastavení jeho hráče, každé s každým, na desce 7×7.',
      },
    },
  },
};
