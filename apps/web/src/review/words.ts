import { computed } from '@preact/signals';
import { reviewTexts } from '@tahoun/i18n';
import { language } from '../preferences.js';

/** The words of the review in the chosen language. */
export const reviewWords = computed(() => reviewTexts(language.value));
