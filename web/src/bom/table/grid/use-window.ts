import { type RefCallback, useCallback, useEffect, useMemo, useRef, useState } from 'react';

interface Rows {
  /** The keys that identify the rows, in order. */
  readonly keys: readonly string[];
  /** Estimates the height of a row that was never rendered. */
  readonly guess: (index: number) => number;
}

/** Pixels beyond the edge that are rendered too. */
const BEYOND_PX = 400;
/** Up to so many rows are all rendered: then they can be searched and printed. */
const FEW = 60;

/** Returns the last row that begins at or above a height. */
export function rowAt(offsets: Float64Array, height: number): number {
  let low = 0;
  let high = offsets.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((offsets[middle] ?? 0) <= height) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}

/** Returns the offset of each row, and after the last one the total height. */
export function offsetsOf({ keys, guess }: Rows, heights: ReadonlyMap<string, number>) {
  const offsets = new Float64Array(keys.length + 1);
  for (const [at, key] of keys.entries()) {
    offsets[at + 1] = (offsets[at] ?? 0) + (heights.get(key) ?? guess(at));
  }
  return offsets;
}

/**
 * Draws of many rows those that can be seen: in a frame that scrolls, or in the page itself where
 * the frame is as high as its rows. Heights are measured as rows are drawn; what is measured above
 * the sight moves nothing in it.
 */
export function useWindow(rows: Rows) {
  const frame = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const heights = useRef(new Map<string, number>());
  const [round, setRound] = useState(0);
  const [range, setRange] = useState({ from: 0, to: 40 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: heights change with the round.
  const offsets = useMemo(() => offsetsOf(rows, heights.current), [rows, round]);
  const now = useRef(offsets);
  now.current = offsets;
  const updateRange = useCallback(() => {
    if (!body.current || !frame.current) return;
    const box = body.current.getBoundingClientRect();
    const edge = frame.current.getBoundingClientRect();
    const top = Math.max(edge.top, 0) - box.top - BEYOND_PX;
    const bottom = Math.min(edge.bottom, window.innerHeight) - box.top + BEYOND_PX;
    const from = rowAt(now.current, top);
    const to = rowAt(now.current, Math.max(bottom, top)) + 1;
    setRange((before) => (before.from === from && before.to === to ? before : { from, to }));
  }, []);
  useEffect(() => {
    let frameId = 0;
    const soon = () => {
      cancelAnimationFrame(frameId);
      frameId = requestAnimationFrame(updateRange);
    };
    window.addEventListener('scroll', soon, { capture: true, passive: true });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frameId);
      window.removeEventListener('scroll', soon, { capture: true });
      window.removeEventListener('resize', soon);
    };
  }, [updateRange]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are looked at anew.
  useEffect(updateRange, [updateRange, offsets]);
  const measure = useMeasure({ heights, now, frame, body, onChange: () => setRound((n) => n + 1) });
  const count = rows.keys.length;
  const visibleRange = count <= FEW ? { from: 0, to: count } : range;
  return { frame, body, offsets, range: visibleRange, measure };
}

interface Measuring {
  readonly heights: { readonly current: Map<string, number> };
  readonly now: { readonly current: Float64Array };
  readonly frame: { readonly current: HTMLDivElement | null };
  readonly body: { readonly current: HTMLDivElement | null };
  readonly onChange: () => void;
}

/** The ref of each row: notes its height, and keeps what is seen in its place. */
function useMeasure(options: Measuring): RefCallback<HTMLElement> {
  const last = useRef(options);
  last.current = options;
  const [watcher] = useState(() => {
    if (typeof ResizeObserver === 'undefined') return null;
    return new ResizeObserver((entries) => {
      const { heights, onChange } = last.current;
      let moved = 0;
      let isChanged = false;
      for (const { target } of entries) {
        const { key = '', at = '0' } = (target as HTMLElement).dataset;
        const height = (target as HTMLElement).offsetHeight;
        const before = heights.current.get(key);
        if (height === 0 || before === height) continue;
        isChanged = true;
        moved += shiftAbove(last.current, Number(at), height);
        heights.current.set(key, height);
      }
      if (!isChanged) return;
      onChange();
      if (moved !== 0) scroller(last.current).scrollBy(0, moved);
    });
  });
  return useCallback(
    (row: HTMLElement) => {
      watcher?.observe(row);
      return () => watcher?.unobserve(row);
    },
    [watcher],
  );
}

/** By how much a row that is wholly above the sight moves what is below it. */
function shiftAbove({ now, frame, body }: Measuring, index: number, height: number): number {
  if (!body.current || !frame.current) return 0;
  const sight = Math.max(frame.current.getBoundingClientRect().top, 0);
  const top = body.current.getBoundingClientRect().top;
  const [begins = 0, ends = 0] = [now.current[index], now.current[index + 1]];
  return top + ends <= sight ? height - (ends - begins) : 0;
}

function scroller({ frame }: Measuring): Element | Window {
  const one = frame.current;
  return one && one.scrollHeight > one.clientHeight + 1 ? one : window;
}
