import covers from 'virtual:covers';
import { coverIn } from '../kit/cover.js';
import { boardStyle, gameTitleOf } from '../kit/preferences.js';

interface CardProps {
  readonly href: string;
  readonly title: string;
  readonly line: string;
  /** The address of a picture. */
  readonly picture?: string | undefined;
}

/** A way to another page, in a list of the class `learn-cards`. */
export function Card({ href, title, line, picture }: CardProps) {
  return (
    <li class="card">
      {picture && <img class="card-picture" src={picture} alt="" width="320" height="320" />}
      <a href={href}>{title}</a>
      <p>{line}</p>
    </li>
  );
}

interface GameCardsProps {
  readonly games: readonly string[];
  readonly hrefOf: (game: string) => string;
  readonly lineOf: (game: string) => string;
}

/** The ways to the pages of several games. */
export function GameCards({ games, hrefOf, lineOf }: GameCardsProps) {
  return (
    <ul class="learn-cards">
      {games.map((id) => (
        <Card
          key={id}
          href={hrefOf(id)}
          title={gameTitleOf(id).name}
          line={lineOf(id)}
          picture={coverIn(covers[id], boardStyle.value)}
        />
      ))}
    </ul>
  );
}
