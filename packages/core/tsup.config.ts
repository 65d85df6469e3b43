import { defineConfig } from 'tsup';
import { hotPackage } from '../../tsup.shared.ts';

export default defineConfig(hotPackage);
