/** A control is hardly lower or narrower: none lies between two points without being met. */
const STEP_PX = 10;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Returns numbers from the first to the last of a length, no further apart than a step. */
function steps(start: number, length: number): number[] {
  const parts = Math.max(1, Math.ceil(length / STEP_PX));
  return Array.from({ length: parts + 1 }, (_, index) => start + (length * index) / parts);
}

/** Returns points across and down a box at which what lies below it is looked for. */
export function samplePoints({ left, top, width, height }: Box): { x: number; y: number }[] {
  const columns = steps(left, width);
  return steps(top, height).flatMap((y) => columns.map((x) => ({ x, y })));
}
