import { placeholdersCs } from '../../language/placeholders.js';
import type { externalEngineEn, gtpEn, learningEn, problemsEn, tablesEn, uciEn } from './en.js';

export const learningCs: typeof learningEn = {
  labels: {
    game: 'hra',
    games: 'partie',
    positions: 'pozice',
    nodes: 'uzly',
    bytes: 'bajty',
    generations: 'generace',
    wins: 'výhry poslední sítě',
    draws: 'remízy',
    losses: 'prohry',
    elo: 'rozdíl Elo',
    network: 'nejlepší síť',
    problems: 'úlohy',
    open: 'nerozhodnuté',
    wrong: 'chybné',
  },
  positions: (count) => `pozic: ${count}`,
  gamesPlayed: (games, positions) => `partií: ${games}, pozic: ${positions}`,
  epoch: (epoch, error, heldOut) => `průchod ${epoch}: chyba ${error}, na odložených ${heldOut}`,
};

export const tablesCs: typeof tablesEn = {
  labels: { total: 'celkem', folder: 'složka', size: 'bajty', time: 'čas' },
  counting: (label, number, of, done, size) =>
    `${label} (${number} z ${of}): tahy vypsány pro ${done} z ${size} indexů`,
  resolving: (label, number, of, plies, done) =>
    `${label} (${number} z ${of}): výher a proher do ${plies} půltahů: ${done}`,
  verifying: (label, indexes) => `${label}: souhlasí, indexů ${indexes}`,
  counts: (positions, wins, draws, losses, longest) =>
    `${positions}: výher ${wins}, remíz ${draws}, proher ${losses}${longest === null ? '' : `; nejdelší výhra ${longest}`}`,
  kept: 'už postavena',
  sound: (indexes) => `${indexes}; každá hodnota souhlasí s tahy`,
  unsound: (label, index, found, expected) =>
    `tabulka ${label} je chybná: index ${index} má ${found}, z tahů vychází ${expected}`,
  noEndgames: (game) => `hra ${game} nemá tabulky koncovek`,
  noTables: (game, folder) =>
    `ve složce ${folder} nejsou tabulky hry ${game}; postaví je příkaz tahoun tables build`,
  badTable: (label, reason) => `${label}: ${reason}`,
};

export const problemsCs: typeof problemsEn = {
  found: (problems, sources) => `úloh: ${problems}, partií a koncovek: ${sources}`,
  checked: (problems, wrong) => `úloh: ${problems}, chybných: ${wrong}`,
  none: (game) => `úlohy hry ${game} nejsou`,
  noneSuch: 'taková úloha není',
  wrongMove: 'to není řešení',
  faults: (list) => `některé úlohy jsou chybné: ${list}`,
};

export const externalEngineCs: typeof externalEngineEn = {
  registered: (name, url) => `${name} je přihlášen; vyberte ho na ${url}`,
  noToken: (lichess) =>
    `chybí klíč: vytvořte ho na ${lichess}/account/oauth/token/create?scopes[]=engine:read&scopes[]=engine:write a vložte do proměnné LICHESS_TOKEN`,
  tokenRefused: (lichess) => `${lichess} klíč nepřijal; potřebuje práva engine:read a engine:write`,
  refused: (lichess, status, answer) => `${lichess} odmítl program přihlásit: ${status} „${answer}“`,
  unreachable: (url, reason) => `${url} je nedostupný: ${reason}`,
  away: (url, reason, seconds) => `${url} neodpovídá: ${reason}; další pokus za ${seconds} s`,
  workRefused: (reason) => `rozbor byl odmítnut: ${reason}`,
  otherVariant: (found) => `program nehraje variantu „${found}“`,
  nameLength: (min, max) => `jméno musí mít ${min} až ${max} znaků`,
  badAddress: (option, found) => `${option} je „${found}“; očekává se adresa jako https://lichess.org`,
};

export const uciCs: typeof uciEn = {
  unknownCommand: (found) => `neznámý příkaz „${found}“, vynechán`,
  lineTooLong: (max) => `řádek je delší než ${max} znaků, vynechán`,
  positionForm: (found) =>
    `position je „${found}“; očekává se startpos nebo fen a pozice, pak případně moves a tahy`,
  dropped: (reason) => `${reason}; vynecháno`,
  noPosition: (reason) => `není pozice, kterou by šlo prohledat: ${reason}`,
  unknownOption: (found, accepts) => `volba „${found}“ neexistuje; volby jsou: ${accepts}`,
  optionValue: (option, found, accepts) => `volba ${option} je „${found}“; očekává se ${accepts}`,
  badGo: (found) =>
    `příkaz go nezná „${found}“; očekává se depth, nodes, movetime, wtime, btime, winc, binc, ` +
    'movestogo nebo mate s celým číslem, searchmoves s tahy, infinite nebo ponder',
  noMemory: (mib) => `na tabulku o velikosti ${mib} MiB není dost paměti, zůstává dosavadní`,
  strength: (level, elo) => `hraje úroveň ${level}, odhadem ${elo} Elo`,
};

export const gtpCs: typeof gtpEn = {
  otherGame: (found, games) => `protokolem GTP lze hrát ${games}, ne ${found}`,
  usage: (usage) => `očekává se: ${placeholdersCs(usage)}`,
  notColour: (found, accepts) => `barva je „${found}“; očekává se jedno z: ${accepts}`,
  gameOver: 'partie skončila',
  gameGoesOn: 'partie ještě neskončila',
  movesMade: 'kameny lze rozestavit jen na prázdnou desku; nejdřív pošlete clear_board',
  noMoveMade: 'zatím nepadl žádný tah',
  noGameInFile: 'v souboru není žádná partie',
  lineLength: (max) => `řádek smí mít nejvýše ${max} znaků`,
};
