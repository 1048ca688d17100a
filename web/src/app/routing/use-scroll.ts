import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';

const KEY = 'scroll';
type Places = Record<string, number>;

function places(): Places {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Places;
  } catch {
    return {};
  }
}

/** Whether the document was opened anew, by an address or a link, and not reloaded or gone back to. */
function isFreshDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
}

/** The first page of every document has the same key: its address tells them apart. */
const placeOf = ({ key, pathname, search }: Location): string =>
  key === 'default' ? `${pathname}${search}` : key;

/**
 * Back and forward return to where a page was left; a new page begins at its top or its anchor. An
 * address with the state `stay` only changes what the page shows: the reader stays in place.
 */
export function useScroll(): void {
  const location = useLocation();
  const { hash, state } = location;
  const key = placeOf(location);
  const isOpening = useRef(true);
  const stays = (state as { stay?: boolean } | null)?.stay === true;
  const how = useNavigationType();
  useEffect(() => {
    const savePosition = () => {
      try {
        sessionStorage.setItem(KEY, JSON.stringify({ ...places(), [key]: window.scrollY }));
      } catch {
        // The page then begins at its top.
      }
    };
    window.addEventListener('scrollend', savePosition);
    window.addEventListener('pagehide', savePosition);
    return () => {
      window.removeEventListener('scrollend', savePosition);
      window.removeEventListener('pagehide', savePosition);
    };
  }, [key]);
  useLayoutEffect(() => {
    // Once only: who comes back to the first page of a document finds it where it was left.
    const isOpenedAnew = isOpening.current && isFreshDocument();
    isOpening.current = false;
    const left = how === 'POP' && !isOpenedAnew ? places()[key] : undefined;
    const anchor = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (left !== undefined) window.scrollTo(0, left);
    else if (anchor !== null) anchor.scrollIntoView();
    else if (how !== 'POP' && !stays) window.scrollTo(0, 0);
  }, [key, hash, how, stays]);
}
