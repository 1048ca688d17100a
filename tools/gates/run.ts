/**
 * `npm run gates [-- GATE ...]` prints every violation that is not known; `-- --all` the known ones
 * too; `-- --lower` writes the lists of known ones anew, which may only fall.
 */
import { gates } from './all.ts';
import { readHouse } from './house.ts';
import { newFindings, readKnown, totalOf, writeKnown } from './known.ts';

const words = process.argv.slice(2);
const flags = new Set(words.filter((word) => word.startsWith('--')));
const named = words.filter((word) => !word.startsWith('--'));
const house = readHouse();
let failed = 0;
for (const gate of gates.filter(({ name }) => named.length === 0 || named.includes(name))) {
  const findings = await gate.check(house);
  const known = readKnown(gate.name);
  if (flags.has('--lower')) {
    const isFirst = known.size === 0 && process.env['GATES_FIRST'] === '1';
    if (findings.length > 0 || known.size > 0) writeKnown(gate.name, findings, isFirst);
  }
  const shown = flags.has('--all')
    ? findings
    : newFindings(gate.name, findings, readKnown(gate.name));
  for (const { path, line, what } of shown) {
    console.log(`${path}:${line}: ${gate.name}: ${what.replaceAll(/\s+/g, ' ')}`);
  }
  const isNew = newFindings(gate.name, findings, readKnown(gate.name)).length;
  failed += isNew > 0 ? 1 : 0;
  console.log(`${gate.name}: ${findings.length} found, ${totalOf(known)} known`);
}
console.log(`${gates.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
