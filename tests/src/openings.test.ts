import { gameById, gamesWith, loadAllGames, openingsOf } from '@tahoun/catalogue';
import { LANGUAGES, type Opening } from '@tahoun/i18n';
import { describe, expect, it } from 'vitest';

await loadAllGames(['rules', 'openings']);

/** The position after an opening, as text. */
function after(id: string, { moves }: Pick<Opening, 'moves'>): string {
  const game = gameById(id);
  const position = game.initial();
  for (const move of moves) {
    const played = game.parseMove(position, move);
    expect(game.formatMove(position, played), moves.join(' ')).toBe(move);
    position.makeMove(played);
  }
  return game.formatPosition(position);
}

describe.each(gamesWith('openings'))('the openings of %s', (id) => {
  const openings = openingsOf(id) as readonly Opening[];

  it('are legal lines in the notation of the game, no two to the same place', () => {
    const places = new Map<string, string>();
    for (const opening of openings) {
      const place = after(id, opening).split(' ').slice(0, 3).join(' ');
      expect(places.get(place), opening.name.en).toBeUndefined();
      places.set(place, opening.name.en);
    }
    expect(openings.length).toBeGreaterThanOrEqual(150);
  });

  it('have a name in every language, and no two the same', () => {
    for (const language of LANGUAGES) {
      const names = openings.map(({ name }) => name[language]);
      for (const name of names) expect(name).toMatch(/^\p{Lu}.{2,}[^\s:,]$/u);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  });

  it('are called alike with all their variations, in every language', () => {
    const families = new Map<string, string>();
    for (const { name } of openings.filter((each) => each.name.en.includes(': '))) {
      const [en = '', cs] = [name.en, name.cs].map((each) => each.split(':')[0]);
      expect(cs, name.en).toBe(families.get(en) ?? cs);
      families.set(en, cs as string);
    }
  });
});

it.each([
  ['Ruy Lopez', 'r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq'],
  ['Evans Gambit', 'r1bqk1nr/pppp1ppp/2n5/2b1p3/1PB1P3/5N2/P1PP1PPP/RNBQK2R b KQkq'],
  ['Sicilian Defence: Najdorf Variation', 'rnbqkb1r/1p2pppp/p2p1n2/8/3NP3/2N5/PPP2PPP/R1BQKB1R w KQkq'],
  ['Centre Game', 'rnbqkbnr/pppp1ppp/8/4p3/3PP3/8/PPP2PPP/RNBQKBNR b KQkq'],
  ['French Defence: Winawer Variation', 'rnbqk1nr/ppp2ppp/4p3/3p4/1b1PP3/2N5/PPP2PPP/R1BQKBNR w KQkq'],
  ['Caro–Kann Defence', 'rnbqkbnr/pp1ppppp/2p5/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq'],
  ['Queen’s Gambit', 'rnbqkbnr/ppp1pppp/8/3p4/2PP4/8/PP2PPPP/RNBQKBNR b KQkq'],
  ['Slav Defence', 'rnbqkbnr/pp2pppp/2p5/3p4/2PP4/8/PP2PPPP/RNBQKBNR w KQkq'],
  ['Nimzo-Indian Defence', 'rnbqk2r/pppp1ppp/4pn2/8/1bPP4/2N5/PP2PPPP/R1BQKBNR w KQkq'],
  ['Grünfeld Defence', 'rnbqkb1r/ppp1pp1p/5np1/3p4/2PP4/2N5/PP2PPPP/R1BQKBNR w KQkq'],
  ['Benko Gambit', 'rnbqkb1r/p2ppppp/5n2/1ppP4/2P5/8/PP2PPPP/RNBQKBNR w KQkq'],
])('the %s of chess leads where the books have it', (name, place) => {
  const opening = openingsOf('chess')?.find((each) => each.name.en === name) as Opening;
  expect(after('chess', opening)).toMatch(new RegExp(`^${place} `));
});
