import './marks.css';
import { inputsFrom } from '@tahoun/board';
import { gameById } from '@tahoun/catalogue';
import { legalMoves } from '@tahoun/core';
import { useMemo } from 'preact/hooks';
import { Check } from '../kit/fields.js';
import { choose, confirmsMoves, words, wordsOf } from '../kit/preferences.js';
import { useStore } from '../match/store.js';

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
        <Check
          key={id}
          label={texts.marks?.[id]}
          checked={marksShown.value.includes(id)}
          onChange={(isOn) => showMark(id, isOn)}
        />
      ))}
      <Check label={words.value.evaluationBar} checked={evaluationShown.value} onChange={showEvaluation} />
      {takesOnePlace && (
        <Check
          label={words.value.confirmMoves}
          checked={confirmsMoves.value}
          onChange={(isOn) => choose(confirmsMoves, isOn)}
        />
      )}
    </fieldset>
  );
}
