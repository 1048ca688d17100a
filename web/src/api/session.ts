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

/** Ends a side's session. A member's logout clears all storage but the dismissal flag. */
export function closeSession(side: Side): void {
  if (side === 'staff') localStorage.removeItem(keys.staff);
  else clearMemberStorage();
  memory.set(side, null);
  for (const listener of listeners) listener();
}

function clearMemberStorage(): void {
  const kept = [DISMISSED_KEY, keys.staff, 'lang', 'theme'].map(
    (key) => [key, localStorage.getItem(key)] as const,
  );
  localStorage.clear();
  for (const [key, value] of kept) if (value !== null) localStorage.setItem(key, value);
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
