/* What a manifest may leave out; fetched only for a game that does. */
export { genericArtist } from '@tahoun/board';
export { textFeatures } from '@tahoun/core';
export { learnedAi, plainAi } from '@tahoun/eval';
export { plainGameTexts } from '@tahoun/i18n';
