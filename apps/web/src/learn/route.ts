import { isGameId } from '@tahoun/catalogue';

/** What an address such as `#learn/atari-go/ladder` asks for. */
type LearnRoute =
  | { readonly page: 'overview' }
  /** @param section a topic's id, or '' for the whole. */
  | { readonly page: 'algorithms'; readonly section: string }
  /** @param section a chapter's id, or '' for the whole. */
  | { readonly page: 'game'; readonly game: string; readonly section: string };

/** Addresses that name nothing lead to the overview. @param hash with its `#` */
export function learnRoute(hash: string): LearnRoute {
  const [, subject = '', section = ''] = hash.slice(1).split('/');
  if (subject === 'algorithms') return { page: 'algorithms', section };
  return isGameId(subject) ? { page: 'game', game: subject, section } : { page: 'overview' };
}

/** @param subject a game, or `algorithms`; left out for the overview */
export function learnAddress(subject?: string, section?: string): string {
  return ['#learn', subject, section].filter((part) => part !== undefined).join('/');
}
