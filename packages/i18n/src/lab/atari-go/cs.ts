import { pluralCs } from '../../language/language.js';
import type { LabAtariGoTexts, ProofPlaceFacts, WindowFacts } from './en.js';

const SIDES = ['Černý', 'Bílý'] as const;
/** The same inside a sentence. */
const INSIDE = ['černý', 'bílý'] as const;
const WINS = ['vyhraje černý', 'vyhraje bílý'] as const;
const WON = ['vyhrál černý', 'vyhrál bílý'] as const;
/** The colour of stones, in the instrumental case. */
const STONES_OF = ['černými', 'bílými'] as const;

function windowText({ name, kind, stones, adds, scan, opponents }: WindowFacts): string {
  if (kind === 'diagonal' || kind === 'joined') {
    const why =
      scan !== 'aware'
        ? ''
        : kind === 'joined'
          ? ', spojené: nestojí mezi nimi soupeř'
          : `, mezi nimi soupeř na ${opponents.join(' a ')}`;
    return `${name}: dva kameny na úhlopříčce (${kind === 'joined' ? 'QJ' : 'QD'})${why}, ${adds}`;
  }
  const held = stones === 0 ? 'žádný kámen' : `${stones} ${pluralCs(stones, 'kámen', 'kameny', 'kamenů')}`;
  if (kind === null) return `${name}: ${held}, nic nepřidává`;
  return `${name}: ${held} (${kind === 'one' ? 'Q1' : 'Q3'}), ${adds}`;
}

/** A place of the proof in a sentence. */
function describePlace(facts: ProofPlaceFacts) {
  const { move, side, isOr, asked, verdict, numbers, plies, images, isOver } = facts;
  const same =
    images > 1 ? ` (${images} ${pluralCs(images, 'tah', 'tahy', 'tahů')}, díky souměrnosti stejné)` : '';
  const head = move === '' ? 'Pozice' : `Po ${move}${same}`;
  if (isOver) return `${head}: konec partie, ${WON[verdict === 'proved' ? asked : asked === 0 ? 1 : 0]}.`;
  const turn = `na tahu je ${INSIDE[side]}, ${isOr ? 'OR' : 'AND'}`;
  const soon =
    plies === null ? '' : ` nejpozději za ${plies} ${pluralCs(plies, 'půltah', 'půltahy', 'půltahů')}`;
  const found = {
    proved: `${WINS[asked]}${soon}`,
    refuted: `${INSIDE[asked]} nevyhraje`,
    open: 'nerozhodnuto',
    unseen: 'řešitel neprohledal',
  }[verdict];
  return `${head}: ${turn}; ${found}. Důkazní | vyvracecí číslo: ${numbers}.`;
}

