import { computed } from '@preact/signals';
import { labTexts } from '@tahoun/i18n';
import { language } from '../preferences.js';

/** The Lab's words in the chosen language. */
export const labWords = computed(() => labTexts(language.value));
