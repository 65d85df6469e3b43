import { gameIds, gamesWith } from '@tahoun/catalogue';
import { learnTexts } from '@tahoun/i18n';
import { learnAddress } from '../kit/learn-address.js';
import { gameTitleOf, language } from '../kit/preferences.js';
import { Card, GameCards } from './Card.js';
import { LearnFrame } from './LearnFrame.js';

/** The way to all lessons, to the algorithms and to the Lab. */
export function Overview({ isAstray }: { readonly isAstray: boolean }) {
  const texts = learnTexts(language.value);
  const games = gameIds().filter((id) => gamesWith('lessons').includes(id));
  return (
    <LearnFrame title={texts.overview} section="" astray={isAstray ? texts.astray : undefined}>
      <p>{texts.overviewIntro}</p>
      <GameCards games={games} hrefOf={learnAddress} lineOf={(id) => gameTitleOf(id).tagline} />
      <ul class="learn-cards">
        <Card href={learnAddress('algorithms')} title={texts.algorithms} line={texts.algorithmsIntro} />
        <Card href="/lab" title={texts.lab} line={texts.labIntro} />
      </ul>
    </LearnFrame>
  );
}
