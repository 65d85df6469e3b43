import type { Language, Notation } from '../language/language.js';

/** The fields of an `InputError` that matter here. */
export interface ErrorLike {
  readonly code: string;
  readonly message: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Sentences by error code. */
export type ErrorSentences = Readonly<Record<string, (params: ErrorLike['params']) => string>>;

type Params = Readonly<Record<string, string | number>>;

/** The words of a game in a list, which a page needs before the other words. */
export interface Title {
  readonly name: string;
  /** One line under the name. */
  readonly tagline: string;
}

export type GameTitle = Readonly<Record<Language, Title>>;

/** Words about one game for people who play it. Small games have their details here as well. */
export interface GameTexts extends Title, GameDetails {
  /** The rules, a short paragraph each. */
  readonly rules: readonly string[];
  /** Leads to the lessons, in games that have some. */
  readonly lessons?: string;
  /** The player that the game's source describes, named after its author. */
  readonly sourcePlayer?: string;
  /** The manner of that player, where it has a search of its own. */
  readonly sourcePlayerNote?: string;
  /** Notes about greedy play, minimax and alpha-beta in this game. */
  readonly textbookNote?: string;
  /**
   * The source's name of a depth, where it counts otherwise than we do.
   * @param plies looked ahead, at least 1.
   */
  readonly sourceDepth?: (plies: number) => string;
  /** The way in which a move is entered on a board, one sentence. */
  readonly howToMove: string;
  /** Both sides: the name, the turn, the win. */
  readonly sides: readonly [SideTexts, SideTexts];
  /** The option that chooses the start: its label, and names for values that have one. */
  readonly variants: Readonly<
    Record<string, { readonly label: string; readonly values: Readonly<Record<string, string>> }>
  >;
  /** The end of the game in words, by the result's reason. */
  readonly reasons: Readonly<Record<string, string>>;
  /** The same to a player who has won by it, and to one who has lost; where that is clearer than the reason alone. */
  readonly ownReasons?: Readonly<Record<string, readonly [won: string, lost: string]>>;
  /** A number of the game's natural units: `3 cells`. */
  readonly units: (value: number, written: string) => string;
  /** Accessible names of the places on the board, by the label's key. */
  readonly labels: Readonly<Record<string, (params: Params) => string>>;
  /** Marks that the board shows on demand, by id. */
  readonly marks?: Readonly<Record<string, string>>;
  /** Figures worth showing beside the board, by key. */
  readonly figures: Readonly<Record<string, string>>;
  /** So many pieces of a kind that can be taken (`3 pawns`), by the kind. */
  readonly pieces?: Readonly<Record<string, (count: number) => string>>;
  /** The letters of pieces, by those of the notation, in each language that has other ones; and pictures for them. */
  readonly letters?: Readonly<Partial<Record<Notation, Readonly<Record<string, string>>>>>;
}

/** Words about a game for people who look closer, which a page needs only then. */
export interface GameDetails {
  /** Its evaluation functions, by id. */
  readonly evaluations?: Readonly<Record<string, EvaluationTexts>>;
  /** The constants of its source's player, by id, and their named settings. */
  readonly parameters?: Readonly<Record<string, ParameterTexts>>;
  readonly settings?: Readonly<Record<string, string>>;
  /** What its tables of squares are of, by id: a piece in most games. */
  readonly tables?: Readonly<Record<string, string>>;
  readonly setUp?: SetUpGameTexts;
  readonly lab?: LabSourceTexts;
  /** The input that its options accept, by id; the rules have it in English. */
  readonly accepts?: Readonly<Record<string, string>>;
  /** Its errors; English sentences are made where the error is found. */
  readonly errors?: ErrorSentences;
}

/**
 * What the game's own errors mean, in English, by what is wrong and then by their codes: a sentence, and a short example
 * that is refused so.
 */
export interface GameErrors {
  /** With options such as `size=5 handicap=9`. */
  readonly options?: Readonly<Record<string, readonly [means: string, options: string]>>;
  /** With the text of a position, and options where it needs some. */
  readonly position?: Readonly<Record<string, readonly [means: string, position: string, options?: string]>>;
  /** With the text of a position that is too large to be played, and that nobody has solved. */
  readonly solve?: Readonly<Record<string, readonly [means: string, position: string]>>;
  /** With moves, the last of which is refused, from a position where it is not the initial one. */
  readonly move?: Readonly<Record<string, readonly [means: string, moves: string, position?: string]>>;
  /** With the text of a file. */
  readonly file?: Readonly<Record<string, readonly [means: string, file: string]>>;
  /** With the text of a file whose reader may leave out what is wrong, and say so. */
  readonly leftOut?: Readonly<Record<string, readonly [means: string, file: string]>>;
  /** The same, of what is never refused. */
  readonly warnings?: Readonly<Record<string, readonly [means: string, file: string]>>;
  /** Examples of errors that other games have too: parameters of `POST /v1/eval`. */
  readonly shared?: Readonly<Record<string, object>>;
}

/** The Lab's words about the game's source. */
export interface LabSourceTexts {
  /** The author and the subject. */
  readonly source: string;
  /** Its examples, by id. */
  readonly examples: Readonly<Record<string, LabExampleText>>;
}

export interface LabExampleText {
  readonly title: string;
  readonly text: string;
}

/** Words about one evaluation function of a game. */
export interface EvaluationTexts {
  readonly name: string;
  /** The features that it looks at, one or two sentences. */
  readonly about: string;
  /** The terms that add up to its value, by their names in the code: a few words and a sentence. */
  readonly terms: Readonly<Record<string, { readonly name: string; readonly help: string }>>;
  /** The numbers that a term is made from by more than adding. */
  readonly facts?: Readonly<Record<string, string>>;
}

/** Words about a constant of a game's own player. */
export interface ParameterTexts {
  /** A few words, the label of a slider. */
  readonly name: string;
  /** Its effect in play, one or two sentences. */
  readonly help: string;
  /** The names of its choices, in a constant that is a choice. */
  readonly choices?: readonly string[];
}

/** Words for setting up a game's positions by hand. */
export interface SetUpGameTexts {
  /** The pieces of the palette, by id. */
  readonly piece: (id: string) => string;
  /** The facts that the board does not show, by the option's id. */
  readonly options: Readonly<Record<string, SetUpOptionTexts>>;
}

export interface SetUpOptionTexts {
  readonly label: string;
  /** The whole fact where there is only yes and no. */
  readonly value: (value: string) => string;
}

export interface SideTexts {
  readonly name: string;
  readonly turn: string;
  readonly wins: string;
}
