/**
 * Positions to begin with, by the key of their name in the texts. The first is shown where none is asked for: Kühr's
 * worked example, in which the scan leaves open where Black's pieces without a bonus stand.
 */
export const PRESETS = {
  example: 'W:Wa3,c1,Kb4,Ka7:Bb8,d6,f6,Kd4',
  neighbours: 'W:Wc3,d4,e3,g3:Bb6,Kc7,f6,h6',
  start: 'W:Wc1,e1,g1,a1,b2,d2,f2,h2,a3,c3,e3,g3:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6',
} as const satisfies Readonly<Record<string, string>>;

export const USUAL_POSITION: string = PRESETS.example;
