import { moveNumber } from '@tahoun/board';
import { artistOf, games, loadGame as loadParts } from '@tahoun/catalogue';
import { type ExpectedLine, type JudgedMove, load, mainTerm } from '@tahoun/engine';
import { MISTAKE_SIGNS, mainTermText, reviewTexts } from '@tahoun/i18n';
import { useFetched } from '../kit/hooks.js';
import { loadDetails } from '../kit/load-game.js';
import { language, moveText } from '../kit/preferences.js';
import { askedAbout, turnAt } from '../match/page-match.js';
import { scoreText } from '../match/score.js';
import { useStore } from '../match/store.js';

/** A mistake, its cost and the better move; a button that shows the position after it. */
export function TurningPoint({ mistake }: { readonly mistake: JudgedMove<ExpectedLine> }) {
  const { match, showPly } = useStore();
  const texts = reviewTexts(language.value);
  const { cursor, game } = match.value;
  const { ply, move, side, kind, before, after, best } = mistake;
  const first = turnAt(match.value, 0);
  const fetchTerm = async () => {
    await Promise.all([loadParts(game, ['ai']), loadDetails(game)]);
    return mainTerm(load(games, askedAbout({ ...match.peek(), cursor: ply })), mistake);
  };
  // Offline it may be unavailable; then it is left out.
  const term = useFetched(fetchTerm);
  const change = `${texts.change(scoreText(game, before, side), scoreText(game, after, side))}${mainTermText(language.value, game, term)}`;
  return (
    <li>
      <button
        type="button"
        aria-current={cursor === ply + 1 ? 'true' : undefined}
        onClick={() => showPly(ply + 1)}
      >
        <strong>
          {moveNumber(artistOf(game), ply, first)} {moveText(game, move)}
          {kind !== null && MISTAKE_SIGNS[kind]}
        </strong>{' '}
        {kind !== null && texts.kinds[kind]}, {change}; {texts.better(moveText(game, best))}
      </button>
    </li>
  );
}
