import type { Page } from '../page.js';

export async function loadChocolatePage(): Promise<Page> {
  const { ChocolatePage } = await import('./ChocolatePage.js');
  return ChocolatePage;
}
