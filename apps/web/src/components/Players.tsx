import { formatNumber } from '@tahoun/i18n';
import { language, words, wordsOf } from '../preferences.js';
import { type Store, useStore } from '../store.js';
import { PlayerPicker } from './PlayerPicker.js';
import { SideName } from './SideName.js';

/** Who plays each side, the figures of the game, and what the engine did. */
export function Players() {
  const store = useStore();
  const { changePlayer, lastAnswer, match, snapshot } = store;
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
      {(lastAnswer.value !== null || hasComputer(store)) && (
        <p class="engine-line" data-testid="engine">
          {engineLine(store)}
        </p>
      )}
    </div>
  );
}

function hasComputer(store: Store): boolean {
  const { match } = store;
  return match.value.players.some((player) => player !== 'human');
}

/** Empty at first: what comes there later moves nothing. */
function engineLine(store: Store): string {
  const { lastAnswer, thinking } = store;
  const answer = lastAnswer.value;
  if (answer === null) return '';
  const number = (value: number) => formatNumber(language.value, value);
  const line = words.value.engineLine(number(answer.nodes), answer.depth, number(answer.seconds));
  return thinking.value === null ? line : `${line}…`;
}
