import { effect, signal } from '@preact/signals';
import { type BestMoveRequest, type Judgeable, chances } from '@tahoun/engine';
import { standingSentence } from '@tahoun/i18n';
import { language } from '../kit/preferences.js';
import { type Place, askedAbout } from './page-match.js';
import { perStore } from './store.js';

/**
 * The engine's opinion of the position on the board. The hint, the bar and the analysis search for different
 * times, and a longer search may come to another result; so all of them show the latest result of the longest
 * search.
 */

type Ask = (request: BestMoveRequest, options: { readonly signal: AbortSignal }) => Promise<Judgeable>;

interface Found {
  readonly answer: Judgeable;
  /** Moves that the search was allowed to make; of one under way, those that it has made. */
  readonly effort: number;
}

/** The analysis that is under way. */
interface Running {
  readonly key: string;
  readonly found: Found | null;
}

/** The positions of a few long games, reviewed. */
const MOST_KNOWN = 2000;

export const opinions = perStore(() => createOpinions());

/** @param most number of opinions that are kept: the latest ones */
export function createOpinions(most = MOST_KNOWN) {
  const known = new Map<string, Found>();
  /** Counts new opinions, so that components that show them follow. */
  const changes = signal(0);
  const running = signal<Running | null>(null);

  function foundAbout(key: string): Found | undefined {
    void changes.value;
    const now = running.value;
    return now?.key === key && now.found !== null ? now.found : known.get(key);
  }

  /** The present opinion of a place; null where nothing has searched it. */
  function opinionOf(place: Place): Judgeable | null {
    return foundAbout(keyOf(place))?.answer ?? null;
  }

  function remember(key: string, found: Found): void {
    if (found.effort < (known.get(key)?.effort ?? 0)) return;
    known.delete(key);
    known.set(key, found);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    changes.value++;
  }

  /** Another search of a place has ended. @param effort moves that it was allowed to make */
  function learn(place: Place, answer: Judgeable, effort: number): void {
    remember(keyOf(place), { answer, effort });
  }

  /** Begins the analysis of a place. @returns functions that report its answers and end it */
  function analyse(place: Place) {
    const key = keyOf(place);
    let mine: Running = { key, found: null };
    running.value = mine;
    return {
      report: (answer: Judgeable, effort: number) => {
        if (running.peek() !== mine) return;
        mine = { key, found: { answer, effort } };
        running.value = mine;
      },
      end: () => {
        if (running.peek() !== mine) return;
        running.value = null;
        if (mine.found !== null) remember(key, mine.found);
      },
    };
  }

  /** Waits while that place is being analysed, until the analysis has made `nodes` moves. */
  function analysed(key: string, nodes: number, aborted: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      let stop = () => {};
      const end = () => {
        stop();
        resolve();
      };
      aborted.addEventListener('abort', end, { once: true });
      stop = effect(() => {
        const now = running.value;
        if (now?.key !== key || (now.found?.effort ?? 0) >= nodes) queueMicrotask(end);
      });
    });
  }

  /**
   * The opinion of a place after at least `nodes` moves: a known one, the result of the running analysis, or
   * a new answer of `ask`.
   * @returns null when it was cancelled
   */
  async function opinionAfter(
    place: Place,
    nodes: number,
    ask: Ask,
    aborted: AbortSignal,
  ): Promise<Judgeable | null> {
    const key = keyOf(place);
    if (running.peek()?.key === key) await analysed(key, nodes, aborted);
    const found = foundAbout(key);
    if (aborted.aborted) return null;
    if (found !== undefined && found.effort >= nodes) return found.answer;
    const answer = await ask({ ...askedAbout(place), nodes }, { signal: aborted });
    if (aborted.aborted) return null;
    remember(key, { answer, effort: nodes });
    return foundAbout(key)?.answer ?? answer;
  }

  return { opinionOf, opinionAfter, learn, analyse };
}

function keyOf(place: Place): string {
  return JSON.stringify(askedAbout(place));
}

/** The evaluation of a position in words. @param score for the first side */
export function standingWords(game: string, { score, distanceIsBound }: Judgeable): string {
  const { winChance, mate } = chances(Math.abs(score), false);
  const side = score < 0 ? 1 : 0;
  return standingSentence(language.value, game, { side, winChance, mate, within: distanceIsBound === true });
}
