/** The meaning of each numeric annotation glyph (NAG). */
export const glyphsEn: Readonly<Record<number, string>> = {
  1: 'good move',
  2: 'mistake',
  3: 'brilliant move',
  4: 'blunder',
  5: 'interesting move',
  6: 'dubious move',
  10: 'equal position',
  13: 'unclear position',
  14: 'White is slightly better',
  15: 'Black is slightly better',
  16: 'White is clearly better',
  17: 'Black is clearly better',
  18: 'White is winning',
  19: 'Black is winning',
};
