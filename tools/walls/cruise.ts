import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';

const root = resolve(import.meta.dirname, '..', '..');

/** The walls between folders as dependency-cruiser knows them. */
export const walls = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as {
  forbidden: { name: string }[];
  options: ICruiseOptions;
};

/** Reads the imports of some folders of a house; folders that it has not are left out. */
export async function readImports(folder: string, places: string[]): Promise<ICruiseResult> {
  const options: ICruiseOptions = {
    ...walls.options,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden: walls.forbidden } as NonNullable<ICruiseOptions['ruleSet']>,
  };
  const there = places.filter((place) => existsSync(join(folder, place)));
  const { output } = await cruise(there, options);
  if (typeof output === 'string') throw new Error(output);
  return output;
}

/** Names of the walls that a small house breaches. */
export async function breachesIn(folder: string): Promise<string[]> {
  const { summary } = await readImports(folder, ['contract', 'server', 'web']);
  return summary.violations.map((one) => one.rule.name);
}
