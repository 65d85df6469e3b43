import type { DrawOptions } from '@tahoun/board';
import { artistOf, gameById } from '@tahoun/catalogue';
import type { Chapter, LessonPicture } from '@tahoun/i18n';
import { language, placeName, theme } from '../preferences.js';
import { SectionTitle } from './LearnFrame.js';

interface LessonChapterProps {
  readonly game: string;
  readonly chapter: Chapter;
}

/** One chapter: its text, and its pictures side by side where there is room. */
export function LessonChapter({ game, chapter }: LessonChapterProps) {
  const { id, title, paragraphs, pictures } = chapter;
  return (
    <section>
      <SectionTitle id={id} title={title[language.value]} />
      {paragraphs.map((words) => (
        <p key={words.en}>{words[language.value]}</p>
      ))}
      <div class="lesson-pictures">
        {pictures.map((picture) => (
          <Figure key={picture.caption.en} game={game} picture={picture} />
        ))}
      </div>
    </section>
  );
}

function Figure({ game, picture }: { readonly game: string; readonly picture: LessonPicture }) {
  const rules = gameById(game);
  const position = rules.parsePosition(picture.position);
  let lastMove: number | undefined;
  for (const text of picture.moves ?? []) {
    lastMove = rules.parseMove(position, text);
    position.makeMove(lastMove);
  }
  const artist = artistOf(game);
  const options: DrawOptions = {
    theme: theme.value,
    ...(lastMove === undefined ? {} : { lastMove }),
    ...(picture.marks === undefined ? {} : { marks: picture.marks }),
    ...(picture.picked === undefined ? {} : { picked: picture.picked }),
  };
  const { width, height, content, areas } = artist.draw(position, options);
  const notes = picture.notes === true ? (artist.notes?.(position, options) ?? '') : '';
  const nameOf = placeName(game, language.value);
  const pieces = areas.filter(({ occupied }) => occupied).map(nameOf);
  const caption = picture.caption[language.value];
  return (
    <figure>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={pieces.join('; ') || caption}>
        <g dangerouslySetInnerHTML={{ __html: content + notes }} />
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
