import type { ComponentChildren } from 'preact';

interface ScrollProps {
  readonly label: string;
  readonly children: ComponentChildren;
}

/** Something wide that scrolls by itself; the keyboard can do so too. */
export function Scroll({ label, children }: ScrollProps) {
  return (
    <section class="lab-scroll" aria-label={label} tabindex={0}>
      {children}
    </section>
  );
}
