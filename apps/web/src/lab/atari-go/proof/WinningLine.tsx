import { labAtariGoTexts } from '@tahoun/i18n/lab/atari-go';
import { language } from '../../../kit/preferences.js';
import { Player } from '../../walk/Player.js';

interface WinningLineProps {
  readonly moves: readonly string[];
  /** Number of them that have been played. */
  readonly count: number;
  /** The board shows the line, and not another place of the tree. */
  readonly isShown: boolean;
  readonly onCount: (count: number) => void;
}

/** The moves of the line, each of which puts the board there. */
export function WinningLine({ moves, count, isShown, onCount }: WinningLineProps) {
  return (
    <>
      <h3>{labAtariGoTexts(language.value).proof.line}</h3>
      <ol class="go-line">
        {moves.map((move, index) => (
          <li key={index}>
            <button
              type="button"
              class="lab-tool"
              aria-current={isShown && index + 1 === count ? 'step' : undefined}
              onClick={() => onCount(index + 1)}
            >
              {index + 1}. {move}
            </button>
          </li>
        ))}
      </ol>
      <Player count={count} steps={moves.length} onCount={onCount} />
    </>
  );
}