export const labAtariGoCs: LabAtariGoTexts = {
  intro:
    'Kolik svobod zbývá které skupině, jak dobře kameny drží pohromadě a kdo vyhraje, ať soupeř hraje cokoli: tři pohledy na jednu pozici.',
  positionHint:
    'Řady shora, . volno, X černý, O bílý; pak kdo je na tahu a kolik zajatých kamenů vyhrává: ..../.XO./.OX./.... X 1',
  examples: 'Příklad',
  ownPosition: 'vlastní',
  exampleNames: {
    eyes: 'Oči a jedno, které okem není',
    crosscut4: 'Křížový střih, 4×4',
    crosscut5: 'Křížový střih, 5×5',
    stable4: 'Stabilní centrum, 4×4',
    empty3: 'Prázdná deska, 3×3',
    empty4: 'Prázdná deska, 4×4',
    empty5: 'Prázdná deska, 5×5',
    twoAtari: 'Dvě skupiny v atari',
  },
  show: 'Co zobrazit',
  showPosition: 'Zobrazit',
  views: { liberties: 'Svobody', euler: 'Eulerovo číslo', proof: 'Důkaz' },
  sides: SIDES,

  liberties: {
    intro:
      'Číslo na kameni říká, kolik svobod má jeho skupina. Skupina v atari, které zbývá jediná svoboda, má čárkovaný kroužek a její poslední svoboda tečku.',
    caption: 'Skupiny a jejich svobody',
    group: 'Skupina',
    colour: 'Barva',
    stones: 'Kameny',
    count: 'Svobody',
    points: 'Kde',
    inAtari: 'v atari',
    none: 'Na desce není žádný kámen.',
    showGroup: (stones) => `Zobrazit na desce ${stones}`,
  },

  euler: {
    intro:
      'Okénko 2×2 průsečíků se posouvá po desce i přes její okraj, za nímž je všude prázdno. Počítá se několik druhů okének, pro každou barvu zvlášť. Ukažte na okénko a uvidíte, co přidává, nebo projděte všechna okénka krok za krokem.',
    colour: 'Kameny',
    kinds: {
      one: 'Q1: jeden kámen',
      three: 'Q3: tři kameny',
      diagonal: 'QD: dva na úhlopříčce',
      joined: 'QJ: dva na úhlopříčce, spojené',
    },
    scan: 'Kameny na úhlopříčce',
    scans: {
      plain: {
        name: 'vždy zvlášť (prostě)',
        note: 'Toto počítání vysvětluje Starý na svém příkladu. Dívá se jen na jednu barvu.',
      },
      aware: {
        name: 'spolu, nestojí-li mezi nimi soupeř',
        note: 'Starý píše, že jeho program bere v úvahu i kameny soupeře, aby se za díry počítalo více očí; jak, to neříká. Toto je náš výklad: dva kameny na úhlopříčce jsou spojené, dokud soupeř nemá ani jeden ze dvou průsečíků mezi nimi.',
      },
      joined: {
        name: 'vždy spolu',
        note: 'To je druhá cesta k více očím, kterou Starý jmenuje: nižší váha QD, zde −2 místo +2.',
      },
    },
    boardLabel: (side) => `Okénka nad ${STONES_OF[side]} kameny`,
    window: windowText,
    windowName: (from, to) => (from === to ? from : `${from}–${to}`),
    before: 'Zatím se nezapočítalo žádné okénko.',
    step: (window, sum) => `${window}. Zatím: ${sum}.`,
    end: (side, windows) =>
      `${SIDES[side]}: ${windows === 0 ? 'nepočítá se žádné okénko' : `${pluralCs(windows, 'počítá se', 'počítají se', 'počítá se')} ${windows} ${pluralCs(windows, 'okénko', 'okénka', 'okének')}`}.`,
    formula: 'Eulerovo číslo',
    groupsMinusHoles: (groups, holes) =>
      `${groups} ${pluralCs(groups, 'skupina', 'skupiny', 'skupin')} − ${holes} ${pluralCs(holes, 'díra', 'díry', 'děr')}`,
    evaluation: 'V ohodnocení z pramene',
    evaluationIntro:
      'Starý dává váhy volným průsečíkům ve vzdálenosti jeden, dva a tři kroky od nejbližšího kamene každé barvy (svobody tří řádů), součet omezí a přičte vážený rozdíl Eulerových čísel. Vše z pohledu černého.',
    constant: 'Konstanta',
    counted: 'Co se počítá',
    difference: 'Rozdíl',
    term: 'Člen',
    orders: ['volné průsečíky na jeden krok', 'volné průsečíky na dva kroky', 'volné průsečíky na tři kroky'],
    bound: 'jejich součet',
    bounded: (limit) => `omezen na ±${limit}`,
    unbounded: 'v mezích',
    eulerNumber: 'Eulerovo číslo',
    total: 'Hodnota pro černého',
    forMover: (value) => `Na tahu je bílý a ten ji vidí opačně: ${value}.`,
  },

  proof: {
    intro:
      'Řešitel (df-pn, prohledávání podle důkazních čísel) propočítává pozici, dokud jedna strana nevyhraje proti každé obraně. Zde je jeho výsledek a strom, který ho dokazuje.',
    onlyFirstCapture:
      'Důkaz je pro hry, v nichž vyhrává první zajetí: za stranu na tahu napište počet kamenů 1.',
    limit: 'Nejvýše prozkoumaných tahů',
    wins: (side, plies) =>
      `${side === 0 ? 'Vyhraje černý' : 'Vyhraje bílý'}${plies === null ? '' : `, při nejlepší hře obou za ${plies} ${pluralCs(plies, 'půltah', 'půltahy', 'půltahů')}`}.`,
    everyMoveLoses: (side) => `${SIDES[side]} prohraje, ať zahraje cokoli.`,
    undecided: (nodes) =>
      `Ani po ${nodes} tazích není rozhodnuto. Strom ukazuje, kam se řešitel dostal; zkuste vyšší limit.`,
    stopped: 'Zastaveno před nalezením důkazu.',
    cost: (nodes, seconds) => `Prozkoumaných tahů: ${nodes}, ${seconds} s.`,
    askingMore: 'Řešitel ještě zjišťuje, za kolik půltahů a kterými dalšími tahy.',
    winningMoves: (moves) =>
      `${pluralCs(moves.length, 'Jediný první tah, který vyhrává', 'První tahy, které vyhrávají', 'První tahy, které vyhrávají')}: ${moves.join(', ')}. Na desce ${pluralCs(moves.length, 'má', 'mají', 'mají')} hvězdičku.`,
    winningSoFar: (moves) =>
      `${moves.join(', ')} ${pluralCs(moves.length, 'vyhrává', 'vyhrávají', 'vyhrávají')} (na desce ${pluralCs(moves.length, 'má', 'mají', 'mají')} hvězdičku); o ostatních prvních tazích není rozhodnuto.`,
    distanceUnknown: (nodes) =>
      `Za kolik půltahů, se do ${nodes} tahů nepodařilo zjistit: tahy níže vyhrávají, ale možná to jde i rychleji.`,
    line: 'Průběh',
    tree: 'Strom důkazu',
    treeIntro: (side) =>
      `Kde je na tahu ${INSIDE[side]}, stačí jeden vyhrávající tah (uzel OR); kde je na tahu soupeř, musí prohrát každá odpověď (uzel AND). Rozbalte kterékoli místo; chybějící části si stránka od řešitele vyžádá.`,
    describe: describePlace,
    unseen: (count) => `+${count} netřeba`,
    tooMany: (most) => `Najednou lze kreslit nejvýše ${most} uzlů: nejdřív některé sbalte.`,
    orLevel: (side) => `OR: ${SIDES[side]}`,
    andLevel: (side) => `AND: ${SIDES[side]}`,
    legend: {
      or: (side) => `OR: ${INSIDE[side]} potřebuje jeden tah`,
      and: (side) => `AND: ${INSIDE[side]} zkouší každou odpověď`,
      numbers: 'důkazní | vyvracecí číslo: kolik toho ještě zbývá ukázat; 0 | ∞ je dokázáno, ∞ | 0 vyvráceno',
      proved: 'důkaz',
      images: '×4: čtyři tahy, které jsou díky souměrnosti stejné',
      current: 'na desce',
    },
    keys: 'Klávesy: N další tah, B zpět, P přehrát nebo pozastavit; ve stromu se šipkami přechází mezi uzly a Enter větev rozbalí nebo sbalí.',
  },
};
