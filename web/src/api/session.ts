import type { Session } from '#contract/accounts/calls.ts';

/** Members and staff sign in apart, so one browser can hold both. */
export type Side = 'member' | 'staff';

const keys: Record<Side, string> = { member: 'assay-session', staff: 'assay-ops-session' };
/** The one entry that logging out leaves in storage (specification section 4). */
export const DISMISSED_KEY = 'fastPurchaseDismissed';

const listeners = new Set<() => void>();
const memory = new Map<Side, Session | null>();

const valid = (value: unknown): value is Session =>
  typeof value === 'object' && value !== null && 'tokenName' in value && 'tokenValue' in value;

function stored(side: Side): Session | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keys[side]) ?? 'null');
    return valid(value) ? value : null;
  } catch {
    return null;
  }
}

/** The token of a side, or null where nobody is signed in. The same object until it changes. */
export function session(side: Side): Session | null {
  if (typeof localStorage === 'undefined') return null;
  if (!memory.has(side)) memory.set(side, stored(side));
  return memory.get(side) ?? null;
}

export function openSession(side: Side, opened: Session): void {
  localStorage.setItem(keys[side], JSON.stringify(opened));
  memory.set(side, opened);
  for (const listener of listeners) listener();
}

/**
 * Ends a side's session. A member's end clears all storage of the browser but the dismissal flag
 * and the staff's own session. Where the session `expired` what was typed stays in its tab, for
 * the same person to go on with; who leaves takes it along.
 */
export function closeSession(side: Side, why: 'left' | 'expired' = 'left'): void {
  if (side === 'staff') localStorage.removeItem(keys.staff);
  else {
    clearBut(localStorage, (key) => key === DISMISSED_KEY || key === keys.staff);
    clearBut(sessionStorage, (key) => why === 'expired' && isTyped(key));
  }
  memory.set(side, null);
  for (const listener of listeners) listener();
}

/** Drafts of forms, and the quick buy that waits for its account. */
const isTyped = (key: string) => key.startsWith('draft:') || key === 'quickBuy';

function clearBut(storage: Storage, isKept: (key: string) => boolean): void {
  const all = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  for (const key of all) if (!isKept(key)) storage.removeItem(key);
}

export function onSession(listener: () => void): () => void {
  const byOtherTab = () => {
    memory.clear();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', byOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', byOtherTab);
  };
}

/** Which side the open page belongs to; the server draws for visitors of the members' side. */
export const sideOfPage = (): Side =>
  typeof window !== 'undefined' && window.location.pathname.startsWith('/ops') ? 'staff' : 'member';
