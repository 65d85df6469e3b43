import { wordsOf } from '../preferences.js';
import { useStore } from '../store.js';
import { PlayerPicker } from './PlayerPicker.js';
import { SideName } from './SideName.js';

/** The players of both sides, and the figures of the game. */
export function Players() {
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
