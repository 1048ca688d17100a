/**
 * Attacks the started product, or breaks something below it, and prints whether it held. The
 * product is started for the fault, on loopback and with data of its own.
 *
 *   npm run fault              # lists the faults
 *   npm run fault -- NAME ...  # exit code 1 where something did not hold
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Fault, Findings } from './findings.ts';

const folder = join(import.meta.dirname, 'faults');
const print = (line: string) => process.stdout.write(`${line}\n`);

process.exitCode = await main(process.argv.slice(2));

async function main(asked: readonly string[]): Promise<number> {
  const known = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
  const unknown = asked.filter((name) => !known.includes(name));
  if (asked.length === 0 || unknown.length > 0) {
    for (const name of unknown) print(`There is no fault named ${name}.`);
    for (const name of known) print(`${name.padEnd(20)} ${(await load(name)).summary}`);
    return unknown.length === 0 ? 0 : 1;
  }
  let haveAllHeld = true;
  for (const name of asked) {
    const fault = await load(name);
    print(`\n${name}: ${fault.summary}`);
    const findings = new Findings(print);
    await fault.run(findings);
    haveAllHeld &&= findings.hasHeld;
  }
  print(haveAllHeld ? '\nEverything held.' : '\nSomething did not hold.');
  return haveAllHeld ? 0 : 1;
}

async function load(name: string): Promise<Fault> {
  const { fault } = (await import(join(folder, `${name}.ts`))) as { fault: Fault };
  return fault;
}
