import './saved-games.css';
import { InputError } from '@tahoun/core';
import { mainLine } from '@tahoun/games';
import { savedTexts } from '@tahoun/i18n';
import { type Match, factsOf } from '@tahoun/match';
import { Button } from '../kit/Button.js';
import { Dialog, closeDialog } from '../kit/Dialog.js';
import { inputErrorText, language, words } from '../kit/preferences.js';
import { openGameOfFile } from '../match/files.js';
import type { UnopenedGame } from '../match/long-files.js';
import { hides } from '../match/Part.js';
import { useStore } from '../match/store.js';

/** The games of a file, to open one of them, and the errors in unreadable ones. */
export function FileGames() {
  const store = useStore();
  const { fileGames, fileGamesShown } = store;
  const texts = savedTexts(language.value);
  return (
    <Dialog titleId="file-games-title" onClose={hides(fileGamesShown)}>
      <h2 id="file-games-title">{texts.gamesInFile(fileGames.value.length)}</h2>
      <ol class="file-games">
        {fileGames.value.map((read, index) => (
          <li key={index}>
            {read instanceof InputError ? (
              <p class="error">{inputErrorText(read)}</p>
            ) : (
              <button
                type="button"
                onClick={(event) => {
                  closeDialog(event);
                  openGameOfFile(store, read);
                }}
              >
                <strong>{namesOf(read)}</strong> {lineAbout(read)}
              </button>
            )}
          </li>
        ))}
      </ol>
      <div class="dialog-actions">
        <Button label={words.value.cancel} onClick={closeDialog} />
      </div>
    </Dialog>
  );
}

function namesOf(match: Pick<Match, 'tags'>): string {
  return factsOf(match)
    .players.map((name) => name ?? '?')
    .join(' – ');
}

function lineAbout(match: Match | UnopenedGame): string {
  const { result, event, date } = factsOf(match);
  const plies = 'tree' in match && savedTexts(language.value).movesSoFar(mainLine(match.tree).length);
  return [result, event, date, plies].filter(Boolean).join(', ');
}
