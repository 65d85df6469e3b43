import { type GameId, isGameId } from '@tahoun/games';

/** What an address such as `#learn/atari-go/ladder` asks for. */
export interface LearnRoute {
  readonly game: GameId;
  /** A chapter's id, or '' for the whole. */
  readonly section: string;
}

/** Null for addresses of the board. @param hash with its `#` */
export function learnRoute(hash: string): LearnRoute | null {
  const [page, game = '', section = ''] = hash.slice(1).split('/');
  return page === 'learn' && isGameId(game) ? { game, section } : null;
}

export function learnAddress(game: string, section: string): string {
  return `#learn/${game}/${section}`;
}
