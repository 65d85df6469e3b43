/** A heading that an address leads to. */
export function SectionTitle({ id, title }: { readonly id: string; readonly title: string }) {
  return (
    <h3 id={id} tabindex={-1}>
      {title}
    </h3>
  );
}
