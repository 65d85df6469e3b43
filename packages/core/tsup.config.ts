import { defineConfig } from 'tsup';
import { hotPackage } from '../../tsup.shared.ts';

/** The errors are an entry of their own for programs that refuse input before they search. */
export default defineConfig({ ...hotPackage, entry: ['src/index.ts', 'src/contract/errors.ts'] });
