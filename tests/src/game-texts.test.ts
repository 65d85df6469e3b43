import type { Drawing } from '@tahoun/board';
import {
  aiOf,
  artistOf,
  gameById,
  gameIds,
  playerFormsOf,
  playerNumbersOf,
  setUpFormOf,
} from '@tahoun/catalogue/all';
import {
  type Evaluation,
  type Move,
  ONGOING,
  type Position,
  Random,
  legalMoves,
  playRandomMove,
} from '@tahoun/core';
import { defaultsOf, parametersOf, settingsOf, squareId, tablesOf } from '@tahoun/engine';
import type { SetUpForm } from '@tahoun/games';
import {
  type GameTexts,
  LANGUAGES,
  evaluationTexts,
  gameTexts,
  parameterTexts,
  setUpGameTexts,
  settingTexts,
  squareTableTexts,
} from '@tahoun/i18n';
import { describe, expect, it } from 'vitest';

/** Positions to check per game. Some games end within a dozen moves, others after hundreds. */
const ENOUGH_POSITIONS = 800;

it('minimax with exchanges is offered where there are some, because elsewhere it is minimax', () => {
  const offered = gameIds().filter((id) => playerFormsOf(id).includes('minimax-quiescence'));
  expect(offered).toEqual(['chess', 'czech-draughts']);
});

describe.each(gameIds().map((id) => [id]))('%s', (id) => {
  it('offers the player of its source where it has one, with a depth where its search takes one', () => {
    const { source } = aiOf(id);
    const isOffered = playerFormsOf(id).includes('source');
    if (source !== undefined) expect(isOffered).toBe(true);
    expect(playerNumbersOf(id, 'source').length).toBe(source?.search === undefined ? 1 : 0);
  });

  it.each(LANGUAGES)('names in %s the player of its source, and a search of its own', (language) => {
    const { sourcePlayer, sourcePlayerNote } = gameTexts(language, id);
    expect(sourcePlayer !== undefined).toBe(playerFormsOf(id).includes('source'));
    expect(sourcePlayerNote !== undefined).toBe(aiOf(id).source?.search !== undefined);
  });

  it.each(LANGUAGES)('names its options in %s', (language) => {
    const starts = gameById(id)
      .variants.filter(({ suggestions }) => suggestions.length > 0)
      .map((option) => option.id);
    expect(Object.keys(gameTexts(language, id).variants)).toEqual(starts);
  });

  it.each(LANGUAGES)('names the marks of its board in %s', (language) => {
    const marks = (artistOf(id).marks ?? []).map((mark) => mark.id);
    expect(Object.keys(gameTexts(language, id).marks ?? {})).toEqual(marks);
  });

  it.each(LANGUAGES)('names what positions are set up with, in %s', (language) => {
    const form = setUpFormOf(id) as SetUpForm;
    const setUp = form.read(gameById(id).initial());
    const { piece, options } = setUpGameTexts(language, id);
    for (const each of form.palette(setUp)) expect(piece(each.id)).toMatch(/^[A-ZÁ-Ž0-9]/);
    for (const option of form.options(setUp)) {
      expect(options[option.id]?.label).toMatch(/^[A-ZÁ-Ž]/);
      for (const value of option.values) expect(options[option.id]?.value(value)).toMatch(/\S/);
    }
    checkPlaces(id, artistOf(id).draw(form.sketch(setUp), { isSetUp: true }));
  });

  it.each(LANGUAGES)('names and explains its parameters, and no others, in %s', (language) => {
    const texts = parameterTexts(language, id);
    expect(Object.keys(texts)).toEqual(parametersOf({ ai: aiOf(id) }).map((parameter) => parameter.id));
    expect(Object.keys(settingTexts(language, id))).toEqual(
      settingsOf({ ai: aiOf(id) }).map((setting) => setting.id),
    );
    const tables = squareTableTexts(language, id);
    expect(Object.keys(tables)).toEqual(tablesOf({ ai: aiOf(id) }).map((table) => table.id));
    for (const name of Object.values(tables)) expect(name).toMatch(/^[A-ZÁ-Ž]/);
    for (const { id: name, choices } of parametersOf({ ai: aiOf(id) }))
      expect(texts[name]?.choices?.length).toBe(choices?.length);
    for (const { name, help } of Object.values(texts)) {
      expect(name).toMatch(/^\S.{1,30}\S$/);
      expect(help).toMatch(/^\S.{30,}\.$/);
    }
  });

  it.each(LANGUAGES)('names and explains each term of its evaluations, and no others, in %s', (language) => {
    const { textbook, best } = aiOf(id);
    for (const evaluation of [textbook, best, ...ownEvaluation(id)]) {
      const texts = evaluationTexts(language, id)[evaluation.id];
      expect(texts?.name, evaluation.id).toMatch(/^[A-ZÁ-Ž]/);
      expect(texts?.about).toMatch(/^[A-ZÁ-Ž].{20,}\.$/);
      const [terms, facts] = [new Set<string>(), new Set<string>()];
      for (let seed = 0; seed < 60; seed++) {
        const position = randomPosition(id, seed);
        for (const term of Object.keys(evaluation.terms(position))) terms.add(term);
        for (const fact of Object.keys(evaluation.facts?.(position) ?? {})) facts.add(fact);
      }
      expect([...terms].filter((term) => texts?.terms[term] === undefined)).toEqual([]);
      expect(Object.keys(texts?.facts ?? {})).toEqual([...facts]);
      for (const { name, help } of Object.values(texts?.terms ?? {})) {
        expect(name).toMatch(/^[A-ZÁ-Ž]/);
        expect(help).toMatch(/^[A-ZÁ-Ž].{10,}\.$/);
      }
    }
  });

  it('has words for every place, figure and result of its games, also while a move is picked', () => {
    for (let seed = 0, seen = 0; seen < ENOUGH_POSITIONS; seed++) seen += checkGame(id, seed);
  });
});

