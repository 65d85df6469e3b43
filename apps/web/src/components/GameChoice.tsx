import { gameIds } from '@tahoun/catalogue';
import { gameTitleOf, words } from '../preferences.js';

interface GameChoiceProps {
  readonly value: string;
  readonly onChange: (game: string) => void;
}

/** A card for each game. */
export function GameChoice({ value, onChange }: GameChoiceProps) {
  return (
    <div class="game-choice" role="radiogroup" aria-label={words.value.games}>
      {gameIds().map((id) => (
        <label key={id} class="game-card">
          <input type="radio" name="game" value={id} checked={id === value} onChange={() => onChange(id)} />
          <span class="game-card-name">{gameTitleOf(id).name}</span>
          <span class="game-card-line">{gameTitleOf(id).tagline}</span>
        </label>
      ))}
    </div>
  );
}
