import { defineConfig } from 'vitest/config';
import { testFiles, usesDatabase } from './tools/launch/test-files.ts';

const root = import.meta.dirname;
const { pure = [], database = [] } = Object.groupBy(testFiles(root), (file) =>
  usesDatabase(root, file) ? 'database' : 'pure',
);

/** Everything that runs without a browser; tests that need PostgreSQL get one from the harness. */
export default defineConfig({
  test: {
    globalSetup: ['tools/property-tests/announce.ts'],
    pool: 'forks',
    maxWorkers: 2,
    reporters: ['default'],
    projects: [
      // Cores share a process: to load the modules anew for each file takes longer than its tests.
      { extends: true, test: { name: 'pure', include: pure, isolate: false } },
      {
        extends: true,
        test: {
          name: 'database',
          include: database,
          globalSetup: ['server/test/harness/global-setup.ts'],
        },
      },
    ],
    setupFiles: ['tools/property-tests/setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
