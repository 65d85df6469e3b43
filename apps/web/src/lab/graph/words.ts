import { computed } from '@preact/signals';
import { labGraphTexts } from '@tahoun/i18n';
import { language } from '../../preferences.js';

/** The page's own words in the chosen language. */
export const graphWords = computed(() => labGraphTexts(language.value));
