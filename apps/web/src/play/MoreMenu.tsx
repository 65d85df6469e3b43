import { fileEndingOf } from '@tahoun/catalogue';
import { Button } from '../kit/Button.js';
import { words } from '../kit/preferences.js';
import { SureButton } from '../kit/SureButton.js';
import { copyLink, offerDraw, save, saveGameFile } from '../match/actions.js';
import { shows } from '../match/Part.js';
import { useStore } from '../match/store.js';
import { Marks } from '../table/Marks.js';

/** The less frequent actions of a game. */
export function MoreMenu() {
  const store = useStore();
  const { humanToMove, isAnalysis, match, openReview, replay, replaying, resignGame, result } = store;
  const { savedGamesShown, handTurnOver, shortcutsShown, typingShown, zen } = store;
  const texts = words.value;
  const { game, players } = match.value;
  const ending = fileEndingOf(game);
  const canResign = result.value === null && players.includes('human');
  return (
    <>
      <SureButton label={texts.resign} sure={texts.resignSure} disabled={!canResign} onSure={resignGame} />
      <Button label={texts.offerDraw} onClick={() => offerDraw(store)} disabled={!humanToMove.value} />
      <Button
        label={texts.handOver}
        title={texts.help.handOver}
        onClick={handTurnOver}
        disabled={result.value !== null}
      />
      <hr />
      <Button
        label={texts.replay}
        disabled={match.value.moves.length === 0 || replaying.value}
        onClick={replay}
      />
      {!isAnalysis.value && (
        <Button label={texts.typeMove} disabled={result.value !== null} onClick={shows(typingShown)} />
      )}
      <Marks />
      <Button label={texts.review} title={texts.help.review} onClick={openReview} />
      <LabLink />
      <Button label={texts.zen} onClick={shows(zen)} shortcut="Z" />
      <Button label={texts.keys} onClick={shows(shortcutsShown)} shortcut="?" />
      <hr />
      <Button label={texts.save} onClick={() => save(store)} shortcut="F3" />
      {ending !== undefined && (
        <Button label={texts.saveAs(ending.toUpperCase())} onClick={() => saveGameFile(store)} />
      )}
      <Button label={texts.savedGames} onClick={shows(savedGamesShown)} />
      <Button label={texts.copyLink} onClick={() => copyLink(store)} />
    </>
  );
}

/** To the trees of the position on the board. */
function LabLink() {
  const { snapshot } = useStore();
  const { game, position } = snapshot.value;
  const asked = new URLSearchParams({ game: game.id, position: game.formatPosition(position) });
  return (
    <a class="button" href={`/lab/position?${asked}`} title={words.value.help.lookInside}>
      {words.value.lookInside}
    </a>
  );
}
