import type { PublishedCounts } from '../counts/published.js';
import { ZABOR_PUBLISHED } from './zabor.js';

const PUBLISHED: readonly PublishedCounts[] = [...ZABOR_PUBLISHED];

export function publishedCounts(game: string, position: string): PublishedCounts | undefined {
  return PUBLISHED.find((each) => each.game === game && each.position === position);
}
