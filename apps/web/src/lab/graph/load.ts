import type { Page } from '../page.js';

/** The page, with the searches, their words and the drawing. */
export async function loadGraphPage(): Promise<Page> {
  return (await import('./GraphPage.js')).GraphPage;
}
