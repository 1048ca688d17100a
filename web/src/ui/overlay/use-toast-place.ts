import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { type Box, isFree, placeOf } from './toast-place.ts';
import { CONTROLS } from './use-over-control.ts';

/** Where the toasts stand; `crowded` where every place has a control below. */
export interface ToastPlace {
  readonly left: number;
  readonly top: number;
  readonly crowded: boolean;
}

const boxOf = ({ left, top, width, height }: DOMRect): Box => ({ left, top, width, height });

/** Returns the controls that can be used now; behind a modal dialog nothing can. */
function usableControls(frame: HTMLElement): Box[] {
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  const found: Box[] = [];
  for (const control of modal.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (frame.contains(control) || !control.checkVisibility({ visibilityProperty: true })) continue;
    const box = control.getBoundingClientRect();
    const isVisible =
      box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    if (isVisible && box.width > 0) found.push(boxOf(box));
  }
  return found;
}

/** Measures the frame where its styles put it, and finds a place at which it covers no control. */
function findPlace(frame: HTMLElement, now: ToastPlace | null): ToastPlace | null {
  const controls = usableControls(frame);
  const box = boxOf(frame.getBoundingClientRect());
  if (now !== null && !now.crowded && isFree(box, controls)) return now;
  const { inset, left, top } = frame.style;
  frame.style.inset = '';
  const first = boxOf(frame.getBoundingClientRect());
  Object.assign(frame.style, { inset, left, top });
  const window = { width: document.documentElement.clientWidth, height: innerHeight };
  const free = placeOf(first, window, controls);
  return { left: (free ?? first).left, top: (free ?? first).top, crowded: free === null };
}

/**
 * Returns where toasts cover no control of the page, looked at again whenever toasts come or go and
 * the page is scrolled, resized or changed. Null while there is no toast.
 */
export function useToastPlace(
  ref: RefObject<HTMLElement | null>,
  { count, last }: { readonly count: number; readonly last: number | undefined },
): ToastPlace | null {
  const [place, setPlace] = useState<ToastPlace | null>(null);
  useLayoutEffect(() => {
    const frame = ref.current;
    setPlace(frame && count > 0 && last !== undefined ? findPlace(frame, null) : null);
  }, [ref, count, last]);
  useEffect(() => {
    if (count === 0) return;
    let request = 0;
    const measure = () => {
      cancelAnimationFrame(request);
      request = requestAnimationFrame(() => {
        const frame = ref.current;
        if (frame) setPlace((now) => findPlace(frame, now));
      });
    };
    const changes = new MutationObserver((records) => {
      // Its own place is no change of the page.
      if (records.some(({ target }) => !ref.current?.contains(target))) measure();
    });
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', measure, { passive: true, capture: true });
    window.addEventListener('resize', measure);
    return () => {
      cancelAnimationFrame(request);
      changes.disconnect();
      window.removeEventListener('scroll', measure, { capture: true });
      window.removeEventListener('resize', measure);
    };
  }, [ref, count]);
  return place;
}
