import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const KEY = 'scroll';
type Places = Record<string, number>;

function places(): Places {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Places;
  } catch {
    return {};
  }
}

/**
 * Back and forward return to where a page was left; a new page begins at its top or its anchor. An
 * address with the state `stay` only changes what the page shows: the reader stays in place.
 */
export function useScroll(): void {
  const { key, hash, state } = useLocation();
  const stays = (state as { stay?: boolean } | null)?.stay === true;
  const how = useNavigationType();
  useEffect(() => {
    const keep = () => {
      try {
        sessionStorage.setItem(KEY, JSON.stringify({ ...places(), [key]: window.scrollY }));
      } catch {
        // The page then begins at its top.
      }
    };
    window.addEventListener('scrollend', keep);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scrollend', keep);
      window.removeEventListener('pagehide', keep);
    };
  }, [key]);
  useLayoutEffect(() => {
    const left = how === 'POP' ? places()[key] : undefined;
    const anchor = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (left !== undefined) window.scrollTo(0, left);
    else if (anchor !== null) anchor.scrollIntoView();
    else if (how !== 'POP' && !stays) window.scrollTo(0, 0);
  }, [key, hash, how, stays]);
}
