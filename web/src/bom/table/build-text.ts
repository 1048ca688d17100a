import { BOM_ATTRITION_BP_MAX, BOM_BOARDS_MAX } from '#contract/bom/shapes.ts';
import { quantityOf } from './grid/cells.ts';

/** Boards as typed; null where it is no number of boards. */
export function boardsOf(text: string): number | null {
  const count = quantityOf(text) ?? null;
  return count !== null && count <= BOM_BOARDS_MAX ? count : null;
}

/** A percentage as typed, in basis points; null where it is none. */
export function attritionOf(text: string): number | null {
  const bare = text.trim().replace(/\s*%$/, '').replace(',', '.');
  const found = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(bare);
  if (found === null) return null;
  const points = Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
  return points <= BOM_ATTRITION_BP_MAX ? points : null;
}

/** Basis points as a percentage that may be typed: 250 is 2.5. */
export const percentText = (points: number): string => `${points / 100}`;
