import { LANGUAGES, LANGUAGE_NAMES } from '@tahoun/i18n';
import { useState } from 'preact/hooks';
import { Button } from '../kit/Button.js';
import { useFetched } from '../kit/hooks.js';
import { speak } from '../kit/load-game.js';
import { MenuButton } from '../kit/MenuButton.js';
import { choose, language, sounds, words } from '../kit/preferences.js';

/** Language, sounds and looks, on every page. */
export function Preferences() {
  return (
    <div class="preferences">
      {LANGUAGES.map((id) => (
        <Button
          key={id}
          label={id.toUpperCase()}
          class="plain"
          lang={id}
          aria-pressed={language.value === id}
          aria-label={`${id.toUpperCase()} ${LANGUAGE_NAMES[id]}`}
          onClick={() => speak(id).catch(staysAsItIs)}
        />
      ))}
      <label class="plain" title={words.value.sounds}>
        <input
          type="checkbox"
          aria-label={words.value.sounds}
          checked={sounds.value}
          onChange={() => choose(sounds, !sounds.value)}
        />
        ♪
      </label>
      <LookMenu />
    </div>
  );
}

/** Without a connection, where the words were never fetched. */
function staysAsItIs(): void {}

/** The colours of the page, its boards and pieces. */
function LookMenu() {
  const [wasOpened, setOpened] = useState(false);
  return (
    <MenuButton label="◐" name={words.value.look} isLasting onOpen={() => setOpened(true)}>
      {wasOpened && <Choices />}
    </MenuButton>
  );
}

function Choices() {
  const LookChoices = useFetched(loadChoices);
  return LookChoices === null ? null : <LookChoices />;
}

const loadChoices = async () => (await import('./LookChoices.js')).LookChoices;
