import { type Judgeable, type JudgedMove, kindOf, lossBetween, turned } from '@tahoun/engine';
import { reviewTexts } from '@tahoun/i18n';
import type { Match } from '@tahoun/match';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Button } from '../kit/Button.js';
import { Dialog, closeDialog } from '../kit/Dialog.js';
import { language, moveText, wordsOf } from '../kit/preferences.js';
import { scoreText } from '../match/score.js';
import { StoreContext } from '../match/store.js';
import { Board } from '../table/Board.js';
import { useSource } from '../table/use-source.js';
import { evaluate } from './evaluator.js';

interface MistakesProps {
  readonly match: Match;
  readonly mistakes: readonly JudgedMove[];
  /** Moves that a search may make, as in the review. */
  readonly nodes: number;
  readonly onClose: () => void;
}

/** The remark on the last try; computed whenever it is shown, so that it follows the language. */
type Remark = () => string;

/** The positions before the user's worst moves, one after the other, to find a better one. */
export function Mistakes({ match, mistakes, nodes, onClose }: MistakesProps) {
  const texts = reviewTexts(language.value);
  const [index, setIndex] = useState(0);
  const [remark, setRemark] = useState<Remark | null>(null);
  const [phase, setPhase] = useState<'open' | 'checking' | 'solved'>('open');
  const check = useRef(new AbortController());
  useEffect(() => () => check.current.abort(), []);
  const mistake = mistakes[index] as JudgedMove;
  const { game, ply, side, move, best, before } = { ...mistake, game: match.game };
  const shown = useMemo<Match>(
    () => ({ ...match, players: ['human', 'human'], moves: match.moves.slice(0, ply), cursor: ply }),
    [match, ply],
  );
  const say = (next: Remark) => setRemark(() => next);

  const tryMove = async (text: string) => {
    if (text === move) {
      say(() => reviewTexts(language.value).same(moveText(game, text)));
      return;
    }
    if (text === best) {
      solve(text, before);
      return;
    }
    setPhase('checking');
    say(() => reviewTexts(language.value).checking);
    check.current = new AbortController();
    const line = { ...match, moves: [...match.moves.slice(0, ply), text] };
    try {
      const answer = await evaluate(line, ply + 1, check.current.signal, nodes);
      if (answer === null) return;
      const after = turned(answer);
      if (kindOf(lossBetween(before, after)) === null) {
        solve(text, after);
        return;
      }
      setPhase('open');
      say(() => reviewTexts(language.value).notBetter(moveText(game, text), scoreText(game, after, side)));
    } catch {
      setPhase('open');
      say(() => reviewTexts(language.value).failed);
    }
  };
  const solve = (text: string, evaluation: Judgeable) => {
    setPhase('solved');
    say(() => reviewTexts(language.value).good(moveText(game, text), scoreText(game, evaluation, side)));
  };
  const onMove = (text: string) => void tryMove(text);
  const store = useSource({ match: shown, side, isOpen: phase === 'open', onMove });
  const goOn = () => {
    check.current.abort();
    setIndex(index + 1);
    setPhase('open');
    setRemark(null);
  };
  const isLast = index === mistakes.length - 1;
  return (
    <Dialog titleId="review-mistake" look="review-mistakes" onClose={onClose}>
      <h2 id="review-mistake">
        {texts.findBetter(wordsOf(game).sides[side].name, moveText(game, move), index + 1, mistakes.length)}
      </h2>
      <StoreContext.Provider value={store}>
        <Board id="review-place" />
      </StoreContext.Provider>
      <p role="status" class="review-remark">
        {store.notice.value?.text() ?? remark?.()}
      </p>
      <div class="dialog-actions">
        <Button label={texts.showMove} disabled={phase === 'solved'} onClick={() => solve(best, before)} />
        {!isLast && <Button label={texts.next} onClick={goOn} />}
        <Button label={texts.done} class="primary" onClick={closeDialog} />
      </div>
    </Dialog>
  );
}
