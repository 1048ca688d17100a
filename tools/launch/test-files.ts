import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns all test files but the journeys, as paths from the root. */
export function testFiles(root: string): string[] {
  const exclude = (path: string) => path === 'node_modules' || path === 'dist';
  return globSync('{contract,server,web,tools}/**/*.test.{ts,tsx}', { cwd: root, exclude });
}

/** Returns whether a test file opens a database: the harness and the simulation do. */
export const usesDatabase = (root: string, file: string): boolean =>
  /harness\/|tools\/sim\//.test(readFileSync(join(root, file), 'utf8'));

/** Returns whether a test file changes what files of one process share: modules, clocks, settings. */
export const needsOwnProcess = (root: string, file: string): boolean =>
  /vi\.(mock|doMock|stub|useFakeTimers|setSystemTime|spyOn)|process\.env\b/.test(
    readFileSync(join(root, file), 'utf8'),
  );
