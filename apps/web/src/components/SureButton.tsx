import { useState } from 'preact/hooks';

interface SureButtonProps {
  readonly label: string;
  /** What it asks after the first press. */
  readonly sure: string;
  readonly disabled?: boolean;
  /** What it is about, for those who do not see what it stands beside. */
  readonly about?: string;
  readonly onSure: () => void;
}

/** A button for what cannot be taken back: it has to be pressed twice, one time after the other. */
export function SureButton({ label, sure, disabled = false, about, onSure }: SureButtonProps) {
  const [isSure, setSure] = useState(false);
  return (
    <button
      type="button"
      disabled={disabled}
      aria-label={about && `${isSure ? sure : label}: ${about}`}
      onBlur={() => setSure(false)}
      onClick={(event) => {
        if (isSure) onSure();
        // A menu that it is in stays open for the second press.
        else event.stopPropagation();
        setSure(!isSure);
      }}
    >
      {isSure ? sure : label}
    </button>
  );
}
