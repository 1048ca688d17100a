import type { BomField, BomMapping } from '#contract/bom/bill-schemas.ts';

/** Fields that a bill may have several columns of. */
const MANY: readonly BomField[] = ['alternative'];

/** Whether columns are named so that no bill can be read by them: no part number, or a field twice. */
export function mappingViolation({ fields }: BomMapping): boolean {
  const mappedFields = fields.filter((field) => field !== null && !MANY.includes(field));
  return !mappedFields.includes('mpn') || new Set(mappedFields).size < mappedFields.length;
}
