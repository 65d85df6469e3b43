import { type Card, PICTURE } from './card.js';

/**
 * A card as tags for the head of a page: Open Graph, which Discord and most others read, and the one of Twitter that
 * asks for a large picture.
 * @param address of the page, absolute. @param origin that the picture's path belongs to
 */
export function tagsOf({ title, description, picture }: Card, address: string, origin: string): string {
  const tags: [string, string][] = [
    ['og:site_name', 'Tahoun'],
    ['og:type', 'website'],
    ['og:url', address],
    ['og:title', title],
    ['og:description', description],
    ...(picture === null
      ? []
      : ([
          ['og:image', origin + picture],
          ['og:image:width', String(PICTURE.width)],
          ['og:image:height', String(PICTURE.height)],
          ['og:image:alt', title],
          ['twitter:card', 'summary_large_image'],
        ] as [string, string][])),
  ];
  return tags.map(([name, value]) => `<meta property="${name}" content="${escaped(value)}" />\n`).join('');
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes HTML, because people write the names in a title. */
function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => ESCAPES[letter] as string);
}
