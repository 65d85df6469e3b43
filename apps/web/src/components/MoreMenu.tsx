import { fileEndingOf } from '@tahoun/catalogue';
import { words } from '../preferences.js';
import { useStore } from '../store.js';
import { save } from './FileButton.js';
import { Marks } from './Marks.js';
import { onDemand } from './Part.js';
import { SureButton } from './SureButton.js';

const loadQuestions = () => import('../ask.js');
const files = () => import('../files.js');
const links = () => import('../link.js');

/** The less frequent actions of a game. */
export function MoreMenu() {
  const store = useStore();
  const { humanToMove, isAnalysis, match, openReview, replay, replaying, resignGame, result } = store;
  const { savedGamesShown, shortcutsShown, switchTurn, typingShown, zen } = store;
  const texts = words.value;
  const { game, players } = match.value;
  const ending = fileEndingOf(game);
  const canResign = result.value === null && players.includes('human');
  return (
    <>
      <SureButton label={texts.resign} sure={texts.resignSure} disabled={!canResign} onSure={resignGame} />
      <button
        type="button"
        onClick={() => onDemand(store, loadQuestions, ({ questions }) => questions(store).offer())}
        disabled={!humanToMove.value}
      >
        {texts.offerDraw}
      </button>
      <button type="button" onClick={switchTurn}>
        {texts.switchTurn}
      </button>
      <hr />
      <button type="button" disabled={match.value.moves.length === 0 || replaying.value} onClick={replay}>
        {texts.replay}
      </button>
      {!isAnalysis.value && (
        <button
          type="button"
          disabled={result.value !== null}
          onClick={() => {
            typingShown.value = true;
          }}
        >
          {texts.typeMove}
        </button>
      )}
      <Marks />
      <button type="button" onClick={openReview}>
        {texts.review}
      </button>
      <LabLink />
      <button
        type="button"
        aria-keyshortcuts="Z"
        onClick={() => {
          zen.value = true;
        }}
      >
        {texts.zen} <kbd aria-hidden="true">Z</kbd>
      </button>
      <button
        type="button"
        aria-keyshortcuts="?"
        onClick={() => {
          shortcutsShown.value = true;
        }}
      >
        {texts.keys} <kbd aria-hidden="true">?</kbd>
      </button>
      <hr />
      <button type="button" aria-keyshortcuts="F3" onClick={() => save(store)}>
        {texts.save} <kbd aria-hidden="true">F3</kbd>
      </button>
      {ending !== undefined && (
        <button
          type="button"
          onClick={() => onDemand(store, files, ({ saveGameFile }) => saveGameFile(store))}
        >
          {texts.saveAs(ending.toUpperCase())}
        </button>
      )}
      <button
        type="button"
        onClick={() => {
          savedGamesShown.value = true;
        }}
      >
        {texts.savedGames}
      </button>
      <button type="button" onClick={() => onDemand(store, links, ({ copyLink }) => copyLink(store))}>
        {texts.copyLink}
      </button>
    </>
  );
}

/** To the trees of the position on the board. */
function LabLink() {
  const { snapshot } = useStore();
  const { game, position } = snapshot.value;
  const asked = new URLSearchParams({ game: game.id, position: game.formatPosition(position) });
  return (
    <a class="button" href={`/lab/position?${asked}`}>
      {words.value.lookInside}
    </a>
  );
}
