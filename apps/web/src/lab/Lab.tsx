import './lab.css';
import './figure.css';
import { labSourceTexts } from '@tahoun/i18n';
import { useErrorBoundary } from 'preact/hooks';
import { Header } from '../header/Header.js';
import { usePageTitle } from '../kit/hooks.js';
import { loadDetails, loadGame } from '../kit/load-game.js';
import { gameTitleOf, language } from '../kit/preferences.js';
import { address } from './address.js';
import { CountsPage } from './counts/CountsPage.js';
import { type GamePage, LAB_GAMES, PUBLISHED, labGames } from './games/index.js';
import { hrefOf } from './href.js';
import { LAB_TABS, type SharedPage, exampleGroups } from './lab-pages.js';
import { type Page, fetched, labWords } from './page.js';
import { PositionPage } from './pages/PositionPage.js';
import { TreePage } from './pages/TreePage.js';
import { QuizPage } from './quiz/QuizPage.js';

const SHARED: Readonly<Record<SharedPage, Page>> = {
  lecture: fetched(async () => (await import('./LecturePage.js')).LecturePage),
  examples: fetched(() => withDetails(ExamplesPage, labGames())),
  position: PositionPage,
  evaluation: fetched(async () => (await import('./evaluation/EvaluationPage.js')).EvaluationPage),
  tree: TreePage,
  graph: fetched(async () => (await import('./graph/GraphPage.js')).GraphPage),
  quiz: QuizPage,
  counts: fetched(() => withDetails(CountsPage, PUBLISHED)),
  times: fetched(loadTimesPage),
  experiments: fetched(async () => (await import('./experiments/ExperimentsPage.js')).ExperimentsPage),
};

const PAGES = new Map<string, Page>([
  ...Object.entries(SHARED),
  ...LAB_GAMES.flatMap(({ game, page }) =>
    page === undefined ? [] : [[game, fetched(() => loadGamePage(game, page))] as const],
  ),
]);

/** A page about the sources of some games, with the details of these games. */
async function withDetails(page: Page, games: readonly { readonly game: string }[]): Promise<Page> {
  const ids = new Set(games.map(({ game }) => game));
  await Promise.all(Array.from(ids, loadDetails));
  return page;
}

/** The page about one game, with the game's rules, drawing and words. */
async function loadGamePage(game: string, { load, hasDetails }: GamePage): Promise<Page> {
  const [page] = await Promise.all([load(), loadGame(game), hasDetails ? loadDetails(game) : undefined]);
  return page;
}

/** The page, with the words of the games that were timed. */
async function loadTimesPage(): Promise<Page> {
  const games = new Set(PUBLISHED.map(({ game }) => game));
  const [{ TimesPage }] = await Promise.all([import('./times/TimesPage.js'), ...Array.from(games, loadGame)]);
  return TimesPage;
}

/** The title of a page; for a page about a single game, the name of the game. */
function titleOf(page: string): string {
  const { pages } = labWords.value;
  return Object.hasOwn(pages, page) ? pages[page as SharedPage] : gameTitleOf(page).name;
}

/** The part of the page that looks inside the searches. */
export function Lab() {
  const texts = labWords.value;
  const { page } = address.value;
  usePageTitle(texts.title);
  return (
    <>
      <Header part="lab" title={PAGES.has(page) ? titleOf(page) : texts.title} />
      <main class="lab" data-testid="lab">
        <nav class="lab-tabs" aria-label={texts.title}>
          {LAB_TABS.map((id) => (
            <a key={id} class="tab" href={hrefOf(id)} aria-current={id === page ? 'page' : undefined}>
              {titleOf(id)}
            </a>
          ))}
        </nav>
        <CurrentPage />
      </main>
    </>
  );
}

/** Each address is a page of its own, without the state of the one before. */
function CurrentPage() {
  const { page, params } = address.value;
  const texts = labWords.value;
  if (!PAGES.has(page)) return <p class="error">{texts.noSuchPage}</p>;
  return <Guarded key={`${page}?${params}`} page={page} params={params} />;
}

function Guarded({ page, params }: { readonly page: string; readonly params: URLSearchParams }) {
  const texts = labWords.value;
  const [error] = useErrorBoundary((problem) => console.error(problem));
  const Content = PAGES.get(page) as Page;
  if (error !== undefined) return <p class="error">{texts.failed}</p>;
  return (
    <>
      <h2>{titleOf(page)}</h2>
      <Content params={params} />
    </>
  );
}

/** The examples to open, by source. */
function ExamplesPage() {
  const texts = labWords.value;
  return (
    <>
      {exampleGroups().map(({ game, examples }) => {
        const { source, examples: words } =
          game === undefined
            ? { source: texts.textbookSource, examples: texts.examples }
            : labSourceTexts(language.value, game);
        return (
          <section key={source} class="lab-group">
            <h3>{source}</h3>
            <ul class="lab-cards">
              {examples.map(({ id, href }) => (
                <li key={id}>
                  <a class="lab-card" href={href} data-example={id}>
                    <strong>{words[id]?.title ?? id}</strong>
                    <span>{words[id]?.text}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
