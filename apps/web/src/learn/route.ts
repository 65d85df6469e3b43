import { isGameId } from '@tahoun/catalogue';

/** What an address such as `/learn/atari-go/ladder` asks for. */
type LearnRoute =
  | { readonly page: 'overview' }
  /** @param section a topic's id, or '' for the whole. */
  | { readonly page: 'algorithms'; readonly section: string }
  /** @param section a chapter's id, or '' for the whole. */
  | { readonly page: 'game'; readonly game: string; readonly section: string };

/** Addresses that name nothing lead to the overview. `/problems/chess` is the chapter of that game's problems. */
export function learnRoute(address: string): LearnRoute {
  const [, part, subject = '', chapter = ''] = (address.split('?')[0] as string).split('/');
  const section = part === 'problems' ? part : chapter;
  if (subject === 'algorithms') return { page: 'algorithms', section };
  return isGameId(subject) ? { page: 'game', game: subject, section } : { page: 'overview' };
}

/** @param subject a game, or `algorithms`; left out for the overview */
export function learnAddress(subject?: string, section?: string): string {
  return ['/learn', subject, section].filter((part) => part !== undefined).join('/');
}
