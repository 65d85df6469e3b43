import { pluralCs } from '../language/language.js';
import { placeholdersCs } from '../language/placeholders.js';
import { checkCs } from './check/cs.js';
import type { CliTexts } from './en.js';
import { helpCs } from './help/cs.js';
import { linkCs } from './link/cs.js';
import { playCs } from './play/cs.js';
import { externalEngineCs, gtpCs, learningCs, problemsCs, tablesCs, uciCs } from './printed/cs.js';
import { reasonCs } from './system/cs.js';
import { treeCs } from './tree/cs.js';

const hinted = (hint: string) => (hint === '' ? '' : ` (nejspíš ${hint})`);

export const cliCs: CliTexts = {
  help: helpCs,
  placeholders: placeholdersCs,
  labels: {
    bestMove: 'nejlepší tah',
    score: 'ohodnocení',
    line: 'varianta',
    winningMoves: 'vyhrávající tahy',
    lines: 'varianty',
    depth: 'hloubka',
    nodes: 'uzly',
    time: 'čas',
    speed: 'rychlost',
    limit: 'zastaveno',
    selectiveDepth: 'nejhlubší půltah',
    tableHits: 'nalezeno v tabulce',
    firstMoveCutOffs: 'řezy prvním tahem',
    branchingFactor: 'faktor větvení',
    timeToDepth: 'čas do hloubky',
    outcome: 'výsledek',
    value: 'hodnota',
    distance: 'konec za',
    evaluation: 'ohodnocovací funkce',
    initial: 'začátek',
    options: 'volby',
    parameters: 'parametry',
    tables: 'pole',
    settings: 'nastavení',
    total: 'celkem',
    games: 'partie',
    elo: 'Elo',
    points: 'body',
    superiority: 'pravděpodobnost převahy',
    sprt: 'SPRT',
  },

  legalMoves: (count) => `${count} ${pluralCs(count, 'přípustný tah', 'přípustné tahy', 'přípustných tahů')}`,
  gameOver: 'Partie skončila.',
  squareRange: (min, max) => `Pro každé pole ${min} až ${max}`,
  parameterRange: (min, max, usual) => `${min} až ${max}, výchozí ${usual}`,

  proved: 'dokázáno',
  plies: (count) => `${count} ${pluralCs(count, 'půltah', 'půltahy', 'půltahů')}`,
  perSecond: (written) => `${written} za sekundu`,
  stoppedBy: { nodes: 'limit uzlů', time: 'časový limit', stop: 'pokyn' },
  outcomes: { win: 'strana na tahu vyhraje', loss: 'strana na tahu prohraje', draw: 'remíza' },
  notSolved: 'v daném limitu nevyřešeno; zvyšte ho volbou --time nebo --nodes',
  solveStopped: 'zastaveno dřív, než se podařilo cokoli dokázat',
  searchProgress: (depth, score, nodes, time, line) =>
    `hloubka ${depth}: ${score}, uzly: ${nodes}, ${time}, varianta ${line}`,

  pace: (rate, left) => `${rate}/s, zbývá ${left}`,

  treeSize: (walked, recorded) => `provedených tahů: ${walked}, zaznamenaných uzlů: ${recorded}`,
  moreNodes: (count) => `... a ještě ${count}`,
  treeStopped: (by) => `Prohledávání neskončilo (${by}): toto je dosavadní strom.`,
  treeTruncated: 'Záznam je plný, prohledávání pokračovalo i za něj (víc uzlů zaznamená volba --limit).',
  tree: treeCs,

  review: {
    besideFile: 'soubor má vlastní výchozí pozici i tahy: POZICI a tahy vynechte',
    noSuchGame: (file, count, number) => `počet partií v souboru ${file}: ${count}; požadována je ${number}.`,
    withoutMoves: (file) => `soubor ${file} neobsahuje žádné tahy k rozboru`,
    otherGame: (file, game, asked) => `v souboru ${file} je partie hry ${game}, ne ${asked}`,
  },

  tournamentProgress: (game, of) => `partie ${game} z ${of}`,
  matchProgress: (game, of, wins, draws, losses) => `partie ${game} z ${of}: +${wins} =${draws} −${losses}`,
  workerReady: (games) => `hraje najednou ${games} ${pluralCs(games, 'partii', 'partie', 'partií')}`,
  noWorkers:
    'zatím není spuštěn žádný pracovní proces; spustit ho lze příkazem: tahoun match-worker --redis URL',
  noElo: 'nekonečný: jeden z hráčů nezískal ani bod',
  sprtDecisions: {
    'accept-h0': 'přijato: není silnější, než říká dolní hypotéza',
    'accept-h1': 'přijato: je tak silný, jak říká horní hypotéza',
    continue: 'nerozhodnuto',
  },

  engines: {
    forfeits: (count) => `${count} ${pluralCs(count, 'partie', 'partie', 'partií')} kontumačně`,
    forfeit: (game, engine, fault) => `partie ${game}: ${engine} prohrává kontumačně: ${fault}`,
    notStarted: 'neexistuje, nebo to není spustitelný program',
    exited: (how, said) => `nečekaně skončil (${how})${said === '' ? '' : `: ${said}`}`,
    silent: (command, milliseconds) => `neodpověděl na „${command}“ do ${milliseconds} ms`,
    illegal: (move, position) => `odpověděl „${move}“, což není přípustný tah v pozici ${position}`,
    overtime: (milliseconds) => `překročil čas o ${milliseconds} ms`,
    refused: (command, answer) => `odmítl „${command}“: ${answer}`,
    noValue: 'žádná hodnota',
  },

  uci: uciCs,
  gtp: gtpCs,
  externalEngine: externalEngineCs,
  check: checkCs,
  tables: tablesCs,
  problems: problemsCs,
  learning: learningCs,
  play: playCs,
  link: linkCs,
  book: { unknown: 'tato pozice v knihovně zahájení není' },

  errors: {
    unknownCommand: (found, hint) => `příkaz „${found}“ neexistuje${hinted(hint)}; viz tahoun --help`,
    noCommand: 'nebyl zadán žádný příkaz; viz tahoun --help',
    unknownOption: (found, hint) => `volba „${found}“ neexistuje${hinted(hint)}`,
    missingArgument: (name) => `chybí argument ${name}`,
    optionNeedsValue: (option) => `volba ${option} potřebuje hodnotu`,
    requiredOption: (option) => `volba ${option} je povinná`,
    tooManyArguments: (expected, found) =>
      `příliš mnoho argumentů (má jich být nejvýše ${expected}, je jich ${found}); pozice je jeden argument v uvozovkách`,

    interactiveOnly: (option) => `${option} patří k partii, kterou sami hrajete: vynechte POZICI i tahy`,
    interactiveJson: (option) => `${option} a --json se navzájem vylučují`,
    linkForm: (found) =>
      `„${found}“ není odkaz na partii; očekává se např. https://play.example.org/live/ID#KEY`,
    serverForm: (found) => `„${found}“ není adresa serveru; očekává se např. https://play.example.org`,
    linkKnowsGame: (found) => `--link už na partii vede: vynechte „${found}“`,
    linkRefused: (reason) => `server odmítl: ${reason}`,
    linkLost: (server) => `server ${server} není dostupný`,

    wholeNumber: (name, found, min, max) =>
      `${name} je „${found}“; očekává se celé číslo od ${min} do ${max}`,
    choice: (name, found, accepts) => `${name} je „${found}“; očekává se jedno z: ${accepts}`,
    names: (option, found, accepts) =>
      `${option} obsahuje „${found}“; očekávají se názvy spojené znakem +, každý z těchto: ${accepts}`,
    unheededOption: (option, search, accepts) => `${option} nemá pro ${search} význam; patří k: ${accepts}`,
    variantForm: (found) => `--variant je „${found}“; očekává se NÁZEV=HODNOTA`,
    parameterForm: (found) =>
      `--parameter je „${found}“; očekává se NÁZEV=HODNOTA s číslem, např. alpha=0.75`,
    matchPlayers: (most) =>
      `zápas potřebuje dva hráče, turnaj nejvýše ${most}: --a a --b, nebo pro každého --player`,
    sprtOfTwo: '--sprt rozhoduje jen mezi dvěma hráči',
    sprtForm: (found) =>
      `--sprt je „${found}“; očekávají se dva rozdíly v bodech Elo oddělené čárkou, menší první, např. 0,10`,
    noMovesGiven: 'volba --moves je prázdná; očekávají se tahy oddělené mezerami',
    illegalMove: (number, move, reason) => `${number}. tah „${move}“ není přípustný: ${reason}`,
    humanPlayer: (option) => `${option} je „human“; zápas mohou hrát jen počítačoví hráči`,
    engineAway: 'cizí programy hrají jen tam, kde jsou nainstalované; s --redis hrají jen vlastní hráči',
    redisForm: (found) => `„${found}“ není adresa Redisu; očekává se např. redis://localhost:6379`,
    redisPackages: '--redis potřebuje ještě dva balíčky: npm install bullmq ioredis',
    redisAway: (reason) => `Redis není dostupný: ${reason}`,
    gameAway: (reason) => `pracovní proces nemohl sehrát partii: ${reason}`,
    badContestant: (reason) => `${reason}; v zápase také uci:PŘÍKAZ?KLÍČ=HODNOTA&... nebo gtp:PŘÍKAZ?...`,
    engineForm: (found) =>
      `„${found}“ nepopisuje program; očekává se např. uci:PŘÍKAZ?arg=...&nodes=1000&Hash=16, znak % se píše %25`,
    engineNotStarted: (engine, reason) => `program ${engine} nelze spustit: ${reason}`,
    engineOption: (engine, found, accepts) => `${engine} nemá volbu „${found}“; má: ${accepts}`,
    engineOptionValue: (engine, option, found, accepts) =>
      `volba ${option} programu ${engine} je „${found}“; očekává se ${accepts}`,
    engineCommand: (engine, command, answer) => `${engine} odmítl „${command}“: ${answer}`,
    engineOpening: (engine) =>
      `${engine} mluví protokolem GTP, který neumí pozice nastavit: partie musí začínat základním postavením`,

    fileUnreadable: (file, code) => `soubor ${file} nelze přečíst: ${reasonCs(code)}`,
    fileUnwritable: (file, code) => `do souboru ${file} nelze zapsat: ${reasonCs(code)}`,
    fileLine: (file, line, reason) => `${file}, řádek ${line}: ${reason}`,
    noOpenings: (file) => `v souboru ${file} není žádná pozice; očekává se jedna na řádek`,
    nothingToPlay: 'partie v této pozici už skončila',

    positionFromLines: 'pozici nelze číst ze standardního vstupu, tady má jiné řádky',
    batchNotJson: 'řádek není JSON; očekává se pole argumentů, např. ["games"]',
    batchNotArray: 'řádek není pole; očekává se pole argumentů, např. ["games"]',
    batchBadItem: (number) => `${number}. položka není text ani číslo`,
    batchTooLong: (max) => `řádek je delší než ${max} znaků`,
    batchInBatch: 'batch nelze spustit uvnitř batch',

    badUsage: (message) => message,
    internal: (message) => `vnitřní chyba: ${message}`,
  },
};
