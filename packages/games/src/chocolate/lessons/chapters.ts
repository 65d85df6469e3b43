import { type Chapter, paragraphsOf } from '@tahoun/i18n';

export const CHAPTERS: readonly Chapter[] = [
  {
    id: 'rules',
    title: { en: 'The rules in a minute', cs: 'Pravidla za minutu' },
    paragraphs: paragraphsOf(`
      A and B share a bar of chocolate; A moves first. On your turn, take any piece and break it along one straight line into two rectangles.
      Hráči A a B mají před sebou tabulku čokolády, začíná A. Kdo je na tahu, vezme kterýkoli kus a rozlomí ho podél jedné rovné čáry na dva obdélníky.

      No break may leave a single square (1×1), so 1×2 and 1×3 cannot be broken any further. A player who has nothing left to break loses.
      Zlomem nesmí vzniknout samostatný čtvereček (1×1), takže kusy 1×2 a 1×3 už rozlomit nelze. Kdo nemá co lámat, prohrál.
    `),
    pictures: [
      { position: '4x6 A', caption: { en: 'A 4×6 bar.', cs: 'Tabulka 4×6.' } },
      {
        position: '4x6 A',
        moves: ['4x6=4x4+2x4'],
        caption: { en: 'A breaks it into 4×4 and 2×4.', cs: 'A ji rozlomí na 4×4 a 2×4.' },
      },
      {
        position: '2x3 B',
        moves: ['2x3=1x3+1x3'],
        caption: {
          en: 'Crumbs: neither piece can be broken. The player to move has lost.',
          cs: 'Drobky: ani jeden kus nelze rozlomit. Kdo je na tahu, prohrál.',
        },
      },
    ],
  },
  {
    id: 'small',
    title: { en: 'Begin with small pieces', cs: 'Začněte malými kusy' },
    paragraphs: paragraphsOf(`
      A 1×4 breaks in one way only, into two halves, and then the game is over: the player to move wins. The same holds for a 1×5: 1×2 and 1×3 remain. A 2×2 breaks into two 1×2: again one move.
      Kus 1×4 lze rozlomit jediným způsobem, na dvě půlky, a je konec: vyhrává ten, kdo je na tahu. Stejně 1×5: zbude 1×2 a 1×3. A 2×2 se zlomí na dva kusy 1×2: zase jediný tah.

      A 1×7 is lost for the player to move: after 1×5 and 1×2, or 1×4 and 1×3, just one break is left, and the other player makes it. With several pieces it gets harder, because a player may switch from one piece to another.
      Kus 1×7 je pro toho, kdo je na tahu, prohraný: po zlomu na 1×5 a 1×2 i na 1×4 a 1×3 zbývá přesně jeden zlom a udělá ho soupeř. S více kusy je to těžší, protože hráč může přecházet od jednoho k druhému.
    `),
    pictures: [
      {
        position: '1x7 A',
        moves: ['1x7=1x4+1x3'],
        caption: {
          en: 'One break is left, and it is B’s turn.',
          cs: 'Zbývá jeden zlom a na tahu je B.',
        },
      },
      {
        position: '2*1x4 A',
        caption: {
          en: 'Two pieces, one break each: the second player makes the last one.',
          cs: 'Dva kusy, každý na jeden zlom: poslední udělá druhý hráč.',
        },
      },
    ],
  },
  {
    id: 'parity',
    title: { en: 'Odd and even', cs: 'Sudá, lichá' },
    paragraphs: paragraphsOf(`
      As long as each piece allows a fixed number of breaks, only their sum counts: if it is odd, the player to move makes the last break and wins; if it is even, the other player does.
      Dokud má každý kus pevný počet zlomů, záleží jen na jejich součtu: je-li lichý, udělá poslední zlom ten, kdo je na tahu, a vyhraje; je-li sudý, vyhraje soupeř.

      The art is in the pieces that leave a choice. A 2×3 can be broken lengthwise into two crumbs, and that is one break; or across into 2×2 and 1×2, and then there is another. Such a piece is a switch: the player who flips it decides between odd and even.
      Umění začíná u kusů, které dávají na výběr. Kus 2×3 lze rozlomit podélně na dva drobky, a to je jeden zlom; nebo napříč na 2×2 a 1×2, a pak je tu ještě další. Takový kus je přepínač: kdo ho přepne, rozhodne mezi sudou a lichou.
    `),
    pictures: [
      {
        position: '2x3+1x5 A',
        moves: ['2x3=2x2+1x2'],
        caption: {
          en: 'A has flipped the switch: two breaks are left, an even number, and B is to move.',
          cs: 'Hráč A přepnul: zbývají dva zlomy, tedy sudý počet, a na tahu je B.',
        },
      },
      {
        position: '2x3+1x5 A',
        moves: ['2x3=1x3+1x3'],
        caption: {
          en: 'Flipped the wrong way: one break is left, and B makes it.',
          cs: 'Přepnuto špatně: zbývá jediný zlom a udělá ho B.',
        },
      },
    ],
  },
  {
    id: 'symmetry',
    title: { en: 'Halve and imitate', cs: 'Rozpůlit a napodobovat' },
    paragraphs: paragraphsOf(`
      A bar with an even side has a simple winning plan. Break it into two equal halves. From then on, repeat every break of the other player on the other half. You always have an answer, so you never run out of moves first. The one exception is 1×2, which cannot be broken at all.
      Tabulka se sudou stranou má jednoduchý vyhrávající plán. Rozlomte ji na dvě stejné půlky. Od té chvíle opakujte každý soupeřův zlom na druhé půlce. Odpověď máte vždycky, takže vám tahy nedojdou dřív. Jedinou výjimkou je 1×2, kterou nelze rozlomit vůbec.

      The same holds for any heap of equal pairs: the player to move loses.
      Totéž platí pro každou hromádku složenou ze stejných dvojic: kdo je na tahu, prohraje.
    `),
    pictures: [
      {
        position: '4x6 A',
        moves: ['4x6=3x4+3x4'],
        caption: { en: 'Two equal halves.', cs: 'Dvě stejné půlky.' },
      },
      {
        position: '4x6 A',
        moves: ['4x6=3x4+3x4', '3x4=3x3+1x3', '3x4=3x3+1x3'],
        caption: {
          en: 'B has broken a 1×3 off one half; A does the same to the other.',
          cs: 'B ulomil z jedné půlky 1×3; A udělal totéž s druhou.',
        },
      },
    ],
  },
  {
    id: 'grundy',
    title: { en: 'Grundy values', cs: 'Grundyho hodnoty' },
    paragraphs: paragraphsOf(`
      When both sides are odd, halving does not work. Here mathematics helps: every piece gets a number. A piece that cannot be broken has 0. For any other piece, write down the values that its breaks lead to, and take the smallest number from 0 up that is missing among them. That is its Grundy value; mathematicians call the smallest missing number the mex.
      Jsou-li obě strany liché, půlení nepomůže. Pomůže matematika: každý kus dostane číslo. Kus, který nelze rozlomit, má 0. U každého jiného si napište, k jakým hodnotám vedou jeho zlomy, a vezměte nejmenší číslo od 0 nahoru, které mezi nimi chybí. To je jeho Grundyho hodnota; nejmenšímu chybějícímu číslu říkají matematici mex.

      For instance, 1×4 leads only to 1×2 and 1×2, with the value 0; the smallest missing number is 1. So 1×4 has the value 1. A piece is lost for the player to move exactly when its value is 0.
      Například 1×4 vede jen na 1×2 a 1×2 s hodnotou 0; nejmenší chybějící číslo je 1. Proto má 1×4 hodnotu 1. Kus je pro toho, kdo je na tahu, prohraný právě tehdy, když má hodnotu 0.
    `),
    pictures: [
      {
        position: '1x8+1x7+1x6+1x5+1x4 A',
        notes: true,
        caption: {
          en: 'The values of the strips from 1×4 to 1×8.',
          cs: 'Hodnoty proužků od 1×4 po 1×8.',
        },
      },
      {
        position: '3x5+3x4+3x3+2x4+2x3+2x2 A',
        notes: true,
        caption: {
          en: 'Wider pieces have values too.',
          cs: 'Hodnoty mají i širší kusy.',
        },
      },
    ],
  },
  {
    id: 'sum',
    title: { en: 'Adding pieces without carrying', cs: 'Sčítání bez přenosu' },
    paragraphs: paragraphsOf(`
      To find the value of a whole heap, write the values of the pieces in binary, one below the other, and look at every column: an even number of ones gives 0, an odd number gives 1. It is addition without carrying; programmers know it as XOR. Equal values cancel: 3 and 3 make 0, and 1 and 2 make 3.
      Hodnotu celé hromádky dostanete tak, že hodnoty kusů napíšete pod sebe dvojkově a v každém sloupci se podíváte, zda je jedniček sudý počet (pak je výsledek 0), nebo lichý (pak je 1). Je to sčítání bez přenosu; programátoři ho znají jako XOR. Stejné hodnoty se ruší: 3 a 3 dají 0, kdežto 1 a 2 dají 3.

      A heap with the value 0 is lost for the player to move; any other is won. To win, make the break after which the value is 0. The Sprague–Grundy theorem says that this works in every game of this kind: both players have the same moves, there is no chance, and a player who cannot move loses.
      Hromádka s hodnotou 0 je pro toho, kdo je na tahu, prohraná, každá jiná vyhraná. Chcete-li vyhrát, udělejte zlom, po kterém bude hodnota 0. Spragueova–Grundyho věta říká, že to funguje v každé hře tohoto druhu: oba hráči mají stejné tahy, nerozhoduje náhoda a kdo nemůže táhnout, prohrál.
    `),
    pictures: [
      {
        position: '1x8+1x6+1x4 A',
        notes: true,
        caption: {
          en: '3, 2 and 1: 11, 10 and 01 in binary. Each column has two ones, so the value of the heap is 0.',
          cs: '3, 2 a 1: dvojkově 11, 10 a 01. V každém sloupci jsou dvě jedničky, hromádka má tedy hodnotu 0.',
        },
      },
      {
        position: '2x5+1x4 A',
        notes: true,
        caption: {
          en: 'Not 0: there is a winning break. The problems below ask for such breaks.',
          cs: 'Není to 0: vyhrávající zlom existuje. Na takové zlomy se ptají úlohy níže.',
        },
      },
    ],
  },
  {
    id: 'known',
    title: { en: 'Which player wins which bar', cs: 'Kdo vyhraje kterou tabulku' },
    paragraphs: paragraphsOf(`
      Milata, who described the game, let a program try all ways of playing; it could not find the winner of larger bars. With Grundy values no bar is out of reach, because the value of a piece is computed once and for all. The Lab has his table with the gaps filled.
      Milata, který hru popsal, nechal program zkoušet všechny průběhy partie; u větších tabulek program vítěze nenašel. S Grundyho hodnotami není nedosažitelná žádná tabulka, protože hodnota kusu se spočítá jednou provždy. V Laboratoři je jeho tabulka i s doplněnými mezerami.

      Bars with an even side are won by the first player. Among bars with two odd sides, the winner changes without an easy rule: the second player wins 3×3, 3×5 and 5×5, the first player 3×15.
      Tabulky se sudou stranou vyhrává první hráč. Jsou-li obě strany liché, střídá se vítěz bez jednoduchého pravidla: 3×3, 3×5 a 5×5 vyhrává druhý hráč, 3×15 první.

      The values repeat with the length: those of 1×n with the period 34, from 1×55 on. The Lab shows the periods and the winner of bars of any length.
      S rostoucí délkou se hodnoty opakují: u 1×n s periodou 34, a to od 1×55. Periody i vítěze libovolně dlouhých tabulek ukazuje Laboratoř.
    `),
    pictures: [
      {
        position: '3x5 A',
        notes: true,
        caption: { en: '3×5 has the value 0: B wins.', cs: '3×5 má hodnotu 0: vyhrává B.' },
      },
    ],
  },
];
