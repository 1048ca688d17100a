import { savedChoice, storeChoice } from '../form/saved-choice.ts';

/** The reader's choice: a scheme of its own, or the system's. */
export type SchemeChoice = 'light' | 'dark' | 'auto';

const KEY = 'theme';
const listeners = new Set<() => void>();
/** Absent while the server draws. */
const system =
  typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-color-scheme: dark)');

/** The stored choice; `auto` where nothing is stored or storage is closed. */
export function schemeChoice(): SchemeChoice {
  const stored = savedChoice(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}

/** The scheme that a choice shows now. */
export function resolveScheme(choice: SchemeChoice = schemeChoice()): 'light' | 'dark' {
  if (choice !== 'auto') return choice;
  return system?.matches ? 'dark' : 'light';
}

/** Stores the choice and puts it on the page. */
export function chooseScheme(choice: SchemeChoice): void {
  storeChoice(KEY, choice);
  apply(choice);
}

function apply(choice: SchemeChoice): void {
  const scheme = resolveScheme(choice);
  document.documentElement.dataset['theme'] = scheme;
  for (const listener of listeners) listener();
}

/** Calls back when the scheme changes; returns what ends that. */
export function watchScheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

system?.addEventListener('change', () => {
  if (schemeChoice() === 'auto') apply('auto');
});
