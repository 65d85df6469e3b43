import type { Page } from '../page.js';

export async function loadEvaluationPage(): Promise<Page> {
  return (await import('./EvaluationPage.js')).EvaluationPage;
}
