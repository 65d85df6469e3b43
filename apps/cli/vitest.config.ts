import { mergeConfig } from 'vitest/config';
import shared from '../../vitest.shared.ts';

/** Files share their modules: to load the games again for each of them takes a seventh of the time. */
export default mergeConfig(shared, { test: { isolate: false } });
