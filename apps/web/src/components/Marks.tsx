import './marks.css';
import { inputsFrom } from '@tahoun/board';
import { gameById } from '@tahoun/catalogue';
import { legalMoves } from '@tahoun/core';
import { useMemo } from 'preact/hooks';
import { confirmMoves, confirmsMoves, words, wordsOf } from '../preferences.js';
import { useStore } from '../store.js';

/** A check box for each mark that the board can show on demand. */
export function Marks() {
  const { evaluationShown, marksOffered, marksShown, match, showEvaluation, showMark } = useStore();
  const { game } = match.value;
  const takesOnePlace = useMemo(() => {
    const rules = gameById(game);
    const start = rules.initial();
    return inputsFrom(rules, start, legalMoves(start), []).some(({ targets }) => targets.length === 1);
  }, [game]);
  const texts = wordsOf(game);
  return (
    <fieldset class="marks">
      <legend>{words.value.showOnBoard}</legend>
      {marksOffered.value.map(({ id }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={marksShown.value.includes(id)}
            onChange={(event) => showMark(id, event.currentTarget.checked)}
          />
          {texts.marks?.[id]}
        </label>
      ))}
      <label>
        <input
          type="checkbox"
          checked={evaluationShown.value}
          onChange={(event) => showEvaluation(event.currentTarget.checked)}
        />
        {words.value.evaluationBar}
      </label>
      {takesOnePlace && (
        <label>
          <input
            type="checkbox"
            checked={confirmsMoves.value}
            onChange={(event) => confirmMoves(event.currentTarget.checked)}
          />
          {words.value.confirmMoves}
        </label>
      )}
    </fieldset>
  );
}
