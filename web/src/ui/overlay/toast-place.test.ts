import { describe, expect, it } from 'vitest';
import { isFree, placeOf } from './toast-place.ts';

const window = { width: 1440, height: 900 };
const first = { left: 1056, top: 816, width: 360, height: 60 };
const button = (left: number, top: number, width = 120, height = 32) => ({
  left,
  top,
  width,
  height,
});

describe('the place of a toast', () => {
  it('stays where it is while no control lies there', () => {
    expect(placeOf(first, window, [button(10, 10)])).toEqual(first);
  });

  it('goes up until it covers no control', () => {
    const controls = [button(1100, 830), button(1300, 780)];
    const place = placeOf(first, window, controls);
    expect(place).toMatchObject({ left: 1056 });
    expect(place?.top).toBeLessThanOrEqual(720);
    expect(place && isFree(place, controls)).toBe(true);
  });

  it('goes to another column where the right edge is full', () => {
    const controls = [button(1060, 0, 380, 900)];
    const place = placeOf(first, window, controls);
    expect(place && isFree(place, controls)).toBe(true);
    expect(place?.left).toBeLessThan(1060 - 360);
  });

  it('has no place where controls are everywhere', () => {
    expect(placeOf(first, window, [button(0, 0, 1440, 900)])).toBeNull();
  });

  it('a box that touches the edge of a control does not cover it', () => {
    expect(isFree(first, [button(936, 816)])).toBe(true);
    expect(isFree(first, [button(937, 816)])).toBe(false);
  });
});
