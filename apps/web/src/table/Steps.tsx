import { flipBoard, words } from '../kit/preferences.js';
import { useStore } from '../match/store.js';
import { goTo } from './Table.js';

/** Buttons to step through the line: to its ends, a step back and on; and one that turns the board round. */
export function Steps() {
  const store = useStore();
  const { canFlip, match, showPly } = store;
  const texts = words.value;
  const { cursor, moves } = match.value;
  return (
    <>
      <Step
        isFar
        label={texts.toStart}
        icon="M3 2v10h2V2zM13 2 6 7l7 5z"
        disabled={cursor === 0}
        onClick={() => showPly(0)}
      />
      <Step
        label={texts.stepBack}
        icon="M11 2 4 7l7 5z"
        disabled={cursor === 0}
        onClick={() => goTo(store, cursor - 1)}
      />
      <Step
        label={texts.stepOn}
        icon="M3 2l7 5-7 5z"
        disabled={cursor === moves.length}
        onClick={() => goTo(store, cursor + 1)}
      />
      <Step
        isFar
        label={texts.toEnd}
        icon="M1 2l7 5-7 5zM9 2v10h2V2z"
        disabled={cursor === moves.length}
        onClick={() => showPly(moves.length)}
      />
      {canFlip.value && (
        <Step
          label={texts.flip}
          icon="M4 1 1 4.5h2V13h2V4.5h2zM10 13l3-3.5h-2V1H9v8.5H7z"
          disabled={false}
          onClick={flipBoard}
        />
      )}
    </>
  );
}

interface StepProps {
  readonly label: string;
  /** Path in a 14 x 14 box. */
  readonly icon: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
  /** It goes further than one move. */
  readonly isFar?: boolean;
}

export function Step({ isFar = false, label, icon, disabled, onClick }: StepProps) {
  return (
    <button
      type="button"
      class={isFar ? 'step step-far' : 'step'}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <svg aria-hidden="true" width="14" height="14" viewBox="0 0 14 14" fill="currentColor">
        <path d={icon} />
      </svg>
    </button>
  );
}
