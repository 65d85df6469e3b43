import { words } from './preferences.js';
import type { Store } from './store.js';

/** Does something with a part of the page that is fetched for it; says so when it cannot be had. */
export async function onDemand<Part>(
  { notice }: Pick<Store, 'notice'>,
  load: () => Promise<Part>,
  use: (part: Part) => unknown,
): Promise<void> {
  let part: Part;
  try {
    part = await load();
  } catch {
    notice.value = { text: () => words.value.partNotLoaded, isError: true };
    return;
  }
  await use(part);
}
