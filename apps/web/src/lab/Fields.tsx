import './form.css';
import type { InputError } from '@tahoun/core';
import type { ComponentChild, ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Select } from '../kit/fields.js';
import { Hint } from './page.js';

interface FieldProps {
  readonly label: string;
  /** The control, with the id that makes the name its own. */
  readonly children: (id: string) => ComponentChild;
}

/** A control under its name. */
export function Field({ label, children }: FieldProps) {
  const id = useId();
  return (
    <div class="lab-field">
      <label for={id}>{label}</label>
      {children(id)}
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly Value[];
  readonly nameOf: (choice: Value) => string;
  readonly onChange: (value: Value) => void;
}

/** One of some choices by their names. */
export function Choice<Value extends string>({
  label,
  value,
  choices,
  nameOf,
  onChange,
}: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      {(id) => (
        <Select
          id={id}
          value={value}
          options={choices.map((each) => [each, nameOf(each)])}
          onChange={onChange}
        />
      )}
    </Field>
  );
}

/** A text that is being typed, and the error in it when it was sent last. */
interface Draft {
  readonly text: string;
  readonly problem: InputError | null;
  readonly type: (text: string) => void;
  /** Opens a text, unless there is an error in it. */
  readonly send: (text: string) => void;
}

/** @param check the error in a text; null for a valid one. @param open is called with a valid text. */
export function useDraft(
  first: Pick<Draft, 'text' | 'problem'>,
  check: (text: string) => InputError | null,
  open: (text: string) => void,
): Draft {
  const [{ text, problem }, setDraft] = useState(first);
  return {
    text,
    problem,
    type: (typed) => setDraft({ text: typed, problem: null }),
    send: (sent) => {
      const found = check(sent);
      setDraft({ text: sent, problem: found });
      if (found === null) open(sent.trim());
    },
  };
}

interface DraftRowProps {
  /** Prefix of the ids of its parts, one for each form. */
  readonly id: string;
  readonly label: string;
  readonly draft: Draft;
  readonly hint: string;
  readonly placeholder?: string;
  /** Lines of a text that has several. */
  readonly rows?: number;
  /** Name of the button that sends it. */
  readonly button: string;
  /** Controls before the field. */
  readonly children?: ComponentChildren;
}

/** The field of a draft, the button that sends it, and below them a hint or the error. */
export function DraftRow({ id, label, draft, hint, placeholder, rows, button, children }: DraftRowProps) {
  const { text, problem, type } = draft;
  const attributes = {
    value: text,
    spellcheck: false,
    placeholder,
    'aria-describedby': problem === null ? `${id}-hint` : `${id}-error`,
    'aria-invalid': problem !== null,
    onInput: (event: { readonly currentTarget: { readonly value: string } }) =>
      type(event.currentTarget.value),
  };
  return (
    <>
      <div class="lab-form-row">
        {children}
        <Field label={label}>
          {(control) =>
            rows === undefined ? (
              <input id={control} type="text" class="lab-wide" {...attributes} />
            ) : (
              <textarea id={control} rows={rows} {...attributes} />
            )
          }
        </Field>
        <button type="submit" class="primary">
          {button}
        </button>
      </div>
      <Hint id={id} hint={hint} problem={problem} />
    </>
  );
}
