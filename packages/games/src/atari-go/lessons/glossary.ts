import { termsOf } from '@tahoun/i18n';

/** The words of Go players that matter in Atari Go too, in the order of the English names. */
export const GLOSSARY = termsOf(`
Aji | Adži
  Possibilities that lost or weak stones still leave behind; literally “taste”.
  Možnosti, které po ztracených nebo slabých kamenech ještě zůstávají; doslova „chuť“.
Aji-keshi | Adži-keši
  A move that destroys possibilities of your own (aji), such as an atari played too early.
  Tah, který zničí vlastní možnosti (adži), třeba předčasné atari.
Alive | Živá skupina
  A group with two eyes. In Go it cannot be captured; in Atari Go it falls when its owner has no other move left.
  Skupina se dvěma očima. V go ji nelze zajmout; v atari go padne, když jejímu majiteli nezbude jiný tah.
Atari | Atari
  A group has one liberty left.
  Skupině zbývá jediná svoboda.
Cap (boshi) | Klobouk (bóši)
  A stone one point away from a stone of the other side, towards the middle: it blocks the way there.
  Kámen ob jeden průsečík od soupeřova, směrem ke středu: brání mu tam utéct.
Contact move (tsuke) | Přiložení (cuke)
  A stone put right next to a stone of the other side.
  Kámen položený hned vedle soupeřova.
Crosscut | Křížový střih
  Two stones of each colour on four neighbouring points, crosswise: each side cuts the other.
  Po dvou kamenech každé barvy křížem na čtyřech sousedních průsečících: obě strany se navzájem stříhají.
Dame | Dame
  A liberty; in Go also a point that is worth nothing to either side.
  Svoboda; v go také neutrální průsečík, který nikomu nic nepřináší.
Damezumari | Dame-zumari
  Shortage of liberties: a helpful move cannot be played because it would put its own group in atari.
  Nedostatek svobod: tah, který by pomohl, nelze zahrát, protože by dal vlastní skupinu do atari.
Dango | Dango
  A clump of stones with few liberties for their number.
  Shluk kamenů, který má na svůj počet málo svobod.
Double atari | Dvojité atari
  One move that puts two groups in atari.
  Jeden tah, po kterém jsou v atari dvě skupiny.
Double hane (nidan-bane) | Dvojité ohnutí (nidan-bane)
  A second hane right after the first one.
  Druhé hane hned po prvním.
Empty triangle | Prázdný trojúhelník
  Three stones bent around an empty point: connected, but short of liberties.
  Tři kameny ohnuté kolem volného průsečíku: drží pohromadě, ale mají málo svobod.
Eye | Oko
  An empty point completely surrounded by one group.
  Volný průsečík, který skupina obklopuje ze všech stran.
Goban | Goban
  The board. In Go it is 19×19, for learners also 9×9 and 13×13.
  Deska. V go má 19×19 průsečíků, pro začátečníky i 9×9 a 13×13.
Gote | Gote
  A move that the other side need not answer. The opposite of sente.
  Tah, na který soupeř odpovídat nemusí. Opak sente.
Group | Skupina
  Stones of one colour that are connected along the lines; also a single stone.
  Kameny jedné barvy spojené po čarách; také jediný kámen.
Hane | Hane
  A move that bends around a stone of the other side.
  Tah, který se ohne kolem soupeřova kamene.
Handicap | Handicap
  Stones that the weaker player gets on the board before the game.
  Kameny, které má slabší hráč na desce už před začátkem.
Honte | Honte
  A slow, solid move that leaves no weak point behind.
  Pomalý, pevný tah, po kterém nezůstane žádná slabina.
Jump (tobi, ikken-tobi) | Skok ob jeden (tobi, ikken-tobi)
  A stone two points away from one of your own, along a line.
  Kámen na téže čáře ob jeden průsečík od vlastního.
Kikashi | Kikaši
  A forcing move: the other side must answer, and the stone stays where it may help later.
  Vynucující tah: soupeř musí odpovědět a kámen zůstane tam, kde se může později hodit.
Knight’s move (keima) | Koňský skok (keima)
  A stone as far from your own as a chess knight jumps.
  Kámen tak daleko od vlastního, jak skáče šachový jezdec.
Ko | Ko
  Two single stones that could capture each other for ever; the rules forbid recapturing at once.
  Dva kameny, které by se mohly navzájem zajímat donekonečna; hned zajmout zpět se proto nesmí.
Kosumi | Kosumi
  A stone diagonally next to your own: hard to cut off.
  Kámen po úhlopříčce od vlastního: těžko se stříhá.
Ladder | Schody
  A chase with atari from two sides in turn, all the way to the edge.
  Honička, při níž se atari dává střídavě ze dvou stran až k okraji.
Large knight’s move (ogeima) | Velký koňský skok (ógeima)
  A stone three points along and one point aside from one of your own.
  Kámen o tři průsečíky dál a o jeden stranou od vlastního.
Liberty | Svoboda
  An empty point next to a group.
  Volný průsečík vedle skupiny.
Miai | Miai
  Two points of equal value: if one side takes one, the other side takes the other.
  Dva rovnocenné průsečíky: obsadí-li soupeř jeden, vy obsadíte druhý.
Net (geta) | Síť neboli hnízdo (geta)
  Stones caught from a distance: every way out is closed, without an atari.
  Kameny chycené z odstupu: každá cesta ven je zavřená, a to bez atari.
Peep (nozoki) | Nahlédnutí (nozoki)
  A stone that threatens to cut on the next move.
  Kámen, který hrozí příštím tahem střihnout.
Ponnuki | Ponnuki
  The diamond of four stones that remains after the capture of one.
  Kosočtverec ze čtyř kamenů, který zbude po zajetí jednoho.
Seki | Seki
  Two groups without two eyes: neither side can capture the other’s without losing its own.
  Dvě skupiny bez dvou očí: žádná strana nemůže zajmout soupeřovu, aniž by přišla o vlastní.
Semeai | Semeai
  A race: two groups surround each other, and the one with more liberties wins.
  Závod: dvě skupiny se navzájem obkličují a vyhraje ta, která má víc svobod.
Sente | Sente
  A move that has to be answered; also the initiative.
  Tah, na který se musí odpovědět; také iniciativa.
Shinogi | Šinogi
  Saving a weak group that is under attack.
  Záchrana slabé skupiny, na kterou soupeř útočí.
Snapback | Zpětné zajetí (utte-gaeši)
  A stone is sacrificed so that the stones that capture it run out of liberties and are captured at once.
  Oběť kamene, po které soupeřovým kamenům, jež ho zajaly, zbude jediná svoboda a jsou hned zajaty.
Squeeze | Skvíz
  Atari from outside, often with a sacrificed stone, that presses stones into a clump with few liberties.
  Atari zvenčí, často s obětovaným kamenem, které kameny smáčkne do shluku s málem svobod.
Star point (hoshi) | Hvězda (hoši)
  The marked points of the board, for orientation and for handicap stones.
  Průsečíky označené tečkou, pro orientaci a pro handicapové kameny.
Stretch (nobi) | Natažení (nobi)
  A stone placed right next to your own, usually to escape.
  Kámen přiložený k vlastnímu, nejčastěji na útěku.
Suicide | Sebevražda
  A move that leaves its own group without a liberty. Forbidden, unless it captures.
  Tah, který vlastní skupinu připraví o poslední svobodu. Zakázaný, ledaže něco zajme.
Tengen | Tengen
  The point in the middle of the board.
  Průsečík uprostřed desky.
Tenuki | Tenuki
  A move elsewhere instead of an answer in the fight.
  Tah jinam místo odpovědi v boji.
Tesuji | Tesudži
  A clever move in a fight.
  Chytrý tah v boji.
Tsumego | Cumego
  A problem of capturing or saving a group.
  Úloha na zajetí nebo záchranu skupiny.
`);
