import { words, wordsOf } from '../preferences.js';
import { useStore } from '../store.js';

/** What the board can show on demand, a check box each. */
export function Marks() {
  const { evaluationShown, marksOffered, marksShown, match, showEvaluation, showMark } = useStore();
  const texts = wordsOf(match.value.game);
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
    </fieldset>
  );
}
