/** The name of the page, with a link to its front. */
export function Brand({ isHere = false }: { readonly isHere?: boolean }) {
  return (
    <h1>
      <a class="brand-link" href="/" aria-current={isHere ? 'page' : undefined}>
        <img src="/icon.svg" alt="" width="28" height="28" /> <span class="brand">Tahoun</span>
      </a>
    </h1>
  );
}
