import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * The search for barriers on a page, by all rules of axe. The page has no frames of other origins, so
 * axe need not gather its results in a browser tab of its own ("legacy mode"); this way, and without the
 * details of passed rules, it takes a fifth of the time.
 */
export function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
}
