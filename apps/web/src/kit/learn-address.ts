import { isGameId } from '@tahoun/catalogue';

/** The page of an address such as `/learn/atari-go/ladder`. */
type LearnRoute =
  /** @param isAstray true for an unknown address. */
  | { readonly page: 'overview'; readonly isAstray: boolean }
  /** The games that have problems. */
  | { readonly page: 'all-problems'; readonly isAstray: boolean }
  /** @param section a topic's id, or '' for the whole. */
  | { readonly page: 'algorithms'; readonly section: string }
  /** @param id a problem's, or '' for the problem of the day. */
  | { readonly page: 'problems'; readonly game: string; readonly id: string }
  /** @param section a chapter's id, or '' for the whole. */
  | { readonly page: 'game'; readonly game: string; readonly section: string };

/**
 * The page of an address; for an unknown one an overview with a message. `/problems/chess` is the page of
 * that game's problems.
 */
export function learnRoute(address: string): LearnRoute {
  const [, part, subject = '', chapter = ''] = (address.split('?')[0] as string).split('/');
  if (subject === 'algorithms') return { page: 'algorithms', section: chapter };
  if (!isGameId(subject)) {
    return { page: part === 'problems' ? 'all-problems' : 'overview', isAstray: subject !== '' };
  }
  if (part === 'problems') return { page: 'problems', game: subject, id: chapter };
  return { page: 'game', game: subject, section: chapter };
}

/** @param subject a game, or `algorithms`; left out for the overview */
export function learnAddress(subject?: string, section?: string): string {
  return ['/learn', subject, section].filter((part) => part !== undefined).join('/');
}

/** @param id a problem's; left out for that of the day */
export function problemsAddress(game: string, id?: string): string {
  return ['/problems', game, id].filter((part) => part !== undefined).join('/');
}
