import { learnTexts } from '@tahoun/i18n';
import { language } from '../preferences.js';
import { learnAddress } from './route.js';

interface ContentsProps {
  /** A game, or `algorithms`. */
  readonly subject: string;
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/** What is on the page, each section with its address. */
export function Contents({ subject, sections }: ContentsProps) {
  return (
    <nav aria-label={learnTexts(language.value).contents}>
      <ol class="learn-contents">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={learnAddress(subject, id)}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
