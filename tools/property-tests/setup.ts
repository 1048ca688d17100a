/** Runs before each test file, see `setupFiles` in `vitest.config.ts`. */
import { applySettings, propertySettings } from './seed.ts';

applySettings(propertySettings(process.env));
