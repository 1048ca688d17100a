import { DESIGNATORS_MAX, designators } from '#contract/bom/designators.ts';
import type { BomCells } from '#contract/bom/shapes.ts';

/** A text without what a database cannot keep: null characters, and halves of characters. */
export const kept = (text: string): string => text.toWellFormed().replaceAll('\0', '');

/** Cells of a line as they are kept. */
export const cellsKept = (cells: BomCells): BomCells => ({
  mpn: kept(cells.mpn),
  alternatives: cells.alternatives.map(kept).filter((one) => one !== ''),
  manufacturer: kept(cells.manufacturer),
  quantity: cells.quantity,
  designators: kept(cells.designators),
  description: kept(cells.description),
  dnp: cells.dnp,
});

/** Places that a cell of designators names; null where they cannot be counted or are none. */
export function countedPlaces(text: string): number | null {
  const found = designators(text);
  return found === null || found.length === 0 || found.length > DESIGNATORS_MAX
    ? null
    : found.length;
}
