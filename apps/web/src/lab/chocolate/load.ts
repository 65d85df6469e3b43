import type { Page } from '../fetched.js';

export async function loadChocolatePage(): Promise<Page> {
  const { ChocolatePage } = await import('./ChocolatePage.js');
  return ChocolatePage;
}
