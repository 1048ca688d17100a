import { useMemo } from 'react';
import type { BomLine } from '#contract/bom/bill-schemas.ts';
import { readyStates } from '#contract/bom/shapes.ts';
import { bomSums, lineFigures } from '#contract/bom/sums.ts';
import type { DeskState } from './desk.ts';

/** Returns the build of a bill, the same object while neither figure changes. */
export function useBuild({ bom }: DeskState) {
  const { boards, attritionBp } = bom;
  return useMemo(() => ({ boards, attritionBp }), [boards, attritionBp]);
}
export type Build = ReturnType<typeof useBuild>;

/** Returns the sums of a bill, for the panel at its side. */
export function useSums({ lines }: DeskState, build: Build) {
  return useMemo(() => bomSums(lines, build), [lines, build]);
}

/** Returns whether a line may be sent: its match is ready or out of stock, its quantity known. */
export function isSendable(line: BomLine, build: Build): boolean {
  const { state } = line.match;
  const isSettled = readyStates.includes(state) || state === 'noStock';
  return isSettled && line.mpn !== '' && (lineFigures(line, build).needed ?? 0) > 0;
}

/** Returns whether a line is selected to be sent by default: it has stock and was not sent yet. */
export const isSentByItself = (line: BomLine): boolean =>
  line.sent === null && readyStates.includes(line.match.state);
