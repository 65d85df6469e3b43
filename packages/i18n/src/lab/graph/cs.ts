import { type LabGraphTexts, type SpaceStepFacts, hasChildren, list } from './en.js';

/** The node that is taken from those that wait, with its value. */
const taken = ({ node, value }: SpaceStepFacts) =>
  value === '' ? `uzel ${node}` : `uzel ${node} (${value})`;

/** The fate of the children. */
function fates({ added, known, improved, onPath, tooCostly, dropped }: SpaceStepFacts): string {
  const parts = [
    added.length > 0 && `Přidáno: ${list(added)}.`,
    improved.length > 0 && `Levnější cesta vede do ${list(improved)}: nahrazuje dosavadní záznam.`,
    known.length > 0 && `Už dříve se objevilo: ${list(known)}.`,
    onPath.length > 0 && `Na cestě, která sem vede, už leží ${list(onPath)}.`,
    tooCostly.length > 0 && `Příliš drahé: ${list(tooCostly)}.`,
    dropped.length > 0 && `Škrtnuto, protože cíl není dražší: ${list(dropped)}.`,
  ];
  return parts.filter((part) => part !== false).join(' ');
}

export const labGraphCs: LabGraphTexts = {
  intro:
    'Stavový prostor je graf: uzly jsou stavy, hrany vedou ze stavu do stavu. Osm algoritmů hledá cestu od počátku k cíli, krok za krokem, i se vším, co si musí pamatovat.',
  graph: 'Graf',
  graphHint:
    'A:6 -> B 4, C; B -- D 2; start A; goal D. Za dvojtečkou je odhad (jinak 0), za potomkem cena hrany (jinak 1); -> vede jedním směrem, -- oběma. Počátek (start) je první uzel, pokud neurčíte jiný; cíl je goal.',
  show: 'Ukázat',
  examples: 'Příklad',
  ownGraph: 'vlastní',
  exampleTexts: {
    breadth: {
      title: 'Do šířky (Čáp, obrázek 1)',
      text: 'Fronta je F(A), pak F(B, C, D), pak F(C, D, E, F). Cíl G je potomek uzlu C.',
    },
    depth: {
      title: 'Do hloubky (Čáp, obrázek 2)',
      text: 'Zásobník je Z(A), pak Z(B, E, I), pak Z(C, D, E, I). Uzly C a D se jen odeberou; cíl G je potomek uzlu E.',
    },
    memory: {
      title: 'Kolik paměti který algoritmus potřebuje',
      text: 'Strom s cílem v posledním patře. Porovnejte nejdelší frontu s nejdelším zásobníkem a s iterativním prohlubováním.',
    },
    longer: {
      title: 'Cesta, která není nejkratší',
      text: 'Prohledávání do hloubky jde oklikou přes A a B, ačkoli z počátku vede hrana k sousedovi cíle.',
    },
    map: {
      title: 'Mapa silnic',
      text: 'Hrany vedou oběma směry, odhady jsou vzdálenosti vzdušnou čarou. A* najde nejkratší cestu a nemusí projít všechna města.',
    },
    greedy: {
      title: 'Kde selže uspořádané prohledávání',
      text: 'C vypadá blízko cíle, ale hrana odtud k cíli stojí 9. Uspořádané prohledávání vidí jen odhady a zaplatí 11, A* zaplatí 6.',
    },
    hill: {
      title: 'Kde uvázne gradientní algoritmus',
      text: 'A vypadá nejlépe, ale za ním není nic lepšího. Na B algoritmus zapomněl, a s ním na jedinou cestu k cíli.',
    },
    plateau: {
      title: 'Kde gradientní algoritmus bloudí v kruhu',
      text: 'S a A mají stejný odhad. Bez paměti algoritmus přechází z jednoho do druhého a nikdy neskončí.',
    },
    bound: {
      title: 'Větve a meze pokračují',
      text: 'První cíl stojí 9. Algoritmus si to zapamatuje, škrtne, co není levnější, a najde cestu za 6.',
    },
    overestimate: {
      title: 'Příliš velký odhad',
      text: 'Odhad uzlu B je 9, skutečná cena 2. A* mu uvěří a vrátí cestu za 5 místo za 4.',
    },
  },
  algorithm: 'Algoritmus',
  groups: { uninformed: 'Neinformované', informed: 'Informované' },
  algorithms: {
    'breadth-first': 'Prohledávání do šířky',
    'depth-first': 'Prohledávání do hloubky',
    'depth-limited': 'Do omezené hloubky',
    'iterative-deepening': 'Iterativní prohlubování',
    'hill-climbing': 'Gradientní algoritmus',
    'best-first': 'Uspořádané prohledávání',
    'a-star': 'A*',
    'branch-and-bound': 'Větve a meze',
  },
  notes: {
    'breadth-first':
      'Šest kroků podle Čápa, oddíl 2.3: potomek se zkouší, když se expanduje jeho rodič. Stav, který se už objevil, se podruhé nepřidává; v jeho stromech takový není, ale v grafu s cyklem by jeho kroky nikdy neskončily. Cesta má nejméně hran, ať stojí cokoli.',
    'depth-first':
      'Týchž šest kroků se zásobníkem (Čáp, 2.3): potomci přijdou navrch, první z nich nejvýše. Stav, který se už objevil, se podruhé nepřidává. Cesta nemusí být nejkratší.',
    'depth-limited':
      'Do hloubky, ale v mezní hloubce se nic neexpanduje. Pamatuje si jen cestu k aktuálnímu stavu: seznam všech stavů by skryl ten, který se poprvé objevil příliš hluboko.',
    'iterative-deepening':
      'Čáp je uvádí jako kompromis mezi šířkou a hloubkou: prohledávání do omezené hloubky s mezí 1, 2, 3, … Najde cestu s nejmenším počtem hran a stačí mu málo paměti, horní stavy však zkoumá pořád znovu.',
    'hill-climbing':
      'Čáp, 2.2: expanduje se stav, přejde se do jeho nejlepšího potomka, ostatní se zapomenou a končí se, když je stav lepší než jeho potomci. Lepší znamená menší odhad. Podle jeho slov se za stejně dobrým potomkem jde dál, a tak algoritmus může bloudit v kruhu.',
    'best-first':
      'Čáp, 2.2: gradientní algoritmus s pamětí, v níž má každý stav název, hodnotu a rodiče. Expanduje se stav s nejmenším odhadem. Kolik cesta dosud stála, se nepočítá.',
    'a-star':
      'Čáp, 2.2, píše, že se každému sousedovi vypočítá hodnota heuristickou funkcí a rozvíjí se nejmenší. Doslova je to uspořádané prohledávání. Nejkratší cesta, kterou slibuje, vyžaduje hodnotu f = g + h: dosavadní cenu a odhad, který nesmí být větší než skutečnost.',
    'branch-and-bound':
      'Čáp, 2.2, jej nazývá algoritmem se stejnou cenou, který si zapamatuje hodnotu cíle a pokračuje. Naše čtení: expanduje se nejlevnější stav, cena cíle je mez a co není levnější, se škrtá. Když nic nečeká, je cesta optimální.',
  },
  limit: 'Mezní hloubka',

  treeOf: (algorithm) => `Graf, algoritmus: ${algorithm}`,
  frontier: {
    queue: 'Fronta F, první na řadě vlevo',
    stack: 'Zásobník Z, vrchol vlevo',
    list: 'Čekají, seřazeny podle hodnoty',
    one: 'V paměti',
  },
  memory: { closed: 'Prozkoumané', path: 'Cesta k aktuálnímu stavu' },
  empty: 'prázdno',
  keys: 'Klávesy: N další krok, B zpět, P přehrát nebo pozastavit, Home a End.',
  from: (parent) => `z ${parent}`,
  legend: {
    ahead: 'dosud neznámý',
    open: 'čeká',
    done: 'prozkoumaný, s pořadím',
    current: 'právě se expanduje',
    path: 'nalezená cesta',
    goal: 'cíl',
    value: { h: 'h: odhad', g: 'g: dosavadní cena', f: 'g + h = f: dosavadní cena a odhad' },
  },

  start: (node) => `Čeká jen uzel ${node}. Klepněte na „Přehrát“ nebo na „O krok vpřed“.`,
  expand: (facts) =>
    hasChildren(facts)
      ? `Odebírá se ${taken(facts)} a expanduje se. ${fates(facts)}`
      : `Odebírá se ${taken(facts)}; potomky nemá.`,
  goalFound: (facts) =>
    `Odebírá se ${taken(facts)} a expanduje se. Jeho potomek ${facts.goal} je cíl: konec prohledávání. Cesta stojí ${facts.cost}.`,
  goalTaken: (facts) =>
    `Odebírá se ${taken(facts)}. Je to cíl: konec prohledávání. Cesta stojí ${facts.cost}.`,
  goalRemembered: (facts) =>
    `Odebírá se ${taken(facts)} a expanduje se. Jeho potomek ${facts.goal} je cíl za ${facts.cost}: to je nová mez. ${fates(facts)}`,
  atLimit: ({ node, limit }) => `Uzel ${node} leží v mezní hloubce ${limit}: odebere se, ale neexpanduje.`,
  restart: ({ limit }) => `V mezní hloubce žádný cíl. Hledá se znovu od počátku, mezní hloubka je ${limit}.`,
  climb: ({ node, value, next }) =>
    `Expanduje se uzel ${node} (${value}). Nejlepší potomek ${next} je další stav; ostatní se zapomenou.`,
  stuck: ({ node, value }) =>
    `Uzel ${node} (${value}) je lepší než všichni jeho potomci: prohledávání končí bez cíle.`,
  cycle: ({ node, next }) =>
    `Expanduje se uzel ${node} a dalším stavem je znovu ${next}. Algoritmus by bloudil v kruhu bez konce; nemá paměť, aby to poznal.`,
  ends: {
    none: 'Už nic nečeká: žádný cíl není dosažitelný.',
    limit: (limit) => `Už nic nečeká: do hloubky ${limit} žádný cíl není.`,
    stopped: (steps) => `Zastaveno po ${steps} krocích.`,
    bound: (cost) => `Nic levnějšího už nečeká: cesta za ${cost} je optimální.`,
  },

  code: {
    blind: [
      'vlož počáteční stav',
      'dokud něco čeká',
      '  odeber první stav a expanduj jej',
      '  je-li některý potomek cíl: nalezeno',
      '  přidej potomky: do fronty na konec, na zásobník navrch',
      'řešení neexistuje',
    ],
    limited: [
      'vlož počáteční stav na zásobník',
      'dokud zásobník není prázdný',
      '  odeber stav z vrcholu; v mezní hloubce jej neexpanduj',
      '  je-li některý potomek cíl: nalezeno',
      '  potomky, kteří nejsou na cestě, přidej navrch',
      'do mezní hloubky cíl není',
    ],
    deepening: [
      'pro mezní hloubku 1, 2, 3, …',
      '  vlož počáteční stav na zásobník',
      '  dokud zásobník není prázdný',
      '    odeber stav z vrcholu; v mezní hloubce jej neexpanduj',
      '    je-li některý potomek cíl: nalezeno',
      '    potomky, kteří nejsou na cestě, přidej navrch',
      '  nezůstalo-li v mezní hloubce nic: řešení neexistuje',
    ],
    climbing: [
      'stav ← počáteční stav',
      'opakuj',
      '  je-li stav cíl: nalezeno',
      '  expanduj jej a ohodnoť potomky',
      '  je-li stav lepší než všichni potomci: konec',
      '  stav ← nejlepší potomek',
    ],
    ordered: [
      'vlož počáteční stav do seznamu',
      'dokud seznam není prázdný',
      '  odeber stav s nejmenší hodnotou',
      '  je-li to cíl: nalezeno',
      '  expanduj jej: nový potomek jde do seznamu podle hodnoty',
      '  A*: známý potomek s levnější cestou nahradí svůj záznam',
      'řešení neexistuje',
    ],
    bound: [
      'mez ← ∞; vlož počáteční stav do seznamu',
      'dokud seznam není prázdný',
      '  odeber nejlevnější stav a expanduj jej',
      '  je-li potomek cíl levnější než mez: mez ← jeho cena',
      '  přidej ostatní potomky, kteří jsou levnější než mez',
      '  škrtni vše, co není levnější než mez',
      'naposledy zapamatovaný cíl je optimální',
    ],
  },

  comparison: 'Všechny algoritmy na tomto grafu',
  comparisonIntro:
    'Prozkoumané stavy jsou mírou času, čekající a pamatované mírou paměti, cena cesty mírou kvality: tři kritéria podle Čápa, oddíl 2.1.',
  examined: 'Prozkoumáno',
  largestFrontier: 'Nejvíce čekajících',
  largestMemory: 'Nejvíce v paměti',
  path: 'Cesta',
  edges: 'Hran',
  cost: 'Cena',
  isLeast: 'optimální',
  leastIs: (cost) => `nejmenší je ${cost}`,
  results: {
    none: 'žádný dosažitelný cíl',
    limit: 'do mezní hloubky žádný cíl',
    stuck: 'uvázl',
    cycle: 'bloudí v kruhu',
    stopped: 'příliš mnoho kroků',
  },
  estimates: {
    admissible:
      'Odhady jsou přípustné: žádný není větší než skutečná cena, takže cesta algoritmu A* je optimální.',
    overestimates: (node, estimate, cost) =>
      `Odhady nejsou přípustné: uzel ${node} má ${estimate}, ale jeho skutečná cena je ${cost}. Cesta algoritmu A* nemusí být optimální.`,
  },
};
