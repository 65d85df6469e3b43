/** Reasons for which the system refuses a file, by the code of its error. */
const EN = {
  EACCES: 'permission denied',
  EEXIST: 'it exists already',
  EISDIR: 'it is a folder',
  ELOOP: 'too many links lead to each other',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'the name is too long',
  ENOENT: 'there is no such file or folder',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is not a folder',
  EPERM: 'the system does not allow it',
  EROFS: 'the disk is read-only',
  Z_BUF_ERROR: 'its end is missing',
  Z_DATA_ERROR: 'it is no gzip file, or it is damaged',
};

const CS: typeof EN = {
  EACCES: 'chybí oprávnění',
  EEXIST: 'už existuje',
  EISDIR: 'je to složka',
  ELOOP: 'odkazy vedou v kruhu',
  EMFILE: 'otevřených souborů je příliš mnoho',
  ENAMETOOLONG: 'název je příliš dlouhý',
  ENOENT: 'soubor nebo složka neexistuje',
  ENOSPC: 'disk je plný',
  ENOTDIR: 'část cesty není složka',
  EPERM: 'systém to nedovoluje',
  EROFS: 'disk je jen pro čtení',
  Z_BUF_ERROR: 'chybí mu konec',
  Z_DATA_ERROR: 'není to soubor gzip, nebo je poškozený',
};

/** @param code of the system's error, such as `ENOENT` */
export function reasonEn(code: string): string {
  return Object.hasOwn(EN, code) ? EN[code as keyof typeof EN] : `system error ${code}`;
}

/** @param code of the system's error, such as `ENOENT` */
export function reasonCs(code: string): string {
  return Object.hasOwn(CS, code) ? CS[code as keyof typeof CS] : `chyba systému ${code}`;
}

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
