import { type RefObject, useEffect, useState } from 'react';
import { samplePoints } from './sample-points.ts';

/** Elements that a person uses by pointer or key; the text of a tick is part of it. */
export const CONTROLS =
  'a[href], button, input, select, textarea, summary, [role="button"], [tabindex="0"], label:has([type="checkbox"], [type="radio"])';

/**
 * Returns whether a control of the page lies below a box, also below a text that stands on the control;
 * what belongs to the box does not count.
 */
function isOverControl(box: HTMLElement): boolean {
  return samplePoints(box.getBoundingClientRect()).some(({ x, y }) =>
    document.elementsFromPoint(x, y).some((one) => one.matches(CONTROLS) && !isOneOf(one, box)),
  );
}

const isOneOf = (one: Element, box: Element): boolean => box.contains(one) || one.contains(box);

/**
 * Returns whether a box that floats over the page would cover a control where it is: looked at
 * again whenever the page is scrolled, resized or changed.
 */
export function useOverControl(box: RefObject<HTMLElement | null>): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (box.current) setOver(isOverControl(box.current));
      });
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(document.body);
    const changes = new MutationObserver(measure);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    // A box that moves to its place is measured again once it stands there.
    const arrive = ({ target }: Event) => target === box.current && measure();
    window.addEventListener('transitionend', arrive);
    measure();
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      changes.disconnect();
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
      window.removeEventListener('transitionend', arrive);
    };
  }, [box]);
  return over;
}
