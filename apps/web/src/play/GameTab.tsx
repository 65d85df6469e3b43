import { fileEndingOf } from '@tahoun/catalogue';
import { savedTexts } from '@tahoun/i18n';
import { Button } from '../kit/Button.js';
import { language, words, wordsOf } from '../kit/preferences.js';
import { SideName } from '../kit/SideName.js';
import { copyGame, copyLink, copyPosition, savePicture } from '../match/actions.js';
import { useStore } from '../match/store.js';
import { PlayerPicker } from '../players/PlayerPicker.js';
import { Rules } from '../table/Rules.js';

/** The players, the ways to share the game, its rules, and the link to its lessons. */
export function GameTab() {
  const { match } = useStore();
  return (
    <>
      <Players />
      <ShareButtons />
      <Rules game={match.value.game} />
    </>
  );
}

/** The players of both sides, and the figures of the game. */
function Players() {
  const { changePlayer, match, snapshot } = useStore();
  const texts = wordsOf(match.value.game);
  const { game, position } = snapshot.value;
  const shared = Object.entries(game.figures(position)).filter(([key]) => !key.startsWith('side'));
  return (
    <div class="players">
      {([0, 1] as const).map((side) => (
        <div key={side} class="player">
          <SideName game={game.id} side={side} />
          <PlayerPicker
            id={`player-${side}`}
            game={game.id}
            label={texts.sides[side].name}
            value={match.value.players[side]}
            onChange={(spec) => changePlayer(side, spec)}
          />
        </div>
      ))}
      <dl class="figures">
        {shared.map(([key, value]) => (
          <div key={key}>
            <dt>{texts.figures[key]}</dt>
            <dd data-testid={`figure-${key}`}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Shares the game: as a link, as its position in text, as a file, as a picture. */
function ShareButtons() {
  const store = useStore();
  const texts = words.value;
  return (
    <div class="control-row share" role="group" aria-label={texts.share}>
      <Button label={texts.shareLink} onClick={() => copyLink(store)} />
      <Button label={texts.copyPosition} onClick={() => copyPosition(store)} />
      {fileEndingOf(store.match.value.game) !== undefined && (
        <Button label={savedTexts(language.value).copyGame} onClick={() => copyGame(store)} />
      )}
      {(['png', 'svg'] as const).map((form) => (
        <Button
          key={form}
          label={`${texts.savePicture} ${form.toUpperCase()}`}
          onClick={() => savePicture(store, form)}
        />
      ))}
    </div>
  );
}
