import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface InTurnProps {
  readonly children: readonly VNode[];
  /** Shows all of them from the start, as where the address names one. */
  readonly atOnce: boolean;
}

/** The sections of a long page, one after the other: the first can be read while the others are drawn. */
export function InTurn({ children, atOnce }: InTurnProps) {
  const [drawn, setDrawn] = useState(1);
  const count = atOnce ? children.length : drawn;
  useEffect(() => {
    if (count >= children.length) return;
    const timer = setTimeout(() => setDrawn(count + 1));
    return () => clearTimeout(timer);
  }, [count, children.length]);
  return <>{children.slice(0, count)}</>;
}
