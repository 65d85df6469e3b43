import { useState } from 'preact/hooks';
import { Button } from './Button.js';

interface SureButtonProps {
  readonly label: string;
  /** The label after the first press. */
  readonly sure: string;
  readonly disabled?: boolean;
  /** The subject of the action, for those who do not see the button's surroundings. */
  readonly about?: string;
  readonly onSure: () => void;
}

/** A button for an action that cannot be undone: it has to be pressed twice in succession. */
export function SureButton({ label, sure, disabled = false, about, onSure }: SureButtonProps) {
  const [isSure, setSure] = useState(false);
  return (
    <Button
      label={isSure ? sure : label}
      disabled={disabled}
      aria-label={about && `${isSure ? sure : label}: ${about}`}
      onBlur={() => setSure(false)}
      onClick={(event) => {
        if (isSure) onSure();
        // A menu that it is in stays open for the second press.
        else event.stopPropagation();
        setSure(!isSure);
      }}
    />
  );
}
