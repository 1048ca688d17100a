import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isHydrated = false;

/** Says that the document's first page is hydrated; later pages are rendered by the program. */
export function announcePageHydrated(): void {
  // Until here the page of the server hears nothing.
  document.documentElement.dataset['live'] = '';
  isHydrated = true;
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the document's first page is hydrated: what stands around it can then be fetched. */
export const usePageHydrated = (): boolean =>
  useSyncExternalStore(
    watch,
    () => isHydrated,
    () => false,
  );
