import type { Language } from '../language.js';

/** Evaluation functions by the names that programs use. */
const NAMES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  'simple-chess': { en: 'material and centre', cs: 'materiál a střed' },
  'classical-chess': { en: 'classical, with weights', cs: 'klasická, s váhami' },
  'network-chess': { en: 'neural network', cs: 'neuronová síť' },
  'corrected-chess': { en: 'classical, corrected by a network', cs: 'klasická, opravená sítí' },
  placement: { en: "Kühr's placement of pieces", cs: 'Kührovo postavení figur' },
  structure: { en: 'structure of the position', cs: 'struktura pozice' },
  patterns: { en: 'learned patterns', cs: 'naučené vzory' },
  stary: { en: "Starý's estimate", cs: 'Starého odhad' },
  strength: { en: 'strength of the groups', cs: 'síla skupin' },
  'cell-difference': { en: 'difference of cells', cs: 'rozdíl polí' },
  territory: { en: 'territory', cs: 'území' },
  blind: { en: 'none: every position is worth 0', cs: 'žádná: každá pozice má hodnotu 0' },
  grundy: { en: 'Grundy value', cs: 'Grundyho hodnota' },
  'open-lines': { en: 'open lines', cs: 'volné řady' },
  'open-fours': { en: 'open fours', cs: 'volné čtveřice' },
  threats: { en: 'threats', cs: 'hrozby' },
};

/** What people call an evaluation function; its own name where it has no other. */
export function evaluationName(language: Language, id: string): string {
  return NAMES[id]?.[language] ?? id;
}
