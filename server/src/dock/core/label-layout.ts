import type { LabelSize } from '#contract/dock/constants.ts';

/** Sides of the labels, in millimetres: stock sizes of label printers. */
export const labelSides: Readonly<
  Record<LabelSize, { readonly width: number; readonly height: number }>
> = {
  '50x30': { width: 50, height: 30 },
  '100x50': { width: 100, height: 50 },
};

/** One dot of a printer of 203 dots per inch, in millimetres. */
const DOT = 25.4 / 203;
/** Light modules that a QR code needs on each side (ISO/IEC 18004). */
export const QUIET = 4;
const MARGIN = 2;

/**
 * Returns the side of one module in millimetres: the most whole dots of the printer with which the
 * code and its quiet zone stand in the height of the label.
 */
export function moduleOf(size: LabelSize, modules: number): number {
  const { width, height } = labelSides[size];
  const room = Math.min(height - MARGIN, width * 0.48);
  return Math.max(1, Math.floor(room / (modules + 2 * QUIET) / DOT)) * DOT;
}

/**
 * Returns a part number in as few lines as fit: broken behind a sign between its groups where there
 * is one, never cut. `fits` says whether a line stands in the room.
 */
export function partLines(part: string, fits: (line: string) => boolean): string[] {
  if (part === '' || fits(part)) return part === '' ? [] : [part];
  let end = part.length - 1;
  while (end > 1 && !fits(part.slice(0, end))) end -= 1;
  const sign = Math.max(...['-', '/', ',', '.', ' '].map((one) => part.lastIndexOf(one, end - 1)));
  const length = sign > 0 ? sign + 1 : end;
  return [part.slice(0, length), ...partLines(part.slice(length), fits)];
}
