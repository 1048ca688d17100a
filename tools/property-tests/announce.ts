import { propertySettings } from './seed.ts';

/** Prints the seed once for the whole run, so that it stands beside a failure. */
export default function announce(): void {
  const { seed, numRuns } = propertySettings(process.env);
  console.log(`property tests: PROPERTY_SEED=${seed} PROPERTY_RUNS=${numRuns}`);
}
