import { type FaultTexts, type Params, checkEn } from './en.js';

export const checkCs: typeof checkEn = {
  sound: 'bez nálezů',
  findings: (count) => `nálezů: ${count}`,
  finding: checkEn.finding,
  speed: (moves, ratio) => `rychlost: ${moves} tahů za sekundu, ${ratio}násobek Connect Four`,
  advice: 'Schopnosti, které prohledávání nenabízí (pomohou ty, které se ke hře hodí):',
  capabilities: {
    moveHints: 'nejslibnější tahy se prohledávají první',
    noisyMoves: 'braní a podobné tahy se dohrají, než se pozice ohodnotí',
    immediateWins: 'výhra jedním tahem se nemusí hledat a tahy, které ji dovolí, se vynechají',
    symmetry: 'zrcadlené a otočené pozice blízko kořene se prohledávají jednou',
    threats: 'pozice, v nichž je nutné odpovědět, se prohledávají o půltah hlouběji',
    nullMove: 'varianty, v nichž by stačilo i vzdát se tahu, skončí dříve',
    automaticDraws: 'pozice, které se opakují, platí za remízu a variantu ukončí',
    marginScore: 'prohledávání hraje na co největší rozdíl, nejen na výhru',
  },
};

/** Faults of rules by code, in Czech; what a finding says itself is English. */
export const FAULTS_CS: Readonly<Record<string, (params: Params) => FaultTexts>> = {
  'turn-kept': () => ({
    what: 'po makeMove je na tahu táž strana',
    mend: 'předejte tah druhé straně; i vzdání se tahu je tah',
  }),
  'undo-differs': ({ part }) => ({
    what: `undoMove neobnoví vše, liší se ${part}`,
    mend: 'vraťte v undoMove všechno, co makeMove změnil',
  }),
  'game-not-undone': ({ plies, part }) => ({
    what: `po vrácení všech tahů (${plies}) se od začátku partie liší ${part}`,
    mend: 'uchovejte to, co undoMove potřebuje, pro libovolně dlouhou partii',
  }),
  'same-key': () => ({
    what: 'klíč je po tahu stejný',
    mend: 'změňte v makeMove hashLo a hashHi, také podle toho, kdo je na tahu',
  }),
  'key-of-text': () => ({
    what: 'klíč se liší od klíče téže pozice přečtené z jejího textu',
    mend: 'ať klíč závisí jen na tom, co je v textu pozice',
  }),
  'position-reread': ({ found }) => ({
    what: `pozice se přečte jako „${found}“`,
    mend: 'ať parsePosition přečte vše, co formatPosition zapíše',
  }),
  'moves-of-text': () => ({
    what: 'pozice přečtená z textu má jiné tahy nebo jejich jiné pořadí',
    mend: 'tvořte tahy jen z pozice a zapište vše, na čem závisí',
  }),
  'list-start': () => ({
    what: 'generateMoves nezapisuje tahy od indexu at',
    mend: 'začněte v out[at] a neměňte nic před ním',
  }),
  'short-list': ({ found, expected }) => ({
    what: `generateMoves vrátí ${found} místo ${expected} nebo více, když je pole out na tahy krátké`,
    mend: 'počítejte i tahy za koncem pole out; to se potom zvětší',
  }),
  'same-text': () => ({
    what: 'týž text mají dva tahy',
    mend: 'zapište ve formatMove i to, čím se liší',
  }),
  'move-reread': () => ({
    what: 'text tahu se přečte jako jiný tah',
    mend: 'ať parseMove přečte, co formatMove zapíše; umí to readMove z @tahoun/games',
  }),
  'end-disputed': () => ({
    what: 'result a outcome se neshodnou, zda partie skončila',
    mend: 'ať je result null právě tam, kde je outcome ONGOING',
  }),
  'no-moves': () => ({
    what: 'partie pokračuje, ale není přípustný tah',
    mend: 'tvořte tahy právě tam, kde je outcome ONGOING',
  }),
  'moves-after-end': () => ({
    what: 'po konci partie jsou přípustné tahy',
    mend: 'tvořte tahy právě tam, kde je outcome ONGOING',
  }),
  'winner-disputed': ({ outcome, result }) => ({
    what: `vítěz podle outcome: ${outcome}, podle result: ${result}`,
    mend: 'outcome je pro stranu na tahu, po tahu, který partii ukončil',
  }),
  'margin-sign': () => ({
    what: 'finalScore má jiné znaménko než outcome',
    mend: 'také finalScore je pro stranu na tahu',
  }),
  'copy-differs': ({ part }) => ({
    what: `v kopii se liší ${part}`,
    mend: `zkopírujte v clone vše, na čem závisí ${part}`,
  }),
  'copy-shares': ({ part }) => ({
    what: `po tahu v kopii se v původní pozici změní ${part}`,
    mend: 'kopírujte v clone i pole: Uint8Array.from(cells)',
  }),
  'no-targets': () => ({
    what: 'tah nelze zadat rukou',
    mend: 'ať pro něj targets vrátí posloupnost míst',
  }),
  'same-targets': ({ targets }) => ({
    what: `dva tahy se zadávají stejně: ${targets}`,
    mend: 'přidejte místo, které je rozliší',
  }),
  'targets-go-on': ({ targets }) => ({
    what: `tah nelze zadat rukou: po ${targets} se už zahraje jiný tah`,
    mend: 'ať žádná posloupnost míst nezačíná celou posloupností jiného tahu',
  }),
  'no-place': ({ targets, picked }) => ({
    what: `deska nemá místo pro ${targets} po výběru ${picked}`,
    mend: 'nakreslete plochu pro každé místo, které lze vybrat jako další',
  }),
  'order-changes': () => ({
    what: 'stejné pozice mají tahy v jiném pořadí',
    mend: 'tvořte tahy v pořadí, které závisí jen na pozici',
  }),
  'no-win': () => ({
    what: 'winningMove vrátí tah, který nevyhrává',
    mend: 'vracejte tahy, které partii ukončí',
  }),
  'win-missed': () => ({
    what: 'winningMove nenajde nic, ale tento tah vyhrává',
    mend: 'najděte každou výhru příštím tahem',
  }),
  'safe-moves': () => ({
    what: 'generateNonLosing zapíše jiné tahy než ty, po kterých druhá strana nemá winningMove',
    mend: 'zapište právě ty, v pořadí generateMoves',
  }),
  'check-untold': () => ({
    what: 'givesCheck se neshoduje s mustRespond po tahu',
    mend: 'ať obě metody říkají totéž',
  }),
  allocates: ({ part, bytes }) => ({
    what: `${part} alokuje ${bytes} B na volání`,
    mend: 'mějte pole a objekty v položkách třídy a při tazích žádné nevytvářejte',
  }),
  endless: ({ plies }) => ({
    what: `náhodná partie neskončila ani po ${plies} tazích`,
    mend: 'ukončete ji v outcome, například podle počtu tahů',
  }),
  exception: ({ message }) => ({
    what: `vyvolá výjimku: ${message}`,
    mend: 'přijměte každý přípustný tah a každý text, který hra zapíše',
  }),
};
