import { useEffect, useErrorBoundary } from 'preact/hooks';
import { Preferences } from '../components/Preferences.js';
import { recall } from '../preferences.js';
import { address } from './address.js';
import { loadAtariGoPage } from './atari-go/load.js';
import { loadChocolatePage } from './chocolate/load.js';
import { CountsPage } from './counts/CountsPage.js';
import { loadCzechDraughtsPage } from './czech-draughts/load.js';
import { loadEvaluationPage } from './evaluation/load.js';
import { type Page, fetched } from './fetched.js';
import { loadGraphPage } from './graph/load.js';
import { LAB_TABS, type LabPage, hrefOf } from './href.js';
import './lab.css';
import { ExamplesPage } from './pages/ExamplesPage.js';
import { PositionPage } from './pages/PositionPage.js';
import { TreePage } from './pages/TreePage.js';
import { QuizPage } from './quiz/QuizPage.js';
import { loadTimesPage } from './times/load.js';
import { labWords } from './words.js';

const PAGES: Readonly<Record<LabPage, Page>> = {
  examples: ExamplesPage,
  position: PositionPage,
  evaluation: fetched(loadEvaluationPage),
  tree: TreePage,
  graph: fetched(loadGraphPage),
  quiz: QuizPage,
  counts: CountsPage,
  chocolate: fetched(loadChocolatePage),
  'atari-go': fetched(loadAtariGoPage),
  'czech-draughts': fetched(loadCzechDraughtsPage),
  times: fetched(loadTimesPage),
};

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
              {texts.pages[id]}
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
  if (page === null) return <p class="error">{texts.noSuchPage}</p>;
  return <Guarded key={`${page}?${params}`} page={page} params={params} />;
}

function Guarded({ page, params }: { readonly page: LabPage; readonly params: URLSearchParams }) {
  const texts = labWords.value;
  const [error] = useErrorBoundary((problem) => console.error(problem));
  const Content = PAGES[page];
  if (error !== undefined) return <p class="error">{texts.failed}</p>;
  return (
    <>
      <h2>{texts.pages[page]}</h2>
      <Content params={params} />
    </>
  );
}
