import { useSyncExternalStore } from 'react';

let forms = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  forms += by;
  for (const listener of listeners) listener();
}

/** Says that a page holds the quick buy form; returns what takes it back. */
export function putQuickBuyForm(): () => void {
  change(1);
  return () => change(-1);
}

const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Whether the open page holds the quick buy form already, so that none floats over it. */
export const useHasQuickBuyForm = (): boolean =>
  useSyncExternalStore(
    watch,
    () => forms > 0,
    () => false,
  );
