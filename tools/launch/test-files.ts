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
