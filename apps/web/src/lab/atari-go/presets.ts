/** Positions to begin with, by the key of their name in the texts. The first is shown by default. */
export const PRESETS = {
  eyes: '......./.XXXX../.X.X.X./.XXXXX./..OO.O./...XOX./....... O 1',
  twoAtari: '.X.../XOX../...../..X../.XO.. O 1',
  crosscut4: '..../.XO./.OX./.... X 1',
  stable4: '..../.XO./.XO./.... X 1',
  crosscut5: '...../.XO../.OX../...../..... X 1',
  empty3: '.../.../... X 1',
  empty4: '..../..../..../.... X 1',
  empty5: '...../...../...../...../..... X 1',
} as const satisfies Readonly<Record<string, string>>;

export const USUAL_POSITION: string = PRESETS.eyes;
