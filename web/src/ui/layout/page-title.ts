type Listener = (title: string) => void;
const listeners = new Set<Listener>();

/** Says what the head of the open page reads, for the title of the browser's tab. */
export function announceTitle(title: string): void {
  for (const listener of listeners) listener(title);
}

/** Calls back with the title of each page head that is shown; returns what ends that. */
export function watchTitle(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
