import type { BomCells } from '#contract/bom/bill-schemas.ts';
import { DESIGNATORS_MAX, designators } from '#contract/bom/designators.ts';

/** A text without what a database cannot keep: null characters, and halves of characters. */
export const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', '');

/** Cells of a line as they are kept. */
export const storableCells = (cells: BomCells): BomCells => ({
  mpn: storableText(cells.mpn),
  alternatives: cells.alternatives.map(storableText).filter((one) => one !== ''),
  manufacturer: storableText(cells.manufacturer),
  quantity: cells.quantity,
  designators: storableText(cells.designators),
  description: storableText(cells.description),
  dnp: cells.dnp,
});

/** Places that a cell of designators names; null where they cannot be counted or are none. */
export function countedPlaces(text: string): number | null {
  const found = designators(text);
  return found === null || found.length === 0 || found.length > DESIGNATORS_MAX
    ? null
    : found.length;
}
