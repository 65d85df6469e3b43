import { useState } from 'preact/hooks';
import { words } from '../preferences.js';
import { useFetched } from './hooks.js';
import { MenuButton } from './MenuButton.js';

/** The colours of the page, its boards and pieces. */
export function LookMenu() {
  const [wasOpened, setOpened] = useState(false);
  return (
    <MenuButton label="◐" name={words.value.look} isLasting onOpen={() => setOpened(true)}>
      {wasOpened && <Choices />}
    </MenuButton>
  );
}

function Choices() {
  const LookChoices = useFetched(loadChoices, stayEmpty);
  return LookChoices === null ? null : <LookChoices />;
}

const loadChoices = async () => (await import('./LookChoices.js')).LookChoices;

/** Without a connection, where they were never fetched. */
function stayEmpty(): void {}
