import type { reasonsEn } from './en.js';

const reasonsCs: typeof reasonsEn = {
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
export function reasonCs(code: string): string {
  return Object.hasOwn(reasonsCs, code) ? reasonsCs[code as keyof typeof reasonsCs] : `chyba systému ${code}`;
}
