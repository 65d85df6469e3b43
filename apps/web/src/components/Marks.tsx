import { words, wordsOf } from '../preferences.js';
import { marksOffered, marksShown, match, showMark } from '../state.js';

/** What the board can show on demand, a check box each; nothing for games without such marks. */
export function Marks() {
  if (marksOffered.value.length === 0) return null;
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
    </fieldset>
  );
}
