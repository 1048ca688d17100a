import { expect, test } from 'vitest';
import { samplePoints } from './sample-points.ts';

test('no control of a line’s height lies between two points', () => {
  const box = { left: 330, top: 784, width: 44, height: 44 };
  const points = samplePoints(box);
  for (let top = box.top - 4; top < box.top + box.height - 8; top += 1) {
    for (let left = box.left - 4; left < box.left + box.width - 8; left += 1) {
      const isMet = points.some(
        ({ x, y }) => x >= left && x <= left + 12 && y >= top && y <= top + 12,
      );
      expect([left, top, isMet]).toEqual([left, top, true]);
    }
  }
});

test('points reach the edges of a box, also of one without a size', () => {
  expect(samplePoints({ left: 2, top: 3, width: 0, height: 0 })).toContainEqual({ x: 2, y: 3 });
  const wide = samplePoints({ left: 0, top: 0, width: 170, height: 44 });
  expect(wide).toContainEqual({ x: 0, y: 0 });
  expect(wide).toContainEqual({ x: 170, y: 44 });
  // Each is looked up in the page at every scroll.
  expect(wide.length).toBeLessThan(120);
});
