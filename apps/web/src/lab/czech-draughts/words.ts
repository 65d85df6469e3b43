import { computed } from '@preact/signals';
import { labCzechDraughtsTexts } from '@tahoun/i18n/lab/czech-draughts';
import { language } from '../../preferences.js';

/** The page's own words in the chosen language. */
export const draughtsWords = computed(() => labCzechDraughtsTexts(language.value));
