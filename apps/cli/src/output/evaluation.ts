import type { EvalAnswer, PositionRequest } from '@tahoun/engine';
import { evaluationTexts } from '@tahoun/i18n';
import { scoreText } from './search.js';
import { stateText, table, whole } from './text.js';
import type { View } from './view.js';

/** The board, then the score and the terms that it adds up from. */
export function evaluationText(view: View, request: PositionRequest, document: EvalAnswer): string {
  const { labels } = view.texts;
  const words = evaluationTexts(view.language, request.game)[document.evaluation];
  const named = (values: Readonly<Record<string, number>>, nameOf: (id: string) => string | undefined) =>
    Object.entries(values).map(([id, value]) => [`  ${nameOf(id) ?? id}`, whole(view, value)] as const);
  const rows = table(view, [
    [labels.evaluation, words === undefined ? document.evaluation : `${words.name} (${document.evaluation})`],
    [labels.score, view.colors.bold(scoreText(view, request.game, document))],
    ...named(document.terms, (id) => words?.terms[id]?.name),
    ...named(document.facts ?? {}, (id) => words?.facts?.[id]),
  ]);
  return `${stateText(view, request, document)}\n\n${rows}`;
}
