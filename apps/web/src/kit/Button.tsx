import type { ComponentProps } from 'preact';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'label' | 'children'> {
  readonly label: string | undefined;
  /** The key that does the same, which stands behind the label. */
  readonly shortcut?: string;
}

/** A button with words; unless its type says so, it submits no form. */
export function Button({ label, shortcut, ...others }: ButtonProps) {
  return (
    <button type="button" aria-keyshortcuts={shortcut} {...others}>
      {label}
      {shortcut !== undefined && (
        <>
          {' '}
          <kbd aria-hidden="true">{shortcut}</kbd>
        </>
      )}
    </button>
  );
}
