import { newKey } from './random.ts';

const PREFIX = 'handoff:';
/** A code holds for minutes: its key is worth nothing the day after. */
const OUTDATED_MS = 86_400_000;

interface StoredKey {
  readonly key: string;
  readonly createdAt: number;
}

function storedKey(name: string): StoredKey | null {
  try {
    const value = JSON.parse(localStorage.getItem(name) ?? 'null') as StoredKey | null;
    return typeof value?.key === 'string' ? value : null;
  } catch {
    return null;
  }
}

function removeOutdated(now: number): void {
  const names = Array.from(
    { length: localStorage.length },
    (_, index) => localStorage.key(index) ?? '',
  );
  for (const name of names.filter((one) => one.startsWith(PREFIX))) {
    if (now - (storedKey(name)?.createdAt ?? 0) > OUTDATED_MS) localStorage.removeItem(name);
  }
}

/**
 * Returns the key by which this phone is known to the hand-off of a code: the same after a reload
 * and in another tab, so that photos that were not sent can still be.
 */
export function keyOf(token: string, now: number): string {
  const stored = storedKey(PREFIX + token);
  if (stored !== null) return stored.key;
  const key = newKey();
  try {
    removeOutdated(now);
    localStorage.setItem(PREFIX + token, JSON.stringify({ key, createdAt: now }));
  } catch {
    // Without storage a reload is another phone.
  }
  return key;
}
