import fc from 'fast-check';

/** The seed of every run that names no other one: what passed yesterday passes today. */
export const FIXED_SEED = 20_261_121;

/** How often a property is tried that does not say it itself. */
export const USUAL_RUNS = 100;

/** The seed and the number of runs that the property tests of one run share. */
export interface PropertySettings {
  seed: number;
  numRuns: number;
}

/** Reads PROPERTY_SEED and PROPERTY_RUNS. Throws where one of them is no whole number. */
export function propertySettings(env: NodeJS.ProcessEnv): PropertySettings {
  return {
    seed: wholeNumber('PROPERTY_SEED', env['PROPERTY_SEED'], FIXED_SEED),
    numRuns: wholeNumber('PROPERTY_RUNS', env['PROPERTY_RUNS'], USUAL_RUNS),
  };
}

function wholeNumber(name: string, text: string | undefined, usual: number): number {
  if (text === undefined || text === '') return usual;
  if (!/^-?\d{1,10}$/.test(text)) throw new Error(`${name} must be a whole number, not ${text}.`);
  return Number(text);
}

/** Returns a seed that no earlier run had but by chance. */
export function freshSeed(): number {
  return Math.floor(Math.random() * 0x7fff_ffff);
}

/** Sets seed and runs for every property of this process that names no own ones. */
export function applySettings(settings: PropertySettings): void {
  fc.configureGlobal({ ...fc.readConfigureGlobal(), ...settings });
}
