import { LANGUAGES, LANGUAGE_NAMES } from '@tahoun/i18n';
import { useState } from 'preact/hooks';
import { speak } from '../load-game.js';
import { choose, language, sounds, words } from '../preferences.js';
import { Button } from './Button.js';
import { useFetched } from './hooks.js';
import { MenuButton } from './MenuButton.js';

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
