import { useEffect, useRef } from 'react';

/** The keys of a list, and what each does. */
export type ListKey = 'j' | 'k' | 'Enter' | 'c' | 'x' | '?';

/** Whether a key belongs to what the reader is writing in, pressing, or has open over the page. */
function isElsewhere({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const element = target as HTMLElement;
  const typing =
    element.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName)
      ? (element as HTMLInputElement).type !== 'checkbox'
      : false;
  return typing || ctrlKey || metaKey || altKey || document.querySelector('dialog[open]') !== null;
}

/** Runs the keys of a list while the page has no dialog open and nobody types. */
export function useListKeys(handlers: Readonly<Record<ListKey, () => void>>): void {
  const last = useRef(handlers);
  useEffect(() => {
    last.current = handlers;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isElsewhere(event)) return;
      const handle = (last.current as Readonly<Record<string, (() => void) | undefined>>)[
        event.key
      ];
      if (handle === undefined) return;
      // A focused link or button keeps its own Enter.
      const element = event.target as HTMLElement;
      if (event.key === 'Enter' && /^(A|BUTTON)$/.test(element.tagName)) return;
      event.preventDefault();
      handle();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
