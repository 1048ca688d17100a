import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { needsOwnProcess, testFiles, usesDatabase } from './tools/launch/test-files.ts';

const root = import.meta.dirname;
const {
  pure = [],
  database = [],
  alone = [],
} = Object.groupBy(testFiles(root), (file) => {
  if (!usesDatabase(root, file)) return 'pure';
  return needsOwnProcess(root, file) ? 'alone' : 'database';
});

/** Starts PostgreSQL once, whichever project comes first. */
const globalSetup = ['server/test/harness/global-setup.ts'];

/** Projects in the order in which they run: a process is kept for the next file of its project only. */
const order = ['alone', 'database', 'pure'];

/** Files that take a minute or more: they begin first, so that none of them is waited for alone. */
const longest = [
  'server/test/orders-walk.test.ts',
  'server/test/one-message.test.ts',
  'server/src/inventory/import.test.ts',
  'server/test/fuzz.test.ts',
  'tools/new-event.test.ts',
  'tools/gates/gates.test.ts',
];

class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification) =>
      2 * order.indexOf(project.name) + (longest.some((end) => moduleId.endsWith(end)) ? 0 : 1);
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

/** Everything that runs without a browser; tests that need PostgreSQL get one from the harness. */
export default defineConfig({
  test: {
    globalSetup: ['tools/property-tests/announce.ts'],
    pool: 'forks',
    maxWorkers: 2,
    reporters: ['default'],
    sequence: { sequencer: ByProject },
    projects: [
      // Files share a process: to load the modules anew for each takes longer than its tests.
      { extends: true, test: { name: 'pure', include: pure, isolate: false } },
      { extends: true, test: { name: 'database', include: database, isolate: false, globalSetup } },
      { extends: true, test: { name: 'alone', include: alone, globalSetup } },
    ],
    setupFiles: ['tools/property-tests/setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
