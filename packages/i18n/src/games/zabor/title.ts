import type { GameTitle } from '../types.js';

export const zaborTitle = {
  en: { name: 'Zabor', tagline: 'Take land, and take it back' },
  cs: { name: 'Zábor', tagline: 'Zaberte území – a vezměte si ho zpátky' },
} as const satisfies GameTitle;
