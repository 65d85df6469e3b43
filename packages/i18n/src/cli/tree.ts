/** A word in the drawing of a tree, and what the legend says about it. */
export interface TreeWord {
  readonly word: string;
  readonly meaning: string;
}

/** Every word in the drawing of a search tree; the outline has the same reasons. */
export interface CliTreeTexts {
  /** A value that is won or lost in so many plies, 0 where the game is over; as short as can be. */
  readonly win: (plies: number) => string;
  readonly loss: (plies: number) => string;
  /** Why a node has its value. */
  readonly kinds: Readonly<
    Record<
      | 'final'
      | 'table'
      | 'endgame'
      | 'repetition'
      | 'win-distance'
      | 'winning-move'
      | 'no-safe-move'
      | 'null-move'
      | 'futility'
      | 'quiescence',
      TreeWord
    >
  >;
  /** Why it was searched so. */
  readonly passes: Readonly<
    Record<'null-window' | 'reduced' | 're-search' | 'pass' | 'verification', TreeWord>
  >;
  /** Why a move was not made. */
  readonly skips: Readonly<Record<'cut' | 'futility' | 'late' | 'exchange' | 'unsafe', TreeWord>>;
  /** The legend's lines about everything that is no word. */
  readonly legend: Readonly<Record<'max' | 'min' | 'window' | 'exact' | 'lower' | 'upper' | 'depth', string>>;
}

export const treeEn: CliTreeTexts = {
  win: (plies) => (plies === 0 ? 'won' : `win ${plies}`),
  loss: (plies) => (plies === 0 ? 'lost' : `loss ${plies}`),
  kinds: {
    final: { word: 'end', meaning: 'the game is over' },
    table: { word: 'table', meaning: 'known from the transposition table' },
    endgame: { word: 'endgame', meaning: 'known from the endgame tables' },
    repetition: { word: 'repeated', meaning: 'occurred before, so it counts as drawn' },
    'win-distance': { word: 'too far', meaning: 'a nearer win or loss is already known' },
    'winning-move': { word: 'wins', meaning: 'a move that wins at once is seen without making it' },
    'no-safe-move': { word: 'loses', meaning: 'whatever is played, the answer wins at once' },
    'null-move': { word: 'null move', meaning: 'so good that even passing would do' },
    futility: { word: 'futility', meaning: 'so far above the window that it is not searched' },
    quiescence: { word: 'quiet', meaning: 'judged after playing out the noisy moves' },
  },
  passes: {
    'null-window': { word: 'null window', meaning: 'only asked whether it is better than the best so far' },
    reduced: { word: 'reduced', meaning: 'searched less deep first' },
    're-search': { word: 'again', meaning: 'searched again, as the first answer surprised' },
    pass: { word: 'pass', meaning: 'the turn handed over in thought' },
    verification: { word: 'verified', meaning: 'the same position again, without passing' },
  },
  skips: {
    cut: { word: 'cut', meaning: 'cut off: the answer before it suffices' },
    futility: { word: 'hopeless', meaning: 'left out: it can hardly reach the window' },
    late: {
      word: 'late',
      meaning: 'left out: so near to the horizon it comes too late, or has failed too often',
    },
    exchange: { word: 'exchange', meaning: 'left out: the exchange loses' },
    unsafe: { word: 'unsafe', meaning: 'left out: the answer wins at once' },
  },
  legend: {
    max: 'side to move at the root',
    min: 'the other side',
    window: 'window and value, for the side to move at the node',
    exact: 'the value',
    lower: 'at least',
    upper: 'at most',
    depth: 'plies left to search',
  },
};

export const treeCs: CliTreeTexts = {
  win: (plies) => (plies === 0 ? 'vyhráno' : `výhra ${plies}`),
  loss: (plies) => (plies === 0 ? 'prohráno' : `prohra ${plies}`),
  kinds: {
    final: { word: 'konec', meaning: 'hra skončila' },
    table: { word: 'tabulka', meaning: 'známo z transpoziční tabulky' },
    endgame: { word: 'koncovka', meaning: 'známo z tabulek koncovek' },
    repetition: { word: 'opakování', meaning: 'už tu byla, platí za remízu' },
    'win-distance': { word: 'daleko', meaning: 'známa je už bližší výhra nebo prohra' },
    'winning-move': { word: 'vyhrává', meaning: 'tah, který hned vyhraje, je vidět i bez provedení' },
    'no-safe-move': { word: 'prohrává', meaning: 'ať se zahraje cokoli, odpověď hned vyhraje' },
    'null-move': { word: 'nulový tah', meaning: 'tak dobrá, že by stačilo i netáhnout' },
    futility: { word: 'nad oknem', meaning: 'tak vysoko nad oknem, že se neprohledává' },
    quiescence: { word: 'do klidu', meaning: 'ohodnoceno po dohrání bouřlivých tahů' },
  },
  passes: {
    'null-window': { word: 'nulové okno', meaning: 'jen otázka, zda je lepší než dosud nejlepší' },
    reduced: { word: 'mělčeji', meaning: 'nejprve prohledáno méně hluboko' },
    're-search': { word: 'znovu', meaning: 'prohledáno znovu, první odpověď překvapila' },
    pass: { word: 'bez tahu', meaning: 'tah v duchu předán soupeři' },
    verification: { word: 'ověření', meaning: 'táž pozice znovu, bez vynechání tahu' },
  },
  skips: {
    cut: { word: 'odříznuto', meaning: 'odříznuto: stačí odpověď před tím' },
    futility: { word: 'marné', meaning: 'vynecháno: okna sotva dosáhne' },
    late: {
      word: 'pozdě',
      meaning: 'vynecháno: takhle blízko horizontu přichází na řadu pozdě, nebo příliš často selhal',
    },
    exchange: { word: 'výměna', meaning: 'vynecháno: výměna prodělá' },
    unsafe: { word: 'prohra', meaning: 'vynecháno: odpověď hned vyhraje' },
  },
  legend: {
    max: 'strana na tahu v kořeni',
    min: 'druhá strana',
    window: 'okno a hodnota z pohledu strany na tahu v uzlu',
    exact: 'hodnota',
    lower: 'aspoň',
    upper: 'nejvýše',
    depth: 'zbývající půltahy',
  },
};
