import { type Round, isRoundRobin } from './pairing.js';

/** The standing of a player. Points are counted in halves. */
export interface Standing {
  readonly number: number;
  readonly halves: number;
  /**
   * Decides between equal points: Sonneborn-Berger in a round robin (a beaten opponent's points, half those of one
   * drawn with), Buchholz in a Swiss tournament (all opponents' points). In quarters and halves of a point.
   */
  readonly tieBreak: number;
  readonly wins: number;
}

/** The players, the best first. @param players their numbers, of which there are as many as have begun. */
export function standingsOf(players: readonly number[], rounds: readonly Round[]): Standing[] {
  const results = rounds
    .flat()
    .flatMap(({ first, second, halves }) =>
      halves === null
        ? []
        : [
            { player: first, rival: second, halves: halves[0] },
            ...(second === null ? [] : [{ player: second, rival: first, halves: halves[1] }]),
          ],
    );
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const resultsOf = (player: number) => results.filter((result) => result.player === player);
  const halvesOf = new Map(
    players.map((player) => [player, sum(resultsOf(player).map(({ halves }) => halves))]),
  );
  const weight = (halves: number) => (isRoundRobin(players.length) ? halves : 1);
  const standings = players.map((number): Standing => {
    const own = resultsOf(number).filter(({ rival }) => rival !== null);
    return {
      number,
      halves: halvesOf.get(number) ?? 0,
      tieBreak: sum(own.map(({ rival, halves }) => weight(halves) * (halvesOf.get(rival as number) ?? 0))),
      wins: own.filter(({ halves }) => halves === 2).length,
    };
  });
  return standings.toSorted(
    (a, b) => b.halves - a.halves || b.tieBreak - a.tieBreak || b.wins - a.wins || a.number - b.number,
  );
}
