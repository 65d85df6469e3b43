import { useEffect, useErrorBoundary } from 'preact/hooks';
import { Preferences } from '../components/Preferences.js';
import { gameTitleOf, recall } from '../preferences.js';
import { address } from './address.js';
import { CountsPage } from './counts/CountsPage.js';
import { loadEvaluationPage } from './evaluation/load.js';
import { fetched } from './fetched.js';
import { LAB_GAMES } from './games/index.js';
import { loadGraphPage } from './graph/load.js';
import { hrefOf } from './href.js';
import './lab.css';
import { LAB_TABS, type SharedPage } from './lab-pages.js';
import type { Page } from './page.js';
import { ExamplesPage } from './pages/ExamplesPage.js';
import { PositionPage } from './pages/PositionPage.js';
import { TreePage } from './pages/TreePage.js';
import { QuizPage } from './quiz/QuizPage.js';
import { loadTimesPage } from './times/load.js';
import { labWords } from './words.js';

const SHARED: Readonly<Record<SharedPage, Page>> = {
  examples: ExamplesPage,
  position: PositionPage,
  evaluation: fetched(loadEvaluationPage),
  tree: TreePage,
  graph: fetched(loadGraphPage),
  quiz: QuizPage,
  counts: CountsPage,
  times: fetched(loadTimesPage),
};

const PAGES = new Map<string, Page>([
  ...Object.entries(SHARED),
  ...LAB_GAMES.flatMap(({ game, page }) => (page === undefined ? [] : [[game, fetched(page.load)] as const])),
]);

/** What a page is called; one about a single game like the game. */
function titleOf(page: string): string {
  const { pages } = labWords.value;
  return Object.hasOwn(pages, page) ? pages[page as SharedPage] : gameTitleOf(page).name;
}

/** The part of the page that looks inside the searches. */
export function Lab() {
  const texts = labWords.value;
  const { page } = address.value;
  useEffect(() => {
    document.title = `${texts.title} – Tahoun`;
    return () => {
      document.title = 'Tahoun';
    };
  }, [texts]);
  return (
    <>
      <header class="header">
        <h1>
          <img src="/icon.svg" alt="" width="30" height="30" /> <span class="lab-brand">Tahoun</span>{' '}
          <span class="lab-title">{texts.title}</span>
        </h1>
        <nav class="games" aria-label={texts.title}>
          {LAB_TABS.map((id) => (
            <a key={id} class="tab lab-tab" href={hrefOf(id)} aria-current={id === page ? 'page' : undefined}>
              {titleOf(id)}
            </a>
          ))}
          <a class="tab lab-tab" href={`#${recall('game') ?? ''}`}>
            {texts.backToGame}
          </a>
        </nav>
        <Preferences />
      </header>
      <main class="lab" data-testid="lab">
        <CurrentPage />
      </main>
    </>
  );
}

/** Each address is a page of its own: what was on the one before is gone. */
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
