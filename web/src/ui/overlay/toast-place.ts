/** A box in the window, in pixels from its left upper corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

const MARGIN = 8;
/** Distance between two heights that are tried. */
const STEP = 16;

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

/** Returns whether a box covers none of the controls. */
export const isFree = (box: Box, controls: readonly Box[]): boolean =>
  !controls.some((control) => overlaps(box, control));

/**
 * Returns the place for a box of this size that covers no control: the first one that is free, from
 * where the box would be upward, at the right edge, then in the middle, then at the left edge. Null
 * where none is free.
 */
export function placeOf(first: Box, window: Size, controls: readonly Box[]): Box | null {
  const { width, height } = first;
  const right = window.width - width - MARGIN;
  const columns = [first.left, right, Math.round((window.width - width) / 2), MARGIN];
  const lowest = window.height - height - MARGIN;
  for (const left of columns) {
    if (left < 0) continue;
    for (let top = Math.min(first.top, lowest); top >= MARGIN; top -= STEP) {
      const box = { left, top, width, height };
      if (isFree(box, controls)) return box;
    }
    for (let top = first.top + STEP; top <= lowest; top += STEP) {
      const box = { left, top, width, height };
      if (isFree(box, controls)) return box;
    }
  }
  return null;
}
