import { computed } from '@preact/signals';
import { labChocolateTexts } from '@tahoun/i18n/lab/chocolate';
import { language } from '../../preferences.js';

/** The page's own words in the chosen language. */
export const chocolateWords = computed(() => labChocolateTexts(language.value));
