import type { Side } from '@tahoun/core';
import { formatNumber } from '@tahoun/i18n';
import { language, words, wordsOf } from '../preferences.js';
import { type Store, useStore } from '../store.js';
import { Part } from './Part.js';
import { PlayerPicker } from './PlayerPicker.js';
import { SideName } from './SideName.js';

/** Both sides with who plays them and their figures, and what the engine did. */
export function Players() {
  const store = useStore();
  const { changePlayer, lastAnswer, match, snapshot, takenShown } = store;
  const texts = wordsOf(match.value.game);
  const { game, position } = snapshot.value;
  const figures = game.figures(position);
  const shared = Object.entries(figures).filter(([key]) => !key.startsWith('side'));
  return (
    <div class="players">
      {([0, 1] as const).map((side) => (
        <div key={side} class={`player ${isOnTurn(store, side) ? 'player-on-turn' : ''}`}>
          <SideName game={game.id} side={side} />
          {figures[`side${side}`] !== undefined && (
            <span
              class="player-figure"
              title={texts.figures[`side${side}`]}
              data-testid={`figure-side${side}`}
            >
              {figures[`side${side}`]}
            </span>
          )}
          <PlayerPicker
            id={`player-${side}`}
            game={game.id}
            label={texts.sides[side].name}
            value={match.value.players[side]}
            onChange={(spec) => changePlayer(side, spec)}
          />
        </div>
      ))}
      <Part shown={takenShown} load={loadTaken} />
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

const loadTaken = async () => (await import('../taken/Taken.js')).Taken;

function isOnTurn(store: Store, side: Side): boolean {
  const { snapshot, result } = store;
  return result.value === null && snapshot.value.position.turn === side;
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
