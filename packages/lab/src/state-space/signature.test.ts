import { Random } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import { parseStateGraph } from './graph-text.js';
import { SPACE_ALGORITHMS, searchStateSpace } from './search.js';

/*
 * The signature of the searches of state spaces: every state in the order in which it is examined, the fate
 * of its children, and the open list then. To write it again on purpose:
 * `vitest run src/state-space/signature.test.ts --update`.
 */

/** Graphs with ties, cycles, and estimates that say too much. */
function graphOf(seed: number): string {
  const random = new Random(seed);
  const names = [...'ABCDEFGHIJ'];
  const lines = names.map((name) => {
    const to = names.filter((other) => other !== name && random.below(4) === 0);
    const edges = to.map((other) => `${other} ${1 + random.below(4)}`).join(', ');
    return `${name}:${random.below(5)}${edges === '' ? '' : ` -> ${edges}`}`;
  });
  return [...lines, 'goal J'].join('; ');
}

describe('the order in which states are examined is what was written down', () => {
  const examined = (seed: number): string => {
    const text = graphOf(seed);
    const graph = parseStateGraph(text);
    const nameOf = (state: number) => graph.nodes[state]?.name ?? '?';
    const lines = SPACE_ALGORITHMS.map((algorithm) => {
      const search = searchStateSpace(graph, algorithm, { limit: 3 });
      const steps = search.steps.slice(0, 12).map(({ kind, taken, children, frontier, dropped, memory }) => {
        const fates = children.map(
          ({ entry, fate }) => `${nameOf(entry.state)}${entry.rank ?? ''}${fate.slice(0, 2)}`,
        );
        const waiting = frontier.map(({ state, cost }) => `${nameOf(state)}${cost}`).join('');
        const gone = dropped.map(({ state }) => nameOf(state)).join('');
        const head = taken === null ? kind : `${kind[0]}${nameOf(taken.state)}`;
        return `${head}(${fates.join(' ')})[${waiting}]${memory.length}${gone && `-${gone}`}`;
      });
      const { end, found, largestFrontier, largestMemory } = search;
      const counts = `${search.examined} ${largestFrontier} ${largestMemory}`;
      return `${algorithm}: ${end}, cost ${found?.cost}, ${counts}: ${steps.join(' ')}`;
    });
    return [text, ...lines, ''].join('\n');
  };

  it('by every algorithm', () => {
    expect(`\n${[1, 3, 6, 8].map(examined).join('\n')}`).toMatchInlineSnapshot(`
      "
      A:2 -> G 2, H 1, I 4; B:2 -> A 3, C 2, E 3, F 3, I 4; C:3; D:3 -> A 4, E 4, G 3, J 4; E:1 -> B 4, G 2, H 2; F:1 -> B 4, E 4, J 1; G:3 -> A 1, B 1, D 4, I 2; H:0 -> A 4, B 2, I 2; I:3 -> E 3; J:4 -> B 3, G 3; goal J
      breadth-first: found, cost 10, 6 4 9: eA(Gad Had Iad)[G2H1I4]1 eG(Akn Bad Dad Ikn)[H1I4B3D6]2 eH(Akn Bkn Ikn)[I4B3D6]3 eI(Ead)[B3D6E7]4 eB(Akn Cad Ekn Fad Ikn)[D6E7C5F6]5 eD(Afo Efo Gfo Jgo)[E7C5F6]6
      depth-first: found, cost 7, 6 6 9: eA(Gad Had Iad)[G2H1I4]1 eG(Akn Bad Dad Ikn)[B3D6H1I4]2 eB(Akn Cad Ead Fad Ikn)[C5E6F6D6H1I4]3 eC()[E6F6D6H1I4]4 eE(Bkn Gkn Hkn)[F6D6H1I4]5 eF(Bfo Efo Jgo)[D6H1I4]6
      depth-limited: found, cost 10, 8 8 11: eA(Gad Had Iad)[G2H1I4]1 eG(Aon Bad Dad Iad)[B3D6I4H1I4]2 eB(Aon Cad Ead Fad Iad)[C5E6F6I7D6I4H1I4]3 eC()[E6F6I7D6I4H1I4]4 lE()[F6I7D6I4H1I4]4 lF()[I7D6I4H1I4]4 lI()[D6I4H1I4]4 eD(Afo Efo Gfo Jgo)[I4H1I4]3
      iterative-deepening: found, cost 10, 22 8 11: eA(Gad Had Iad)[G2H1I4]1 lG()[H1I4]2 lH()[I4]2 lI()[]2 restart()[A0]0 eA(Gad Had Iad)[G2H1I4]1 eG(Aon Bad Dad Iad)[B3D6I4H1I4]2 lB()[D6I4H1I4]3 lD()[I4H1I4]3 lI()[H1I4]3 eH(Aon Bad Iad)[B3I3I4]2 lB()[I3I4]3
      hill-climbing: stuck, cost undefined, 2 1 1: eA(G3fo H0ch I3fo)[H1]0 eH(A2fo B2fo I3fo)[]1
      best-first: found, cost 7, 10 5 10: eA(G3ad H0ad I3ad)[H1G2I4]1 eH(A2kn B2ad I3kn)[B3G2I4]2 eB(A2kn C3ad E1ad F1ad I3kn)[E6F6G2I4C5]3 eE(B2kn G3kn H0kn)[F6G2I4C5]4 eF(B2kn E1kn J4ad)[G2I4C5J7]5 eG(A2kn B2kn D3ad I3kn)[I4C5D6J7]6 eI(E1kn)[C5D6J7]7 eC()[D6J7]8 eD(A2kn E1kn G3kn J4kn)[J7]9 gJ()[]9
      a-star: found, cost 7, 10 5 10: eA(G5ad H1ad I7ad)[H1G2I4]1 eH(A7kn B5ad I6im)[G2B3I3]2 eG(A5kn B5kn D9ad I7kn)[B3I3D6]3 eB(A8kn C8ad E7ad F7ad I10kn)[I3E6F6C5D6]4 eI(E7kn)[E6F6C5D6]5 eE(B12kn G11kn H8kn)[F6C5D6]6 eF(B12kn E11kn J11ad)[C5D6J7]7 eC()[D6J7]8 eD(A12kn E11kn G12kn J14kn)[J7]9 gJ()[]9
      branch-and-bound: found, cost 7, 9 5 9: eA(G2ad H1ad I4ad)[H1G2I4]1 eH(A5kn B3ad I3im)[G2B3I3]2 eG(A3kn B3kn D6ad I4kn)[B3I3D6]3 eB(A6kn C5ad E6ad F6ad I7kn)[I3C5D6E6F6]4 eI(E6kn)[C5D6E6F6]5 eC()[D6E6F6]6 eD(A10kn E10kn G9kn J10go)[E6F6]7 eE(B10to G8kn H8kn)[F6]8 eF(B10to E10to J7go)[]9

      A:0 -> B 1, E 1, I 1; B:1 -> A 3, F 3, G 2; C:4 -> B 4, E 1, I 1; D:0 -> A 4, C 2, H 3, I 2; E:4 -> D 2, G 2; F:1; G:3 -> B 1, H 1; H:4 -> C 4, J 3; I:3 -> A 1, B 1, E 1, G 4, H 4; J:3 -> A 3, D 2, F 2; goal J
      breadth-first: found, cost 8, 8 4 9: eA(Bad Ead Iad)[B1E1I1]1 eB(Akn Fad Gad)[E1I1F4G3]2 eE(Dad Gkn)[I1F4G3D3]3 eI(Akn Bkn Ekn Gkn Had)[F4G3D3H5]4 eF()[G3D3H5]5 eG(Bkn Hkn)[D3H5]6 eD(Akn Cad Hkn Ikn)[H5C5]7 eH(Cfo Jgo)[C5]8
      depth-first: found, cost 7, 5 4 7: eA(Bad Ead Iad)[B1E1I1]1 eB(Akn Fad Gad)[F4G3E1I1]2 eF()[G3E1I1]3 eG(Bkn Had)[H4E1I1]4 eH(Cfo Jgo)[E1I1]5
      depth-limited: found, cost 8, 24 5 8: eA(Bad Ead Iad)[B1E1I1]1 eB(Aon Fad Gad)[F4G3E1I1]2 eF()[G3E1I1]3 eG(Bon Had)[H4E1I1]3 lH()[E1I1]4 eE(Dad Gad)[D3G3I1]2 eD(Aon Cad Had Iad)[C5H6I5G3I1]3 lC()[H6I5G3I1]4 lH()[I5G3I1]4 lI()[G3I1]4 eG(Bad Had)[B4H4I1]3 lB()[H4I1]4
      iterative-deepening: found, cost 8, 40 5 8: eA(Bad Ead Iad)[B1E1I1]1 lB()[E1I1]2 lE()[I1]2 lI()[]2 restart()[A0]0 eA(Bad Ead Iad)[B1E1I1]1 eB(Aon Fad Gad)[F4G3E1I1]2 eF()[G3E1I1]3 lG()[E1I1]3 eE(Dad Gad)[D3G3I1]2 lD()[G3I1]3 lG()[I1]3
      hill-climbing: stuck, cost undefined, 1 1 1: eA(B1fo E4fo I3fo)[]1
      best-first: found, cost 8, 9 4 10: eA(B1ad E4ad I3ad)[B1I1E1]1 eB(A0kn F1ad G3ad)[F4I1G3E1]2 eF()[I1G3E1]3 eI(A0kn B1kn E4kn G3kn H4ad)[G3E1H5]4 eG(B1kn H4kn)[E1H5]5 eE(D0ad G3kn)[D3H5]6 eD(A0kn C4ad H4kn I3kn)[H5C5]7 eH(C4kn J3ad)[J8C5]8 gJ()[C5]8
      a-star: found, cost 7, 10 4 10: eA(B2ad E5ad I4ad)[B1I1E1]1 eB(A4kn F5ad G6ad)[I1E1F4G3]2 eI(A2kn B3kn E6kn G8kn H9ad)[E1F4G3H5]3 eE(D3ad G6kn)[D3F4G3H5]4 eD(A7kn C9ad H10kn I8kn)[F4G3H5C5]5 eF()[G3H5C5]6 eG(B5kn H8im)[H4C5]7 eH(C12kn J10ad)[C5J7]8 eC(B10kn E10kn I9kn)[J7]9 gJ()[]9
      branch-and-bound: found, cost 7, 9 4 9: eA(B1ad E1ad I1ad)[B1E1I1]1 eB(A4kn F4ad G3ad)[E1I1G3F4]2 eE(D3ad G3kn)[I1G3D3F4]3 eI(A2kn B2kn E2kn G5kn H5ad)[G3D3F4H5]4 eG(B4kn H4im)[D3F4H4]5 eD(A7kn C5ad H6kn I5kn)[F4H4C5]6 eF()[H4C5]7 eH(C8kn J7go)[C5]8 eC(B9to E6kn I6kn)[]9

      A:4 -> B 1, I 1; B:2 -> H 1, I 1; C:3 -> E 2, I 3; D:0 -> B 3, E 2, J 4; E:2 -> F 1, H 2, I 1; F:0 -> B 1, D 4, J 4; G:1 -> C 1, E 4, H 2; H:1 -> A 1, F 3, G 2; I:1 -> D 1, F 3, G 3; J:1 -> D 4, F 1, G 4, I 2; goal J
      breadth-first: found, cost 6, 5 4 7: eA(Bad Iad)[B1I1]1 eB(Had Ikn)[I1H2]2 eI(Dad Fad Gad)[H2D2F4G4]3 eH(Akn Fkn Gkn)[D2F4G4]4 eD(Bfo Efo Jgo)[F4G4]5
      depth-first: found, cost 9, 4 3 6: eA(Bad Iad)[B1I1]1 eB(Had Ikn)[H2I1]2 eH(Akn Fad Gad)[F5G4I1]3 eF(Bfo Dfo Jgo)[G4I1]4
      depth-limited: found, cost 6, 11 4 7: eA(Bad Iad)[B1I1]1 eB(Had Iad)[H2I2I1]2 eH(Aon Fad Gad)[F5G4I2I1]3 lF()[G4I2I1]4 lG()[I2I1]4 eI(Dad Fad Gad)[D3F5G5I1]3 lD()[F5G5I1]4 lF()[G5I1]4 lG()[I1]4 eI(Dad Fad Gad)[D2F4G4]2 eD(Bfo Efo Jgo)[F4G4]3
      iterative-deepening: found, cost 6, 22 4 7: eA(Bad Iad)[B1I1]1 lB()[I1]2 lI()[]2 restart()[A0]0 eA(Bad Iad)[B1I1]1 eB(Had Iad)[H2I2I1]2 lH()[I2I1]3 lI()[I1]3 eI(Dad Fad Gad)[D2F4G4]2 lD()[F4G4]3 lF()[G4]3 lG()[]3
      hill-climbing: stuck, cost undefined, 3 1 1: eA(B2fo I1ch)[I1]0 eI(D0ch F0fo G1fo)[D2]0 eD(B2fo E2fo J1fo)[]1
      best-first: found, cost 6, 6 5 10: eA(B2ad I1ad)[I1B1]1 eI(D0ad F0ad G1ad)[D2F4G4B1]2 eD(B2kn E2ad J1ad)[F4G4J6B1E4]3 eF(B2kn D0kn J1kn)[G4J6B1E4]4 eG(C3ad E2kn H1ad)[J6H6B1E4C5]5 gJ()[H6B1E4C5]5
      a-star: found, cost 6, 9 5 10: eA(B3ad I2ad)[I1B1]1 eI(D2ad F4ad G5ad)[D2B1F4G4]2 eD(B7kn E6ad J7ad)[B1F4G4E4J6]3 eB(H3ad I3kn)[H2F4G4E4J6]4 eH(A7kn F5kn G5kn)[F4G4E4J6]5 eF(B7kn D8kn J9kn)[G4E4J6]6 eG(C8ad E10kn H7kn)[E4J6C5]7 eE(F5kn H7kn I6kn)[J6C5]8 gJ()[C5]8
      branch-and-bound: found, cost 6, 9 4 9: eA(B1ad I1ad)[B1I1]1 eB(H2ad I2kn)[I1H2]2 eI(D2ad F4ad G4ad)[H2D2F4G4]3 eH(A3kn F5kn G4kn)[D2F4G4]4 eD(B5kn E4ad J6go)[F4G4E4]5 eF(B5kn D8to J8to)[G4E4]6 eG(C5ad E8to H6to)[E4C5]7 eE(F5kn H6to I5kn)[C5]8 eC(E7to I8to)[]9

      A:4 -> F 1, H 3, I 1; B:1 -> E 4, F 3, I 4; C:3; D:2 -> A 2, B 2, E 4, F 3; E:0 -> C 4, H 1; F:2 -> B 4, C 2, D 3; G:1 -> A 1, B 1, C 2, D 1; H:3 -> A 4, D 1, F 1; I:1 -> A 2; J:4 -> B 1, E 2, G 3; goal J
      breadth-first: none, cost undefined, 8 5 8: eA(Fad Had Iad)[F1H3I1]1 eF(Bad Cad Dad)[H3I1B5C3D4]2 eH(Akn Dkn Fkn)[I1B5C3D4]3 eI(Akn)[B5C3D4]4 eB(Ead Fkn Ikn)[C3D4E9]5 eC()[D4E9]6 eD(Akn Bkn Ekn Fkn)[E9]7 eE(Ckn Hkn)[]8
      depth-first: none, cost undefined, 8 5 8: eA(Fad Had Iad)[F1H3I1]1 eF(Bad Cad Dad)[B5C3D4H3I1]2 eB(Ead Fkn Ikn)[E9C3D4H3I1]3 eE(Ckn Hkn)[C3D4H3I1]4 eC()[D4H3I1]5 eD(Akn Bkn Ekn Fkn)[H3I1]6 eH(Akn Dkn Fkn)[I1]7 eI(Akn)[]8
      depth-limited: limit, cost undefined, 19 6 9: eA(Fad Had Iad)[F1H3I1]1 eF(Bad Cad Dad)[B5C3D4H3I1]2 eB(Ead Fon Iad)[E9I9C3D4H3I1]3 lE()[I9C3D4H3I1]4 lI()[C3D4H3I1]4 eC()[D4H3I1]3 eD(Aon Bad Ead Fon)[B6E8H3I1]3 lB()[E8H3I1]4 lE()[H3I1]4 eH(Aon Dad Fad)[D4F4I1]2 eD(Aon Bad Ead Fad)[B6E8F7F4I1]3 lB()[E8F7F4I1]4
      iterative-deepening: none, cost undefined, 161 7 12: eA(Fad Had Iad)[F1H3I1]1 lF()[H3I1]2 lH()[I1]2 lI()[]2 restart()[A0]0 eA(Fad Had Iad)[F1H3I1]1 eF(Bad Cad Dad)[B5C3D4H3I1]2 lB()[C3D4H3I1]3 eC()[D4H3I1]3 lD()[H3I1]3 eH(Aon Dad Fad)[D4F4I1]2 lD()[F4I1]3
      hill-climbing: stuck, cost undefined, 2 1 1: eA(F2fo H3fo I1ch)[I1]0 eI(A4fo)[]1
      best-first: none, cost undefined, 8 4 8: eA(F2ad H3ad I1ad)[I1F1H3]1 eI(A4kn)[F1H3]2 eF(B1ad C3ad D2ad)[B5D4H3C3]3 eB(E0ad F2kn I1kn)[E9D4H3C3]4 eE(C3kn H3kn)[D4H3C3]5 eD(A4kn B1kn E0kn F2kn)[H3C3]6 eH(A4kn D2kn F2kn)[C3]7 eC()[]8
      a-star: none, cost undefined, 8 4 8: eA(F3ad H6ad I2ad)[I1F1H3]1 eI(A7kn)[F1H3]2 eF(B6ad C6ad D6ad)[H3B5C3D4]3 eH(A11kn D6kn F6kn)[B5C3D4]4 eB(E9ad F10kn I10kn)[C3D4E9]5 eC()[D4E9]6 eD(A10kn B7kn E8im F9kn)[E8]7 eE(C15kn H12kn)[]8
      branch-and-bound: none, cost undefined, 8 5 8: eA(F1ad H3ad I1ad)[F1I1H3]1 eF(B5ad C3ad D4ad)[I1H3C3D4B5]2 eI(A3kn)[H3C3D4B5]3 eH(A7kn D4kn F4kn)[C3D4B5]4 eC()[D4B5]5 eD(A6kn B6kn E8ad F7kn)[B5E8]6 eB(E9kn F8kn I9kn)[E8]7 eE(C12kn H9kn)[]8
      "
    `);
  });
});
