import { defineConfig } from 'vitest/config';

/** Everything that runs without a browser; tests that need PostgreSQL get one from the harness. */
export default defineConfig({
  test: {
    include: ['{contract,server,web,tools}/**/*.test.{ts,tsx}'],
    globalSetup: ['tools/property-tests/announce.ts', 'server/test/harness/global-setup.ts'],
    setupFiles: ['tools/property-tests/setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    reporters: ['default'],
  },
});
