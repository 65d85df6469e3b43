import { GAME_IDS } from '@tahoun/games';
import { learnTexts } from '@tahoun/i18n';
import { language, wordsOf } from '../preferences.js';
import { LearnFrame } from './LearnFrame.js';
import { learnAddress } from './route.js';

/** The way to all lessons, to the algorithms and to the Lab. */
export function Overview() {
  const texts = learnTexts(language.value);
  const games = GAME_IDS.map((id) => ({ id, words: wordsOf(id) })).filter(
    ({ words }) => words.lessons !== undefined,
  );
  return (
    <LearnFrame title={texts.overview} section="">
      <p>{texts.overviewIntro}</p>
      <ul class="learn-cards">
        {games.map(({ id, words }) => (
          <Card key={id} href={learnAddress(id)} title={words.name} lines={[words.tagline, words.lessons]} />
        ))}
        <Card href={learnAddress('algorithms')} title={texts.algorithms} lines={[texts.algorithmsIntro]} />
        <Card href="#lab" title={texts.lab} lines={[texts.labIntro]} />
      </ul>
    </LearnFrame>
  );
}

interface CardProps {
  readonly href: string;
  readonly title: string;
  readonly lines: readonly (string | undefined)[];
}

function Card({ href, title, lines }: CardProps) {
  return (
    <li>
      <a href={href}>{title}</a>
      {lines.map((line) => line !== undefined && <p key={line}>{line}</p>)}
    </li>
  );
}
