import type { Page } from '../fetched.js';

export async function loadEvaluationPage(): Promise<Page> {
  return (await import('./EvaluationPage.js')).EvaluationPage;
}
