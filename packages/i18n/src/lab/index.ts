import { type Language, pluralCs } from '../language.js';
import { czech } from '../typography.js';
import { type LabSide, type LabTexts, type StepFacts, labEn } from './en.js';

const SIDES: Readonly<Record<LabSide, string>> = { max: 'MAX', min: 'MIN' };

const at = ({ node }: StepFacts) => (node === '' ? 'v kořeni' : `v uzlu ${node}`);

const labCs: LabTexts = {
  title: 'Laboratoř',
  intro:
    'Co vidí program, když počítá tah: stromy, kterými minimax a alfa-beta opravdu procházejí, krok za krokem. Nic se nikam neposílá, vše běží ve vašem prohlížeči.',
  inTheLessons: 'V Učebně:',
  pages: {
    lecture: 'Minimax v pěti krocích',
    examples: 'Prameny',
    position: 'Strom pozice',
    evaluation: 'Ohodnocení',
    tree: 'Strom z čísel',
    graph: 'Stavový prostor',
    quiz: 'Kvíz',
    counts: 'Počty',
    times: 'Publikované časy',
  },
  failed: 'Tuto část stránky se nepodařilo zobrazit.',
  noSuchPage: 'Taková stránka v Laboratoři není.',
  tryIt: 'Teď vy',
  exercises: {
    position: 'Kterákoli pozice některé hry a strom, kterým z ní prochází prohledávání.',
    tree: 'Vlastní čísla, krok za krokem.',
    quiz: 'Doplňte hodnoty a označte, co alfa-beta vynechá.',
    counts: 'Kolik tahů provede které prohledávání, hloubku po hloubce.',
  },
  textbookSource: 'Z učebnic',
  examples: {
    'game-tree': {
      title: 'Herní strom',
      text: 'Větev je tah, uzel pozice. Jakou cenu má každý list pro hráče MAX?',
    },
    minimax: {
      title: 'Minimax',
      text: 'MAX vybírá největší hodnotu, MIN nejmenší: od listů až ke kořeni.',
    },
    'first-cut': {
      title: 'První řez',
      text: 'Dva tahy, na každý dvě odpovědi. Jednu větev není třeba zkoumat.',
    },
    ordering: {
      title: 'Pořadí tahů',
      text: 'Čím lepší tahy přijdou první, tím víc se řeže. Tady jsou první ty nejhorší; pak zvolte nejlepší.',
    },
    horizon: {
      title: 'Horizont',
      text: 'Do hloubky dvou půltahů výměna zdánlivě vyhrává. Když se dohraje, ukáže se, že ne.',
    },
    'two-cuts': { title: 'Řez u obou hráčů', text: 'Jeden řez ušetří práci hráči MIN, druhý hráči MAX.' },
    'deep-cut': { title: 'Hluboký řez', text: 'Mez, která způsobí řez, vznikla o tři patra výš.' },
    'quiz-small': { title: 'Kvíz: dvě patra', text: 'Tři tahy, na každý tři odpovědi.' },
    'quiz-deep': { title: 'Kvíz: tři patra', text: 'Osm listů, dole je na tahu zase MAX.' },
  },

  algorithms: {
    minimax: 'Minimax',
    'minimax-quiescence': 'Minimax s dohráním výměn',
    'alpha-beta': 'Alfa-beta',
    strong: 'Silné prohledávání',
  },
  game: 'Hra',
  position: 'Pozice',
  positionHint: 'Jako text; prázdné pole znamená základní postavení.',
  depth: 'Hloubka',
  rootMoves: (moves) => `Tahy v kořeni v tomto pořadí: ${moves.replaceAll(',', ', ')}`,
  show: 'Zobrazit',
  both: 'Obojí',
  view: 'Hodnoty z pohledu',
  views: { root: 'hráče v kořeni (max a min)', mover: 'toho, kdo je na tahu (negamax)' },
  wins: 'Výhry',
  winsAsPlies: 'jako půltahy do konce',
  winsWithoutSteps: (max) => `vždy jako ${max}, podle zjednodušeného minimaxu`,
  winsAsNumbers: (max) => `jako čísla, MAX = ${max}`,
  run: 'Zobrazit strom',
  stop: 'Zastavit',
  searching: 'Prohledává se…',
  stopped: 'Zastaveno. Zobrazeny jsou dosavadní výsledky.',
  engineFailed: 'Program se nečekaně zastavil. Zkuste to znovu.',

  comparison: 'Algoritmy vedle sebe',
  algorithm: 'Algoritmus',
  value: 'Hodnota',
  valueFor: (side) => `Hodnota (${side})`,
  bestMove: 'Nejlepší tah',
  moves: 'Provedené tahy',
  share: '% minimaxu',
  seconds: 'Sekundy',
  notAll: (moves) => `Zastaveno po ${moves} tazích: zobrazeny jsou dosud nalezené hodnoty.`,
  truncated: (shown) => `Strom je příliš velký: zobrazeno je prvních ${shown} uzlů. Počty jsou přesné.`,
  gameOver: 'V této pozici partie skončila, strom tedy není.',

  step: 'Krok',
  stepOf: (step, steps) => `Krok ${step} z ${steps}`,
  first: 'Na začátek',
  back: 'O krok zpět',
  forward: 'O krok vpřed',
  last: 'Na konec',
  play: 'Přehrát',
  pause: 'Pozastavit',
  speed: 'Rychlost',
  speeds: ['pomalu', 'středně', 'rychle'],
  keys: 'Klávesy: N další krok, B zpět, P přehrát nebo pozastavit, Home a End; ve stromu se šipkami přechází mezi uzly a Enter větev sbalí nebo rozbalí.',
  pseudocode: 'Pseudokód',
  code: {
    minimax: {
      root: [
        'minimax(pozice, hloubka)',
        '  je-li konec hry nebo hloubka = 0: vrať její hodnotu',
        '  je-li na tahu MAX',
        '    nejlepší ← −∞',
        '    pro každý tah t',
        '      nejlepší ← max(nejlepší, minimax(po t, hloubka − 1))',
        '  jinak',
        '    nejlepší ← ∞',
        '    pro každý tah t',
        '      nejlepší ← min(nejlepší, minimax(po t, hloubka − 1))',
        '  vrať nejlepší',
      ],
      mover: [
        'minimax(pozice, hloubka)',
        '  je-li konec hry nebo hloubka = 0: vrať její hodnotu',
        '  nejlepší ← −∞',
        '  pro každý tah t',
        '    h ← −minimax(po t, hloubka − 1)',
        '    je-li h > nejlepší: nejlepší ← h',
        '  vrať nejlepší',
      ],
    },
    'minimax-quiescence': {
      root: [
        'minimax(pozice, hloubka)',
        '  je-li konec hry, nebo hloubka ≤ 0 a žádná výměna neběží: vrať její hodnotu',
        '  je-li na tahu MAX',
        '    nejlepší ← −∞; při hloubce ≤ 0 její hodnota, smí-li MAX přestat',
        '    pro každý tah t, při hloubce ≤ 0 jen z výměny',
        '      nejlepší ← max(nejlepší, minimax(po t, hloubka − 1))',
        '  jinak',
        '    nejlepší ← ∞; při hloubce ≤ 0 její hodnota, smí-li MIN přestat',
        '    pro každý tah t, při hloubce ≤ 0 jen z výměny',
        '      nejlepší ← min(nejlepší, minimax(po t, hloubka − 1))',
        '  vrať nejlepší',
      ],
      mover: [
        'minimax(pozice, hloubka)',
        '  je-li konec hry, nebo hloubka ≤ 0 a žádná výměna neběží: vrať její hodnotu',
        '  nejlepší ← −∞; při hloubce ≤ 0 její hodnota, smí-li hráč na tahu přestat',
        '  pro každý tah t, při hloubce ≤ 0 jen z výměny',
        '    h ← −minimax(po t, hloubka − 1)',
        '    je-li h > nejlepší: nejlepší ← h',
        '  vrať nejlepší',
      ],
    },
    'alpha-beta': {
      root: [
        'alfabeta(pozice, hloubka, α, β)',
        '  je-li konec hry nebo hloubka = 0: vrať její hodnotu',
        '  je-li na tahu MAX',
        '    pro každý tah t',
        '      α ← max(α, alfabeta(po t, hloubka − 1, α, β))',
        '      je-li α ≥ β: vrať β',
        '    vrať α',
        '  jinak',
        '    pro každý tah t',
        '      β ← min(β, alfabeta(po t, hloubka − 1, α, β))',
        '      je-li β ≤ α: vrať α',
        '    vrať β',
      ],
      mover: [
        'alfabeta(pozice, hloubka, α, β)',
        '  je-li konec hry nebo hloubka = 0: vrať její hodnotu',
        '  pro každý tah t',
        '    h ← −alfabeta(po t, hloubka − 1, −β, −α)',
        '    je-li h > α: α ← h',
        '    je-li α ≥ β: vrať β',
        '  vrať α',
      ],
    },
  },
  winDistance:
    'Hodnota výhry i prohry se cestou vzhůru s každým půltahem přiblíží o jedničku k nule, takže má přednost bližší výhra a pozdější prohra.',
  withoutSteps: 'Tady má každá výhra stejné číslo: zjednodušený minimax nedává přednost bližší.',
  rootUnstepped: 'Kořen přebírá číslo tak, jak je vrátil potomek: pramen je v kořeni neupravuje.',
  sides: SIDES,
  sentences: {
    start: 'Před prvním krokem. Klepněte na „Přehrát“ nebo na „O krok vpřed“.',
    enter: (facts) =>
      `${facts.isBeyond ? `Hloubka je vyčerpána, ale pozice není klidná. ${facts.stand === '' ? '' : `${SIDES[facts.side]} smí přestat s hodnotou ${facts.stand}. `}` : ''}${at(facts) === 'v kořeni' ? 'V kořeni' : `V uzlu ${facts.node}`} vybírá ${SIDES[facts.side]}${facts.hasWindow ? `; okno je α = ${facts.alpha}, β = ${facts.beta}` : ''}.`,
    judge: ({ node, value }) => `${node} je list, jeho hodnota je ${value}.`,
    judgeFinal: ({ node, value }) => `Po ${node} partie končí: ${value}.`,
    better: (facts) =>
      `Z ${facts.child} se vrací ${facts.value}: pro ${SIDES[facts.side]} ${at(facts)} zatím nejlepší${facts.hasWindow ? `; okno je teď α = ${facts.alpha}, β = ${facts.beta}` : ''}.`,
    worse: (facts) =>
      `Z ${facts.child} se vrací ${facts.value}: pro ${SIDES[facts.side]} nic lepšího než ${facts.best}.`,
    cut: (facts) =>
      `Řez ${at(facts)}: ${facts.why}. ${SIDES[facts.side === 'max' ? 'min' : 'max']} má výš lepší možnost a tomuto uzlu se vyhne; zbytek není třeba zkoumat.`,
    return: (facts) => `Všechny tahy ${at(facts)} jsou vyzkoušené, hodnota je ${facts.value}.`,
    end: (facts) =>
      `Hotovo. Kořen má hodnotu ${facts.value}${facts.child === '' ? '' : `, nejlepší tah je ${facts.child}`}.`,
  },

  tree: 'Strom',
  treeOf: (algorithm) => `${algorithm}: strom`,
  root: 'kořen',
  unknown: 'ještě neznámo',
  cutOff: 'odříznuto',
  rest: (moves, node) =>
    moves === 0
      ? `méně tahů v uzlu ${node}`
      : `${moves} ${pluralCs(moves, 'další tah', 'další tahy', 'dalších tahů')} v uzlu ${node}`,
  folded: (nodes) => `${nodes} ${pluralCs(nodes, 'uzel sbalen', 'uzly sbaleny', 'uzlů sbaleno')}`,
  fit: 'Celý strom',
  larger: 'Zvětšit',
  smaller: 'Zmenšit',
  expandAll: 'Rozbalit vše',
  tooManyNodes: (most) => `Najednou lze kreslit nejvýše ${most} uzlů: nejdřív některé sbalte.`,
  legend: {
    max: 'MAX vybírá největší',
    min: 'MIN vybírá nejmenší',
    window: 'alfa | hodnota | beta',
    cut: 'odříznuto, nezkoumá se',
    best: 'nejlepší hra obou',
    current: 'aktuální uzel',
    more: '+ další tahy: výběrem se ukážou nebo skryjí',
    values: {
      root: (max) => `hodnoty: větší je lepší pro ${max}`,
      mover: () => 'hodnoty: větší je lepší pro toho, kdo je v uzlu na tahu',
    },
  },
  boardAt: 'Pozice v tomto uzlu',
  searchOn: (line, depth) => `Prohledávat dál po ${line}, do hloubky ${depth}`,
  boardHint: 'Ukažte na uzel nebo ho vyberte šipkami a uvidíte jeho pozici.',
  win: (plies) => (plies <= 0 ? 'vyhráno' : `výhra ${plies}`),
  loss: (plies) => (plies <= 0 ? 'prohráno' : `prohra ${plies}`),

  exportSvg: 'SVG',
  exportPng: 'PNG',
  copyLink: 'Kopírovat odkaz',
  linkCopied: 'Odkaz je ve schránce, otevře přesně tento pohled.',
  exportFailed: 'Obrázek se nepodařilo vytvořit.',

  leaves: 'Strom jako vnořené seznamy hodnot listů',
  leavesHint:
    'Například ((3 5) (2 9)) nebo [[3,5],[2,9]]; hodnoty jsou z pohledu hráče MAX, který táhne v kořeni.',
  draw: 'Nakreslit',
  random: 'Náhodný',
  levels: 'Počet pater',
  width: 'Počet potomků',
  seed: 'Semínko generátoru',
  order: 'Pořadí tahů',
  orders: { given: 'podle zápisu', best: 'nejlepší napřed', worst: 'nejhorší napřed' },
  names: 'Označení uzlů',
  namings: { letters: 'písmena', numbers: 'čísla' },

  quiz: {
    task: 'Doplňte hodnotu každého vnitřního uzlu (MAX bere největší, MIN nejmenší). Pak klepněte na větve, které alfa-beta při postupu zleva doprava odřízne.',
    valueOf: (node) => `Hodnota uzlu ${node}`,
    branchTo: (node) => `Větev k uzlu ${node}: odříznutá`,
    check: 'Zkontrolovat',
    next: 'Nový strom',
    watch: 'Předvést alfa-betu',
    score: (right, asked) => `Skóre: ${right} z ${asked}`,
    allRight: 'Všechno správně!',
    someWrong: (right, asked) => `Správně ${right} z ${asked}.`,
    valueRight: (node) => `${node}: správně.`,
    valueMissing: (node, right, side, from) =>
      `${node}: ${SIDES[side]} vybírá z ${from}, správně je ${right}.`,
    valueWrong: (node, given, right, side, from) =>
      `${node}: ${given} není správně. ${SIDES[side]} vybírá z ${from}, správně je ${right}.`,
    cutRight: (node, why) => `Větev k ${node}: odříznutá správně, protože ${why}.`,
    cutMissed: (node, why) => `Větev k ${node}: odřízne se, protože ${why}.`,
    cutWrong: (node, alpha, beta) =>
      `Větev k ${node}: neodřízne se. Když na ni přijde řada, je α = ${alpha} pořád menší než β = ${beta}.`,
    answers: 'Vaše odpovědi',
    pieces:
      'Chybějící číslo se počítá jako chyba; větev se počítá, jen když je odříznutá ve vašem řešení nebo v alfa-betě.',
  },

  counts: {
    intro: 'Kolik tahů každý algoritmus provede, aby viděl daný počet půltahů dopředu.',
    toDepth: 'Do hloubky',
    counting: 'Hloubka se počítá',
    countings: {
      plies: 'v půltazích',
      source: (source) => `jako v prameni, od 0 (${source})`,
    },
    published: (source) => `Publikováno: ${source}`,
    same: 'stejně',
    differs: 'jinak',
    chart: 'Graf',
    chartAlt: 'Provedené tahy podle hloubky v logaritmickém měřítku; čísla jsou v tabulce.',
    evaluation: 'Ohodnocení',
    evaluations: { textbook: 'z pramene', best: 'naše nejlepší' },
    strongWith: 'Silné prohledávání má',
    ordering: 'řazení tahů',
    table: 'transpoziční tabulku',
    selective: 'prořezávání a prodlužování',
    tooMany: (most) => `přes ${most}`,
    time: (seconds) => `${seconds} s`,
    count: 'Spočítat',
  },
};

/** The words of the Lab. */
export function labTexts(language: Language): LabTexts {
  return language === 'cs' ? czech(labCs) : labEn;
}
