/** What the first visit needs comes first. */
const PATIENCE_MS = 3000;

/** From the next visit on, the page opens without a connection too. Where that is not allowed it works as before. */
export function workOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  setTimeout(register, PATIENCE_MS);
}
