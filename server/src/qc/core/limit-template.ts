import type { Measurement, Result } from './inspection.ts';
import type { Violation } from './validate.ts';

/** Limits of one measured value of a test; an empty package serves all. */
interface Template {
  readonly package: string;
  readonly name: string;
  readonly unit: string;
  readonly min: string;
  readonly max: string;
}

const keyOf = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** Returns the templates that every result of a package needs: its own, else those of every package. */
function templatesOf(templates: readonly Template[], packageName: string): Template[] {
  const byName = new Map<string, Template>();
  for (const one of templates) {
    if (one.package !== '' && keyOf(one.package) !== keyOf(packageName)) continue;
    if (one.package !== '' || !byName.has(keyOf(one.name))) byName.set(keyOf(one.name), one);
  }
  return [...byName.values()];
}

const fieldOfChange = (template: Template, one: Measurement): 'unit' | 'min' | 'max' | null =>
  (['unit', 'min', 'max'] as const).find((field) => template[field] !== one[field]) ?? null;

/** Returns what stands against the limits of a row: they differ from its template's. */
function changedLimit(candidates: readonly Template[], one: Measurement, index: number) {
  const changes = candidates.map((template) => fieldOfChange(template, one));
  const [field] = changes;
  if (field === undefined || changes.includes(null)) return null;
  return {
    code: 'qc.templateLimits',
    facts: { name: one.name },
    field: `measurements.${index}.${field}`,
  } satisfies Violation;
}

/**
 * Returns what stands against a result by the limit templates of its test: one person alone neither
 * changes a limit of theirs nor leaves one of them out of a pass.
 */
export function violationOfTemplates(
  templates: readonly Template[],
  packageName: string,
  { measurements, outcome }: Pick<Result, 'measurements' | 'outcome'>,
): Violation | null {
  const needed = templatesOf(templates, packageName);
  for (const [index, one] of measurements.entries()) {
    const isOfRow = ({ name }: Template) => keyOf(name) === keyOf(one.name);
    const own = needed.filter(isOfRow);
    // The package may not be described yet: a row of any template keeps that template's limits.
    const violation = changedLimit(own.length > 0 ? own : templates.filter(isOfRow), one, index);
    if (violation !== null) return violation;
  }
  if (outcome !== 'pass') return null;
  const written = new Set(measurements.map(({ name }) => keyOf(name)));
  const missing = needed.find(({ name }) => !written.has(keyOf(name)));
  return missing === undefined
    ? null
    : { code: 'qc.valueMissing', facts: { name: missing.name }, field: 'measurements' };
}
