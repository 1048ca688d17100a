import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pages } from './draw.ts';

/** Writes docs/tables anew from the state tables of the contract. */
const folder = resolve(import.meta.dirname, '..', '..', 'docs', 'tables');
for (const [name, text] of pages()) {
  writeFileSync(join(folder, name), text);
  console.log(`docs/tables/${name}`);
}
