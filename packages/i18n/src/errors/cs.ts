import { acceptsText } from '../games/index.js';
import type { ErrorSentences } from '../games/types.js';
import { placeholdersCs } from '../language/placeholders.js';

/** Czech sentences about errors that any game or none may cause. English ones are made where the error is found. */
export const ERRORS_CS: ErrorSentences = {
  'game-module': ({ found, reason }) => `hru „${found}“ nelze načíst: ${reason}`,
  'game-manifest-part': ({ found, parts }) =>
    `manifest hry má část „${found}“, kterou hry nemají; mají ${parts}`,
  'game-manifest': ({ found }) =>
    `výchozí export modulu „${found}“ není hra: očekává se objekt s položkami id (malá písmena) a rules`,
  'game-of-other-kind': ({ game, found }) =>
    `hra ${game} má „${found}“; zde táhnou střídavě dvě strany, bez náhody a bez skrytých informací; hry jiných druhů mají OpenSpiel nebo boardgame.io`,
  'game-unknown': ({ found, games }) => `hra „${found}“ neexistuje; hry jsou: ${games}`,
  'variant-unknown': ({ game, found, accepts }) => `hra ${game} nemá volbu „${found}“; má: ${accepts}`,
  'variant-none': ({ game, found }) => `hra ${game} nemá volbu „${found}“ ani žádnou jinou`,
  'variant-bad-value': ({ game, option, found, accepts }) =>
    `volba ${option} nemůže být „${found}“; přípustné je: ${acceptsText('cs', String(game), String(option), String(accepts))}`,
  'number-range': ({ field, found, min, max }) =>
    `${field} je ${found}; očekává se celé číslo od ${min} do ${max}`,
  'moves-empty': () => 'seznam tahů je prázdný; uveďte aspoň jeden přípustný tah',
  'level-and-algorithm': () => 'zadejte úroveň, nebo algoritmus, ne obojí',
  'parameters-none': ({ game }) => `ohodnocení z pramene hry ${game} nemá žádné parametry`,
  'parameters-unused': () =>
    'parametry patří k ohodnocení z pramene, které se tu nepoužívá; zvolte ho, nebo algoritmus, který ho používá, třeba alpha-beta',
  'parameter-unknown': ({ found, accepts }) => `parametr „${found}“ neexistuje; očekává se: ${accepts}`,
  'parameter-choice': ({ id, found, accepts }) => `${id} je ${found}; očekává se ${accepts}`,
  'parameter-range': ({ id, found, min, max }) => `${id} je ${found}; očekává se číslo od ${min} do ${max}`,
  'algorithm-unknown': ({ found, accepts }) => `algoritmus „${found}“ neexistuje; očekává se: ${accepts}`,
  'player-unknown': ({ found, accepts }) =>
    `hráč „${found}“ neexistuje; očekává se: ${placeholdersCs(String(accepts))}`,
  'player-option-unknown': ({ found, accepts }) =>
    `hráč nemá volbu „${found}“; očekává se: ${placeholdersCs(String(accepts))}`,
  'position-too-long': () => 'text pozice je příliš dlouhý',
  'position-side-missing': ({ sides }) =>
    `v pozici chybí strana na tahu; na konec za mezeru patří jedno z: ${sides}`,
  'position-bad-side': ({ found, sides }) => `strana na tahu je „${found}“; očekává se jedno z: ${sides}`,
  'position-extra-text': ({ found }) => `za stranou na tahu už nesmí nic být, je tam „${found}“`,
  'position-both-won': () => 'vyhranou řadu má x i o; vyhrát mohla jen jedna strana',
  'board-row-count': ({ found, expected }) =>
    `počet řad má být ${expected} (odshora, oddělené /), je ${found}`,
  'board-row-length': ({ row, found, expected }) =>
    `${row}. řada shora má délku ${found}, má mít ${expected}`,
  'board-bad-cell': ({ row, column, found, accepts }) =>
    `v ${row}. řadě shora, ${column}. sloupci je „${found}“; očekává se jedno z: ${accepts}`,
  'move-syntax': ({ found, example }) => `„${found}“ není tah; očekává se např. ${example}`,
  'move-off-board': ({ found, first, last }) => `${found} je mimo desku, ta je od ${first} do ${last}`,
  'move-not-possible': ({ found, choices }) => `${found} teď zahrát nejde; možné tahy: ${choices}`,
  'move-game-over': ({ found }) => `${found} zahrát nejde: partie skončila`,
  'file-beyond-draw': ({ line }) => `řádek ${line}: partie pokračuje po remíze podle pravidel`,
  'problem-line': ({ line }) => `řádek ${line} není úloha`,
  'save-not-json': () => 'soubor není uložená partie: není to JSON',
  'file-unavailable': ({ game }) => `hra ${game} nemá formát souborů`,
  'game-too-long': ({ found, max }) => `partie má ${found} půltahů; očekává se jich nejvýše ${max}`,
  'save-too-long': () => 'soubor není uložená partie: je příliš dlouhý',
  'save-field': ({ field }) => `soubor není uložená partie: neplatná hodnota (${field})`,
  'save-version': ({ found, accepts }) =>
    `partie je uložena ve verzi ${found}; tento program čte verze 1 až ${accepts}`,
  'table-foreign': ({ found }) =>
    `soubor o ${found} bajtech není tabulka koncovek; očekává se TEGT a hlavička o 24 bajtech`,
  'table-version': ({ found, expected }) =>
    `tabulka koncovek má verzi formátu ${found}; očekává se verze ${expected}`,
  'table-no-bundle': ({ found }) =>
    `soubor o ${found} bajtech není sada tabulek koncovek; očekává se TEGB a seznam délek`,
  'table-missing': ({ label }) => `chybí tabulka koncovky ${label}`,
  'table-other': ({ found, expected }) => `tabulka koncovek patří k ${found}; očekává se ${expected}`,
  'table-damaged': ({ at, length }) => `tabulka koncovek je poškozená (bajt ${at} z ${length})`,
  'labels-bad': ({ found }) =>
    `„${found}“ není výsledek; očekává se POZICE;VÝSLEDEK, POZICE;VÝSLEDEK;SKÓRE, POZICE;;SKÓRE nebo ZAČÁTEK;VÝSLEDEK;;TAHY, výsledek 0, 0.5 nebo 1, nebo rozdíl jako +3`,
  'labels-no-move': ({ number, count }) =>
    `tah ${number} z ${count} neexistuje; očekává se partie podle týchž pravidel, s tahy číslovanými od 0`,
  'network-bad-file': ({ size }) => `soubor o ${size} bajtech není síť, nebo je poškozený`,
  'network-other-board': ({ game }) =>
    `síť pro hru ${game} vidí jen desky té velikosti, s jakou hra začíná bez voleb`,
  'network-other-shape': ({ found, expected }) =>
    `síť má tvar ${found} (příznaky x neurony x výstupy); očekává se ${expected}`,
  'learn-neurons': ({ found }) =>
    `--neurons ${found} není možný počet skrytých neuronů; očekává se násobek 32, nejvýše 512`,
  'learn-teacher': ({ found }) =>
    `„${found}“ není program s protokolem UCI; očekává se uci:PŘÍKAZ, například uci:stockfish?depth=6`,
  'tree-no-list': ({ at, found }) =>
    `strom začíná závorkou ( nebo [; na ${at}. místě ${found === '' ? 'nic není' : `je „${found}“`}`,
  'tree-unexpected': ({ at, found, max }) =>
    `na ${at}. místě je „${found}“; očekává se celé číslo od −${max} do ${max}, ( nebo [`,
  'tree-after-end': ({ at, found }) => `strom už je celý, ale na ${at}. místě je ještě „${found}“`,
  'tree-empty-list': ({ at }) => `seznam na ${at}. místě je prázdný; uzel má aspoň jednoho potomka`,
  'tree-not-closed': ({ at, found, expected }) =>
    `závorku ${found} na ${at}. místě neuzavírá žádná ${expected}`,
  'tree-too-large': ({ nodes, depth }) =>
    `strom je příliš velký; kreslí se nejvýše ${nodes} uzlů a ${depth} pater pod kořenem`,
  'graph-empty': () => 'není tu žádný uzel; napište například A -> B',
  'graph-unknown-node': ({ at, name }) => `„${name}“ na ${at}. místě není žádný uzel grafu`,
  'graph-start-twice': ({ at }) => `na ${at}. místě je počáteční uzel určen podruhé`,
  'graph-estimate-twice': ({ at, name }) => `na ${at}. místě dostává uzel ${name} druhý, jiný odhad`,
  'graph-loop': ({ at, name }) => `na ${at}. místě vede hrana z uzlu ${name} do něj samého`,
  'graph-edge-twice': ({ at, from, to }) => `na ${at}. místě je druhá hrana z uzlu ${from} do uzlu ${to}`,
  'graph-number-expected': ({ at, found, max }) =>
    `na ${at}. místě ${found === '' ? 'nic není' : `je „${found}“`}; očekává se celé číslo od 0 do ${max}`,
  'graph-name-expected': ({ at, found, max }) =>
    `na ${at}. místě ${found === '' ? 'nic není' : `je „${found}“`}; očekává se uzel: písmena nebo číslice, nejvýše ${max}`,
  'graph-end-expected': ({ at, found }) =>
    `na ${at}. místě je „${found}“; očekává se -> před potomky, čárka mezi nimi, nebo ; na konci`,
  'graph-too-large': ({ nodes, edges }) =>
    `graf je příliš velký; kreslí se nejvýše ${nodes} uzlů a ${edges} hran`,
};
