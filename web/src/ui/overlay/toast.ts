export type ToastTone = 'pass' | 'fail' | 'info';

/** The action of a toast while it shows: undo. */
export interface ToastAction {
  readonly label: string;
  readonly onPick: () => void;
}

export interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: string;
  readonly action?: ToastAction | undefined;
}

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();
const LIFE_MS = 6000;
const FAIL_LIFE_MS = 10_000;
/** One that offers an act stays until there was time to decide. */
const ACTION_LIFE_MS = 20_000;

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

const durationOf = (tone: ToastTone, action: ToastAction | undefined): number =>
  action ? ACTION_LIFE_MS : tone === 'fail' ? FAIL_LIFE_MS : LIFE_MS;

/**
 * Tells the result of an act that left the screen; what stays on the screen says it in place. A
 * failure that is shown again takes the place of the same words that still stand there. Returns its
 * id, by which it can be taken away.
 */
export function toast(text: string, tone: ToastTone = 'pass', action?: ToastAction): number {
  const id = nextId++;
  const others = toasts.filter((one) => tone !== 'fail' || one.text !== text);
  set([...others.slice(-2), { id, tone, text, action }]);
  setTimeout(() => dropToast(id), durationOf(tone, action));
  return id;
}

/** Takes one toast away. */
export function dropToast(id: number): void {
  set(toasts.filter((one) => one.id !== id));
}

export const toastsNow = (): readonly Toast[] => toasts;

/** Calls back when toasts come or go; returns what ends that. */
export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
