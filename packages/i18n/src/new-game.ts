import type { Language } from './language.js';
import { czech } from './typography.js';

const newGameEn = {
  game: 'Game',
  strength: 'Strength',
  /** Above the choice of a side. */
  youPlay: 'You play',
  /** A side by lot. */
  byLot: 'Random',
  moreOptions: 'More options',
  /** What a level plays like, weakest first. */
  levels: [
    'Moves almost at random and overlooks most threats. For your first games.',
    'Sees what it can take, and often misses what you can.',
    'Thinks a move or two ahead and makes a slip now and then.',
    'Seldom gives anything away for nothing.',
    'Looks several moves ahead; its slips are rare.',
    'Sees nearly every trap. You need a plan to win.',
    'Makes no slips on purpose.',
    'The whole engine, as strong as it gets.',
  ] as readonly string[],
};

type NewGameTexts = Readonly<typeof newGameEn>;

const newGameCs: NewGameTexts = {
  game: 'Hra',
  strength: 'Síla',
  youPlay: 'Hrajete za',
  byLot: 'Losem',
  moreOptions: 'Další možnosti',
  levels: [
    'Táhne skoro náhodně a většinu hrozeb přehlédne. Na první partie.',
    'Vidí, co může vzít, a často přehlédne, co můžete vzít vy.',
    'Přemýšlí o tah či dva dopředu a občas chybuje.',
    'Málokdy dá něco zadarmo.',
    'Počítá několik tahů dopředu a chybuje zřídka.',
    'Vidí skoro každou past. K výhře potřebujete plán.',
    'Schválně nechybuje.',
    'Celý program v plné síle.',
  ],
};

/** The words of the form that starts a game. */
export function newGameTexts(language: Language): NewGameTexts {
  return language === 'cs' ? czech(newGameCs) : newGameEn;
}
