/** Czech for the capitals in usage lines and error sentences: `<GAME>`, `minimax:DEPTH`. */
const CZECH: Readonly<Record<string, string>> = {
  COLOUR: 'BARVA',
  COMMAND: 'PŘÍKAZ',
  DEPTH: 'HLOUBKA',
  FILE: 'SOUBOR',
  FOLDER: 'SLOŽKA',
  GAME: 'HRA',
  HEIGHT: 'VÝŠKA',
  KEY: 'KLÍČ',
  LANGUAGE: 'JAZYK',
  MAIN: 'HLAVNÍ',
  MINUTES: 'MINUTY',
  MOVE: 'TAH',
  MOVES: 'TAHY',
  NAME: 'NÁZEV',
  NODES: 'UZLY',
  NUMBER: 'ČÍSLO',
  PARAMETER: 'PARAMETR',
  PERIOD: 'ÚSEK',
  PERSON: 'JMÉNO',
  PIECES: 'POČET',
  PLACE: 'MÍSTO',
  POINT: 'PRŮSEČÍK',
  POSITION: 'POZICE',
  SECONDS: 'SEKUNDY',
  SIDE: 'STRANA',
  SIZE: 'VELIKOST',
  SPEC: 'HRÁČ',
  STONES: 'KAMENY',
  VALUE: 'HODNOTA',
  WIDTH: 'ŠÍŘKA',
};

/** A text of the program with its placeholders in Czech; other capitals stay. */
export function placeholdersCs(text: string): string {
  return text.replace(/[A-Z]{3,}/g, (word) => CZECH[word] ?? word);
}
