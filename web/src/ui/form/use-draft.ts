import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '../use-hydrated.ts';
import { removeDraft, storeDraft, storedDraft } from './draft-storage.ts';

/** Keeps a draft at once, so that whatever is drawn next finds it; an empty one is forgotten. */
function write(key: string, value: unknown, initial: unknown): void {
  if (JSON.stringify(value) === JSON.stringify(initial)) removeDraft(key);
  else storeDraft(key, value);
}

/**
 * Keeps a form's values in this tab by the form's key: they survive a reload and the end of the
 * session. `clear` removes them once they were sent. The server knows no drafts, so a page that it
 * rendered shows them one render later.
 */
export function useDraft<Value>(key: string, initial: Value) {
  const isHydrated = useHydrated();
  const [draft, setDraft] = useState(() => ({
    isRead: isHydrated,
    value: isHydrated ? storedDraft(key, initial) : initial,
  }));
  if (isHydrated && !draft.isRead) setDraft({ isRead: true, value: storedDraft(key, initial) });
  const { value } = draft;
  const latest = useRef(value);
  latest.current = value;
  const first = useRef(initial);
  // A page that is loaded while the one before it still takes what is typed: both have the draft.
  useEffect(() => {
    if (!isHydrated) return;
    const now = storedDraft(key, first.current);
    if (JSON.stringify(now) !== JSON.stringify(latest.current)) {
      setDraft({ isRead: true, value: now });
    }
  }, [key, isHydrated]);
  const setValue = (next: Value | ((before: Value) => Value)) => {
    const changed = next instanceof Function ? next(latest.current) : next;
    latest.current = changed;
    write(key, changed, initial);
    setDraft({ isRead: true, value: changed });
  };
  const clear = () => {
    removeDraft(key);
    latest.current = initial;
    setDraft({ isRead: true, value: initial });
  };
  return [value, setValue, clear] as const;
}
