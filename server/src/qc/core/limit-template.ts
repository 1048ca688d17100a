import {
  type LimitsOfValue,
  limitKey,
  templatesOf,
  templatesOfRow,
} from '#contract/qc/limits/templates.ts';
import type { Measurement, Result } from './inspection.ts';
import type { Violation } from './validate.ts';

const fieldOfChange = (template: LimitsOfValue, one: Measurement): 'unit' | 'min' | 'max' | null =>
  (['unit', 'min', 'max'] as const).find((field) => template[field] !== one[field]) ?? null;

/** Returns what stands against the limits of a row: they differ from its template's. */
function changedLimit(candidates: readonly LimitsOfValue[], one: Measurement, index: number) {
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
  templates: readonly LimitsOfValue[],
  packageName: string,
  { measurements, outcome }: Pick<Result, 'measurements' | 'outcome'>,
): Violation | null {
  const needed = templatesOf(templates, packageName);
  for (const [index, one] of measurements.entries()) {
    const violation = changedLimit(templatesOfRow(templates, packageName, one.name), one, index);
    if (violation !== null) return violation;
  }
  if (outcome !== 'pass') return null;
  const written = new Set(measurements.map(({ name }) => limitKey(name)));
  const missing = needed.find(({ name }) => !written.has(limitKey(name)));
  return missing === undefined
    ? null
    : { code: 'qc.valueMissing', facts: { name: missing.name }, field: 'measurements' };
}