/** The evaluation of the source with all that people may set; none without. */
function ownEvaluation(id: string): Evaluation[] {
  const { source } = aiOf(id);
  const [parameters, tables] = [parametersOf({ ai: aiOf(id) }), tablesOf({ ai: aiOf(id) })];
  if (source === undefined || parameters.length === 0) return [];
  const largest = parameters
    .filter(({ choices }) => choices === undefined)
    .map((each) => [each.id, each.max]);
  const squares = tables.flatMap((table) =>
    table.squares.map((square) => [squareId(table, square), table.max]),
  );
  return [source.evaluation({ ...defaultsOf(parameters), ...Object.fromEntries([...largest, ...squares]) })];
}

/** Some position of a random game, of any length. */
function randomPosition(id: string, seed: number): Position {
  const random = new Random(seed);
  const position = gameById(id).initial();
  for (let ply = random.below(120); ply > 0 && position.outcome() === ONGOING; ply--) {
    playRandomMove(position, random);
  }
  return position;
}

/** Plays a random game. @returns the number of positions in it. */
function checkGame(id: string, seed: number): number {
  const game = gameById(id);
  const random = new Random(seed);
  const position = game.initial();
  for (let count = 1; ; count++) {
    const figures = Object.keys(game.figures(position));
    for (const language of LANGUAGES) {
      for (const key of figures) expect(gameTexts(language, id).figures).toHaveProperty(key);
    }
    if (position.outcome() !== ONGOING) {
      checkPlaces(id, artistOf(id).draw(position, {}));
      const reason = game.result(position)?.reason ?? '';
      for (const language of LANGUAGES) expect(gameTexts(language, id).reasons).toHaveProperty(reason);
      return count;
    }
    const moves = legalMoves(position);
    const move = moves[random.below(moves.length)] as Move;
    const targets = game.targets(position, move)[0] as readonly string[];
    const picked = targets.slice(0, random.below(targets.length));
    checkPlaces(id, artistOf(id).draw(position, { picked }));
    position.makeMove(move);
  }
}

function checkPlaces(id: string, { areas }: Drawing): void {
  for (const texts of LANGUAGES.map((language): GameTexts => gameTexts(language, id))) {
    for (const { label } of areas) {
      const words = texts.labels[label.key]?.(label.params) ?? '';
      // Plain checks: an `expect` for each of thousands of places takes most of the time.
      if (words.trim() === '' || /undefined|NaN/.test(words)) {
        expect.fail(`${label.key} ${JSON.stringify(label.params)} is called "${words}"`);
      }
    }
  }
}
