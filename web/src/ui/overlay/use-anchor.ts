import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Brings a part that comes after its page into sight, and the focus to it, where the address names
 * it. The part takes the ref, the anchor as its id, and a `tabIndex` of -1.
 */
export function useAnchor<Part extends HTMLElement>(anchor: string): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link brings it into sight again.
  useEffect(() => {
    if (hash !== `#${anchor}`) return;
    part.current?.scrollIntoView({ block: 'center' });
    part.current?.focus({ preventScroll: true });
  }, [anchor, hash, key]);
  return part;
}
