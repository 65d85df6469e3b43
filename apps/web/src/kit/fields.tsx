import { gameIds } from '@tahoun/catalogue';
import type { ComponentChildren, ComponentProps } from 'preact';
import { gameTitleOf } from './preferences.js';

interface SelectProps<Value extends string>
  extends Pick<ComponentProps<'select'>, 'id' | 'title' | 'aria-label' | 'aria-describedby'> {
  /** The words before it, which name it; left out where they stand elsewhere. */
  readonly label?: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, name: string | undefined])[];
  readonly onChange: (value: Value) => void;
}

/** A list to choose one of several values by their names. */
export function Select<Value extends string>({ label, options, onChange, ...others }: SelectProps<Value>) {
  const list = (
    <select {...others} onChange={(event) => onChange(event.currentTarget.value as Value)}>
      {options.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  );
  if (label === undefined) return list;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the list is its control
    <label>
      {label} {list}
    </label>
  );
}

/** All games, for a list to choose from. */
export function gameOptions() {
  return gameIds().map((id) => [id, gameTitleOf(id).name] as const);
}

interface CheckProps {
  readonly label: string | undefined;
  /** CSS class of the label. */
  readonly look?: string;
  readonly checked: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A check box before its words. */
export function Check({ label, look, checked, onChange }: CheckProps) {
  return (
    <label class={look}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      {label}
    </label>
  );
}

interface RadioProps {
  /** Name that it shares with those of which one is chosen. */
  readonly group: string;
  readonly value?: string;
  /** Accessible name, where a picture stands for it. */
  readonly label?: string;
  /** CSS class of the label. */
  readonly look?: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly children: ComponentChildren;
}

/** One of several choices, before its words or its picture. */
export function Radio({ group, value, label, look, checked, onChoose, children }: RadioProps) {
  return (
    <label class={look} title={label}>
      <input
        type="radio"
        name={group}
        value={value}
        aria-label={label}
        checked={checked}
        onChange={onChoose}
      />
      {children}
    </label>
  );
}
