import { useState } from 'preact/hooks';

interface SureButtonProps {
  readonly label: string;
  /** What it asks after the first press. */
  readonly sure: string;
  readonly disabled?: boolean;
  readonly onSure: () => void;
}

/** A button for what cannot be taken back: it has to be pressed twice, one time after the other. */
export function SureButton({ label, sure, disabled = false, onSure }: SureButtonProps) {
  const [isSure, setSure] = useState(false);
  return (
    <button
      type="button"
      disabled={disabled}
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
