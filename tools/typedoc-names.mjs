import { readFileSync } from 'node:fs';
import { Converter } from 'typedoc';

/** Names the pages of the documentation: modules as they are imported, documents by their headings. */
export function load({ converter }) {
  converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const module of project.children ?? []) module.name = importName(module.name);
    for (const document of project.documents ?? []) document.name = headingOf(document) ?? document.name;
  });
}

/** `packages/games/src/chess` is imported as `@tahoun/games/chess`. */
function importName(path) {
  return path.replace(/^packages\/([^/]+)\/src/, '@tahoun/$1');
}

function headingOf(document) {
  const file = document.project.files.getReflectionPath(document);
  return /^# (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1]?.replaceAll('`', '');
}
