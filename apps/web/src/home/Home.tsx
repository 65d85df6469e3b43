import './home.css';
import './tiles.css';
import covers from 'virtual:covers';
import { gameIds, gamesWith } from '@tahoun/catalogue';
import { homeTexts } from '@tahoun/i18n';
import type { ComponentChild } from 'preact';
import { Header } from '../header/Header.js';
import { coverIn } from '../kit/cover.js';
import { usePageTitle } from '../kit/hooks.js';
import { boardStyle, gameTitleOf, language, words } from '../kit/preferences.js';
import { SearchTree } from './SearchTree.js';

interface HomeProps {
  /** The level of the opponent in a new game; undefined for a user who has played here before. */
  readonly level: number | undefined;
  /** The game to continue. */
  readonly children?: ComponentChild;
  /** Games with friends to continue. */
  readonly friends?: ComponentChild;
}

/** The front page: games to play, lessons, and the Lab. */
export function Home({ level, children, friends }: HomeProps) {
  const texts = homeTexts(language.value);
  const { games, learn, lookInside } = words.value;
  usePageTitle(texts.page);
  return (
    <>
      <Header part="" />
      <main class="home" data-testid="home">
        <div class="home-intro">
          <div>
            <h2 class="home-title">{texts.title}</h2>
            <p>{texts.intro}</p>
            <p>
              <a class="home-friend" href="/live">
                {texts.friend}
              </a>
            </p>
          </div>
          {children ?? <SearchTree />}
        </div>
        {friends}
        <h2 class="visually-hidden">{games}</h2>
        <ul class="tiles">
          {gameIds().map((id, index) => (
            <Tile key={id} id={id} isFeatured={index === 0} level={level} />
          ))}
        </ul>
        <div class="home-more">
          <section class="card home-card">
            <h2>
              <a href="/learn">{learn}</a>
            </h2>
            <p>{texts.learnText}</p>
            <ul class="home-lessons">
              {gamesWith('lessons').map((id) => (
                <li key={id}>
                  <a href={`/learn/${id}`}>{gameTitleOf(id).name}</a>
                </li>
              ))}
              <li>
                <a href={`/problems/${gameIds()[0]}`}>{texts.daily}</a>
              </li>
            </ul>
          </section>
          <section class="card home-card">
            <h2>
              <a href="/lab">{lookInside}</a>
            </h2>
            <p>{texts.lookInsideText}</p>
          </section>
        </div>
      </main>
    </>
  );
}

interface TileProps {
  readonly id: string;
  /** It is larger, and names the opponent. */
  readonly isFeatured: boolean;
  readonly level: number | undefined;
}

/** A game, its picture, a line about it, and the way to its board. */
function Tile({ id, isFeatured, level }: TileProps) {
  const texts = homeTexts(language.value);
  const { name, tagline } = gameTitleOf(id);
  const cover = coverIn(covers[id], boardStyle.value);
  return (
    <li class={`card tile ${isFeatured ? 'tile-featured' : ''}`}>
      <div class="tile-picture">{cover && <img src={cover} alt="" width="320" height="320" />}</div>
      <div class="tile-text">
        <h3>{name}</h3>
        <p>{tagline}</p>
        {isFeatured && level !== undefined && (
          <p class="tile-against">{texts.against(level, words.value.levelNames[level - 1] ?? '')}</p>
        )}
        <a class="tile-play" href={`/play/${id}`} aria-label={`${texts.play}: ${name}`}>
          {texts.play}
        </a>
      </div>
    </li>
  );
}
