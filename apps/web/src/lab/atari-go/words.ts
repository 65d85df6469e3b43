import { computed } from '@preact/signals';
import { labAtariGoTexts } from '@tahoun/i18n/lab/atari-go';
import { language } from '../../preferences.js';

/** The page's own words in the chosen language. */
export const goWords = computed(() => labAtariGoTexts(language.value));
