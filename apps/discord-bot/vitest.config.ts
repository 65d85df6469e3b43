import { mergeConfig } from 'vitest/config';
import shared from '../../vitest.shared.ts';

/** Files share their modules: to load the libraries again for each of them takes as long as its tests. */
export default mergeConfig(shared, { test: { isolate: false } });
