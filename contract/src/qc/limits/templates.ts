import { isLimit } from './limits.ts';

/** Limits of one measured value of a test; an empty package serves all. */
export interface LimitsOfValue {
  readonly package: string;
  readonly name: string;
  readonly unit: string;
  readonly min: string;
  readonly max: string;
}

/** A name of a value or a package as it is compared: letter case and blanks say nothing. */
export const limitKey = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether a template binds: limits that are no numbers, of before they were checked, do not. */
const binds = ({ min, max }: LimitsOfValue): boolean => isLimit(min) && isLimit(max);

/** Returns the templates that every result of a package needs: its own, else those of every package. */
export function templatesOf<T extends LimitsOfValue>(
  templates: readonly T[],
  packageName: string,
): T[] {
  const byName = new Map<string, T>();
  for (const one of templates.filter(binds)) {
    if (one.package !== '' && limitKey(one.package) !== limitKey(packageName)) continue;
    const key = limitKey(one.name);
    if (one.package !== '' || !byName.has(key)) byName.set(key, one);
  }
  return [...byName.values()];
}

/**
 * Returns the templates to which a row of a name is held: those of the package, or of any package
 * while the package is not described.
 */
export function templatesOfRow<T extends LimitsOfValue>(
  templates: readonly T[],
  packageName: string,
  name: string,
): T[] {
  const isOfRow = (one: T) => limitKey(one.name) === limitKey(name);
  const own = templatesOf(templates, packageName).filter(isOfRow);
  return own.length > 0 || limitKey(packageName) !== ''
    ? own
    : templates.filter((one) => binds(one) && isOfRow(one));
}
