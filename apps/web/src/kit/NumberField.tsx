import { useEffect, useId, useState } from 'preact/hooks';
import { words } from './preferences.js';
import './number-field.css';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Called with accepted numbers only. */
  readonly onChange: (value: number) => void;
}

/**
 * A field for a whole number. The typed text stays unchanged: if it is invalid, the accepted range is shown
 * once the field is left or its form is sent, and a form with it is not sent.
 */
export function NumberField({ label, value, min, max, onChange }: NumberFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(String(value));
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    // The form set another number, not the user here.
    if (Number(typed) !== value) setTyped(String(value));
  }, [value]);
  useEffect(() => setRefused(false), [min, max]);
  const type = ({ value: text, valueAsNumber, validity }: HTMLInputElement) => {
    setTyped(text);
    if (!validity.valid) return;
    setRefused(false);
    onChange(valueAsNumber);
  };
  return (
    <div class="number-field">
      <label for={id}>{label}</label>
      {isRefused && (
        <span class="error" role="alert" id={`${id}-error`}>
          {words.value.wholeNumber(min, max)}
        </span>
      )}
      <input
        id={id}
        class="number-input"
        type="number"
        inputMode="numeric"
        required
        min={min}
        max={max}
        value={typed}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? `${id}-error` : undefined}
        onInput={(event) => type(event.currentTarget)}
        onChange={(event) => setRefused(!event.currentTarget.validity.valid)}
        onInvalid={() => setRefused(true)}
      />
    </div>
  );
}
