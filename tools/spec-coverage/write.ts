import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { coverage } from './draw.ts';
import { readTests } from './tests.ts';

/** Writes docs/spec-coverage.md anew from the names of the tests. */
const root = resolve(import.meta.dirname, '..', '..');
writeFileSync(join(root, 'docs', 'spec-coverage.md'), await coverage(root, readTests(root)));
console.log('docs/spec-coverage.md');
