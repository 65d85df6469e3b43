import { computed } from '@preact/signals';
import { labEvaluationTexts } from '@tahoun/i18n';
import { language } from '../../preferences.js';

/** The page's own words in the chosen language. */
export const evaluationWords = computed(() => labEvaluationTexts(language.value));
