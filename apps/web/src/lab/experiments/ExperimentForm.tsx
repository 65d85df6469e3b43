import { gameById, gameIds } from '@tahoun/catalogue';
import { defaultOf } from '@tahoun/games';
import { labExperimentsTexts } from '@tahoun/i18n';
import { useState } from 'preact/hooks';
import { Button } from '../../kit/Button.js';
import { loadDetails, loadGame } from '../../kit/load-game.js';
import { NumberField } from '../../kit/NumberField.js';
import { gameTitleOf, language, wordsOf } from '../../kit/preferences.js';
import { problemOf } from '../../new-game/starts.js';
import { PlayerPicker } from '../../players/PlayerPicker.js';
import { Choice } from '../Fields.js';
import { Problem, labWords } from '../page.js';
import {
  type Experiment,
  FEWEST,
  GAMES,
  MOST,
  MOST_PLIES,
  SEEDS,
  USUAL_PLAYERS,
  letterOf,
} from './experiment.js';

const USUAL = 'usual';

interface ExperimentFormProps {
  readonly first: Experiment;
  readonly onStart: (experiment: Experiment) => void;
}

/** Sets an experiment up: the game and its options, the players, the number of games. */
export function ExperimentForm({ first, onStart }: ExperimentFormProps) {
  const texts = labExperimentsTexts(language.value);
  const [draft, setDraft] = useState(first);
  const change = (part: Partial<Experiment>) => setDraft((before) => ({ ...before, ...part }));
  const { game, variants, players, plies } = draft;
  const rules = gameById(game);
  const options = rules.variants.filter(({ suggestions }) => suggestions.length > 0);
  const problem = problemOf(rules, variants);
  const chooseGame = async (next: string) => {
    await Promise.all([loadGame(next), loadDetails(next)]);
    change({ game: next, variants: {}, players: USUAL_PLAYERS });
  };
  const submit = (event: Event) => {
    event.preventDefault();
    if (problem === null) onStart({ ...draft, games: draft.games + (draft.games % 2) });
  };
  return (
    <form class="lab-form experiment-form" onSubmit={submit}>
      <div class="lab-form-row">
        <Choice
          label={labWords.value.game}
          value={game}
          choices={gameIds()}
          nameOf={(id) => gameTitleOf(id).name}
          onChange={(next) => void chooseGame(next)}
        />
        <NumberField
          label={texts.gamesOfPair}
          value={draft.games}
          min={GAMES.min}
          max={GAMES.max}
          onChange={(games) => change({ games })}
        />
        <Choice
          label={texts.plies}
          value={plies === null ? USUAL : String(plies)}
          choices={[USUAL, ...Array.from({ length: MOST_PLIES + 1 }, (_, count) => String(count))]}
          nameOf={(each) => (each === USUAL ? texts.usualPlies : texts.pliesOf(Number(each)))}
          onChange={(each) => change({ plies: each === USUAL ? null : Number(each) })}
        />
        <NumberField
          label={texts.seed}
          value={draft.seed}
          min={SEEDS.min}
          max={SEEDS.max}
          onChange={(seed) => change({ seed })}
        />
      </div>
      <div class="lab-form-row">
        {options.map(({ id, suggestions }) => {
          const label = wordsOf(game).variants[id];
          return (
            <Choice
              key={id}
              label={label?.label ?? id}
              value={variants[id] ?? defaultOf(options, id, variants)}
              choices={suggestions}
              nameOf={(value) => label?.values[value] ?? value}
              onChange={(value) => change({ variants: { ...variants, [id]: value } })}
            />
          );
        })}
      </div>
      {plies === 0 && <p class="field-hint">{texts.noOpening}</p>}
      <Problem problem={problem} />
      <fieldset class="experiment-players">
        <legend>{texts.players}</legend>
        {players.map((player, at) => (
          <div class="experiment-player" key={`${at} of ${players.length}`}>
            <b aria-hidden="true">{letterOf(at)}</b>
            <PlayerPicker
              id={`experiment-player-${at}`}
              game={game}
              label={texts.player(letterOf(at))}
              value={player}
              hasPeople={false}
              onChange={(spec) => change({ players: players.with(at, spec) })}
            />
            {players.length > FEWEST && (
              <Button
                class="experiment-remove"
                label="×"
                aria-label={texts.remove(letterOf(at))}
                title={texts.remove(letterOf(at))}
                onClick={() => change({ players: players.toSpliced(at, 1) })}
              />
            )}
          </div>
        ))}
      </fieldset>
      <div class="lab-form-row lab-actions">
        {players.length < MOST && (
          <Button
            label={texts.addPlayer}
            onClick={() => change({ players: [...players, players.at(-1) as string] })}
          />
        )}
        <Button type="submit" class="primary" label={texts.start} />
      </div>
    </form>
  );
}
