import { placeholdersCs } from '../placeholders.js';
import { acceptsCs } from './accepts.js';

type Params = Readonly<Record<string, string | number>>;

/** Sentences by error code. */
export type ErrorSentences = Readonly<Record<string, (params: Params) => string>>;

/** Into what a pawn promotes, by the letter of the piece. */
const PROMOTED: Readonly<Record<string, string>> = {
  Q: 'v dámu',
  R: 've věž',
  B: 've střelce',
  N: 'v jezdce',
};

/** Czech sentences by error code. English ones are made where the error is found. */
export const ERRORS_CS: ErrorSentences = {
  'game-module': ({ found, reason }) => `hru „${found}“ nelze načíst: ${reason}`,
  'game-manifest': ({ found }) =>
    `výchozí export modulu „${found}“ není hra: očekává se objekt s položkami id (malá písmena) a rules`,
  'game-unknown': ({ found, games }) => `hra „${found}“ neexistuje; hry jsou: ${games}`,
  'variant-unknown': ({ game, found, accepts }) => `hra ${game} nemá volbu „${found}“; má: ${accepts}`,
  'variant-none': ({ game, found }) => `hra ${game} nemá volbu „${found}“ ani žádnou jinou`,
  'variant-bad-value': ({ game, option, found, accepts }) =>
    `volba ${option} nemůže být „${found}“; přípustné je: ${acceptsCs(String(game), String(option), String(accepts))}`,
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
  'connect-four-floating': ({ cell, below }) =>
    `kámen na ${cell} visí ve vzduchu: pole ${below} pod ním je volné`,
  'chess-castling-king': ({ found, square, expected }) =>
    `rošáda ${found} není možná: král stojí na ${square}, měl by stát na ${String(expected).replace(/^rank (\d)$/, '$1. řadě')}`,
  'chess-castling-no-outer-rook': ({ found, king, file }) =>
    `rošáda ${found} není možná: mezi králem na ${king} a sloupcem ${file} není věž`,
  'chess-castling-rook': ({ found, square }) =>
    `rošáda ${found} není možná: na ${square} není věž (jiné věže dovolí volba chess960=true)`,
  'chess-castling-two-rooks': ({ found, first, second }) =>
    `rošáda ${found} není možná: na jedné straně krále může rošovat jen jedna věž, ne ${first} i ${second}`,
  'chess-en-passant-impossible': ({ found, rank }) =>
    `brát mimochodem na ${found} nelze: pole musí ležet na ${rank}. řadě, být prázdné a pěšec přes ně musel právě přejít`,
  'chess-king-count': ({ side, found }) =>
    `${side === 'w' ? 'bílých' : 'černých'} králů má být právě jeden, je jich ${found}`,
  'chess-other-in-check': ({ side, square }) =>
    `${side === 'w' ? 'bílý' : 'černý'} král na ${square} je v šachu, ale na tahu je soupeř`,
  'chess-pawn-rank': ({ square }) => `na ${square} stojí pěšec; pěšci mohou být jen na 2. až 7. řadě`,
  'fen-bad-castling': ({ found }) =>
    `položka rošád je „${found}“; očekávají se písmena z KQkq, sloupce věží, např. HAha, nebo -`,
  'fen-bad-counter': ({ field, found, min, max }) =>
    `${field === 'halfmove clock' ? 'počet půltahů' : 'číslo tahu'} je „${found}“; očekává se celé číslo od ${min} do ${max}`,
  'fen-bad-en-passant': ({ found }) => `položka braní mimochodem je „${found}“; očekává se např. e3, nebo -`,
  'fen-bad-piece': ({ rank, found }) =>
    `na ${rank}. řadě je „${found}“; očekávají se KQRBNP, kqrbnp a číslice 1 až 8 pro volná pole`,
  'fen-field-count': ({ found }) =>
    `FEN má čtyři až šest položek (kameny, strana na tahu, rošády, braní mimochodem, dvě počitadla); nalezeno: ${found}`,
  'fen-rank-count': ({ found }) => `počet řad má být 8 (od osmé dolů, oddělené /), je ${found}`,
  'fen-rank-length': ({ rank, found }) => `počet polí ${rank}. řady má být 8, je ${found}`,
  'zabor-size': ({ width, height, max }) =>
    `deska má rozměry ${width} × ${height} (šířka × výška); oba musí být od 1 do ${max}`,
  'zabor-row-length': ({ row, found, expected }) =>
    `${row}. řada shora má délku ${found}, ale první řada ${expected}`,
  'zabor-bad-cell': ({ row, column, found }) =>
    `v ${row}. řadě shora, ${column}. sloupci je „${found}“; očekává se . (volné), b, r nebo # (zablokované)`,
  'chocolate-bad-piece': ({ found, max }) =>
    `„${found}“ není kus čokolády; očekává se VÝŠKAxŠÍŘKA se stranami od 1 do ${max}, např. 3x5`,
  'chocolate-piece-count': ({ found, max }) => `hromádka smí mít 1 až ${max} kusů; „${found}“ už je navíc`,
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
    `partie před řádkem ${line} má GameType „${found}“; očekává se 29,W,8,8,A0,0 (česká dáma)`,
  'pdn-misplaced': ({ line, found }) =>
    `„${found}“ na řádku ${line} sem nepatří; varianty a značky patří za tah a varianty je třeba uzavřít`,
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
    `deska ${size}x${size} nemá místa pro handicap ${count}; handicapy jsou ${accepts}`,
  'sgf-too-long': ({ max }) => `soubor je příliš dlouhý; čte se nejvýše ${max} znaků`,
  'sgf-too-many': ({ max }) => `v souboru je víc partií než ${max}`,
  'sgf-syntax': ({ line, found }) => `na řádku ${line} je „${found}“, což do SGF nepatří`,
  'sgf-misplaced': ({ line, found }) =>
    `„${found}“ na řádku ${line} sem nepatří; partie je (;uzel;uzel(;větev)(;větev)) a v uzlu je nejvýše jeden tah`,
  'sgf-turn': ({ line, found }) => `na řádku ${line} hraje ${found}, který není na tahu`,
  'sgf-game': ({ line, found }) => `na řádku ${line} je ${found}, což je jiná hra; očekává se GM[1]`,
  'sgf-size': ({ line, found, min, max }) =>
    `na řádku ${line} je ${found}, což není velikost; očekává se ${min} až ${max}`,
  'sgf-rules': ({ line, found, max }) =>
    `na řádku ${line} je ${found}, což jsou jiná pravidla; očekává se RU[Atari Go], nebo RU[Atari Go N] pro N kamenů, 2 až ${max}`,
  'sgf-side': ({ line, found }) => `na řádku ${line} je ${found}, což není strana; očekává se B nebo W`,
  'sgf-point': ({ line, found, last }) =>
    `na řádku ${line} je ${found}, což není průsečík; očekává se aa až ${last}`,
  'sgf-point-twice': ({ line, found }) => `na řádku ${line} pokládá ${found} kámen na obsazený průsečík`,
  'sgf-late-setup': ({ line, found }) =>
    `na řádku ${line} je ${found} až po tazích; kameny se pokládají před nimi`,
  'move-syntax': ({ found, example }) => `„${found}“ není tah; očekává se např. ${example}`,
  'move-bad-piece': ({ found, max }) =>
    `„${found}“ není kus čokolády; očekává se VÝŠKAxŠÍŘKA se stranami od 1 do ${max}, např. 3x5`,
  'move-off-board': ({ found, first, last }) => `${found} je mimo desku, ta je od ${first} do ${last}`,
  'move-game-over': ({ found }) => `${found} zahrát nejde: partie skončila`,
  'move-cell-taken': ({ found, holds }) =>
    `pole ${found} už je ${holds === 'blue' ? 'modré' : 'červené'}; zvolte volné pole`,
  'move-cell-holds': ({ found, holds }) => `na ${found} už je ${holds}; zvolte volné pole`,
  'move-point-taken': ({ point, holds }) =>
    `na ${point} už leží ${holds === 'X' ? 'černý' : 'bílý'} kámen; zvolte volný průsečík`,
  'move-suicide': ({ point }) => `${point} je sebevražda: skupina by neměla svobodu a nic by nezajala`,
  'move-ko': ({ point }) =>
    `tah ${point} by zopakoval pozici před posledním tahem (ko); nejdřív zahrajte jinam`,
  'move-pass': ({ example }) => `tah vynechat nelze; zvolte volný průsečík, např. ${example}`,
  'move-column-full': ({ column }) => `sloupec ${column} je plný; zvolte sloupec, kde je místo`,
  'move-cell-blocked': ({ found }) => `pole ${found} je zablokované; zvolte volné pole`,
  'move-no-such-piece': ({ piece }) => `kus ${piece} v hromádce není`,
  'move-unbreakable': ({ piece }) => `kus ${piece} rozlomit nejde: zlomem nesmí vzniknout kousek 1 × 1`,
  'move-leaves-crumb': ({ found }) => `zlom ${found} nechává kousek 1 × 1, což pravidla nedovolují`,
  'move-parts': ({ piece, first, second }) =>
    `kus ${piece} se jednou čarou nerozlomí na ${first} a ${second}`,
  'move-leaves-check': ({ found }) => `${found} zahrát nejde: král by byl v šachu`,
  'move-no-castling': ({ found }) => `rošáda ${found} teď není možná`,
  'move-no-promotion': ({ found, piece }) =>
    `${found} není možné: ${PROMOTED[String(piece)] ?? piece} se promění jen pěšec, který dojde na poslední řadu`,
  'move-piece-absent': ({ found }) => `${found} není možné: strana na tahu tam takový kámen nemá`,
  'move-null': ({ found }) => `„${found}“ je nulový tah, který pravidla nedovolují`,
  'move-several-meanings': ({ found, moves }) =>
    `${found} může znamenat ${moves}; upřesněte, který tah to je`,
  'move-unreachable': ({ found, square }) => `${found} není možné: takový kámen se na ${square} nedostane`,
  'pgn-bad-move': ({ line, move, found }) => `řádek ${line}: ${move} „${found}“ nelze zahrát`,
  'pgn-bad-start': ({ line, found }) => `řádek ${line}: značka FEN „${found}“ není pozice`,
  'pgn-closed-twice': ({ line }) => `řádek ${line}: závorka ) neuzavírá žádnou variantu`,
  'pgn-deep-variation': ({ line }) => `řádek ${line}: varianty jsou do sebe vnořené příliš hluboko`,
  'pgn-early-variation': ({ line }) => `řádek ${line}: varianta v závorce ( předchází tahu, který nahrazuje`,
  'pgn-open-comment': ({ line }) => `řádek ${line}: poznámka, která začíná {, nekončí }`,
  'pgn-open-variation': ({ line }) => `řádek ${line}: varianta, která začíná závorkou (, nekončí`,
  'pgn-too-long': ({ found, max }) => `PGN má ${found} znaků; čte se nejvýše ${max}`,
  'pgn-unreadable': ({ line, found }) => `řádek ${line}: „${found}“ není tah ani nic jiného z PGN`,
  'move-not-own': ({ square, holds }) =>
    holds === 'nothing' ? `pole ${square} je prázdné` : `figura na ${square} nepatří straně na tahu`,
  'move-incomplete': ({ found, example }) => `v zápisu ${found} chybí cíl; očekává se tah, např. ${example}`,
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
  'network-bad-file': ({ size }) => `soubor o ${size} bajtech není síť, nebo je poškozený`,
  'network-other-shape': ({ found, expected }) =>
    `síť má tvar ${found} (příznaky x neurony x výstupy); očekává se ${expected}`,
  'save-not-json': () => 'soubor není uložená partie: není to JSON',
  'save-too-long': () => 'soubor není uložená partie: je příliš dlouhý',
  'save-field': ({ field }) => `soubor není uložená partie: neplatná hodnota (${field})`,
  'save-version': ({ found, accepts }) =>
    `partie je uložena ve verzi ${found}; tento program čte verzi ${accepts}`,
  'table-foreign': ({ found }) =>
    `soubor o ${found} bajtech není tabulka koncovek; očekává se TEGT a hlavička o 24 bajtech`,
  'table-version': ({ found, expected }) =>
    `tabulka koncovek má verzi formátu ${found}; očekává se verze ${expected}`,
  'table-no-bundle': ({ found }) =>
    `soubor o ${found} bajtech není sada tabulek koncovek; očekává se TEGB a seznam délek`,
  'table-missing': ({ label }) => `chybí tabulka koncovky ${label}`,
  'table-other': ({ found, expected }) => `tabulka koncovek patří k ${found}; očekává se ${expected}`,
  'table-damaged': ({ at, length }) => `tabulka koncovek je poškozená (bajt ${at} z ${length})`,
  'tune-unknown-game': ({ found, games }) =>
    `ohodnocení hry „${found}“ ladit nelze; lze to u těchto her: ${games}`,
  'tune-bad-labels': ({ found }) =>
    `„${found}“ není výsledek; očekává se POZICE;VÝSLEDEK nebo POZICE;VÝSLEDEK;SKÓRE, výsledek 0, 0.5 nebo 1`,
  'tune-no-data': () => 'očekává se --data SOUBOR, ze kterého se učit',
  'learn-neurons': ({ found }) =>
    `--neurons ${found} není možný počet skrytých neuronů; očekává se násobek 32, nejvýše 512`,
  'learn-teacher': ({ found }) =>
    `„${found}“ není program s protokolem UCI; očekává se uci:PŘÍKAZ, například uci:stockfish?nodes=500`,
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
