import type { PricedRow } from '#contract/bom/priced-schemas.ts';
import { emptyLine, type LineDraft, MOST_LINES } from '../place/agent-form.ts';

/** The form's lines with rows of a list, and the rows that did not become lines. */
export interface Added {
  readonly lines: readonly LineDraft[];
  readonly count: number;
  /** Not understood, or without room: in the order of the list. */
  readonly left: readonly PricedRow[];
}

const isBlank = (line: LineDraft): boolean =>
  JSON.stringify(line) === JSON.stringify(emptyLine(line.key));

const filledLines = (lines: readonly LineDraft[]) => lines.filter((line) => !isBlank(line));

/** How many lines the form still takes; those in which nothing was typed give their room. */
export const roomFor = (lines: readonly LineDraft[]): number =>
  Math.max(0, MOST_LINES - filledLines(lines).length);

/** Adds the rows that were understood after the lines that say something, up to the limit. */
export function withRows(lines: readonly LineDraft[], rows: readonly PricedRow[]): Added {
  const filled = filledLines(lines);
  const room = roomFor(lines);
  const added: LineDraft[] = [];
  const left: PricedRow[] = [];
  let key = Math.max(0, ...lines.map((line) => line.key));
  for (const row of rows) {
    if (row.line === null || added.length >= room) {
      left.push(row);
      continue;
    }
    const { quantity, unitPrice, condition, packaging, ...words } = row.line;
    key += 1;
    added.push({
      ...emptyLine(key),
      ...words,
      quantity: quantity === null ? '' : `${quantity}`,
      unitPrice: unitPrice ?? '',
      ...(condition !== null && { condition }),
      ...(packaging !== null && { packaging }),
    });
  }
  return { lines: added.length === 0 ? lines : [...filled, ...added], count: added.length, left };
}
