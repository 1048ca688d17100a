import { type RefObject, useEffect, useState } from 'react';

/** Returns whether columns lie hidden behind the right end of a frame that scrolls sideways. */
export function useHiddenColumns(frame: RefObject<HTMLElement | null>): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () =>
      setHidden(element.scrollWidth - element.clientWidth - element.scrollLeft > 1);
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    if (element.firstElementChild) sizes.observe(element.firstElementChild);
    element.addEventListener('scroll', measure, { passive: true });
    measure();
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [frame]);
  return isHidden;
}
