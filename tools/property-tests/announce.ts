import { propertySettings } from './seed.ts';

/** Prints the seed once for the whole run, not once a project, so that it stands beside a failure. */
export default function announce(): void {
  if (process.env['PROPERTY_SEED_ANNOUNCED'] !== undefined) return;
  process.env['PROPERTY_SEED_ANNOUNCED'] = '1';
  const { seed, numRuns } = propertySettings(process.env);
  console.log(`property tests: PROPERTY_SEED=${seed} PROPERTY_RUNS=${numRuns}`);
}
