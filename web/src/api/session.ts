import type { CustomerView } from '#contract/access/schemas.ts';
import type { Session } from '#contract/accounts/schemas.ts';

/** Members and staff sign in apart, so one browser can hold both. */
export type Side = 'member' | 'staff';

const keys: Record<Side, string> = { member: 'assay-session', staff: 'assay-ops-session' };
/** The one entry that logging out leaves in storage (specification section 4). */
export const DISMISSED_KEY = 'fastPurchaseDismissed';

/** The session by which staff look as a customer: of this tab alone. */
const VIEW_KEY = 'assay-view';
type ViewSession = Session & { readonly view: CustomerView };

const listeners = new Set<() => void>();
const memory = new Map<Side, Session | null>();

const valid = (value: unknown): value is Session =>
  typeof value === 'object' && value !== null && 'tokenName' in value && 'tokenValue' in value;

function stored(side: Side): Session | null {
  try {
    const looking = side === 'member' ? sessionStorage.getItem(VIEW_KEY) : null;
    const value: unknown = JSON.parse(looking ?? localStorage.getItem(keys[side]) ?? 'null');
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

/** Begins to look as a customer in this tab; a member's own session in it rests meanwhile. */
export function openView(looking: ViewSession): void {
  sessionStorage.setItem(VIEW_KEY, JSON.stringify(looking));
  memory.set('member', looking);
  for (const listener of listeners) listener();
}

/** Returns whom staff look as in this tab; null where they do not. */
export function viewOfTab(): CustomerView | null {
  const open = session('member');
  return open !== null && 'view' in open ? (open as ViewSession).view : null;
}

/**
 * Ends a side's session. A member's end clears all storage of the browser but the dismissal flag
 * and the staff's own session. Where the session `expired` what was typed stays in its tab, for
 * the same person to go on with; who leaves takes it along.
 */
export function closeSession(side: Side, why: 'left' | 'expired' = 'left'): void {
  if (side === 'staff') localStorage.removeItem(keys.staff);
  else if (viewOfTab() !== null) sessionStorage.removeItem(VIEW_KEY);
  else {
    clearBut(localStorage, (key) => key === DISMISSED_KEY || key === keys.staff);
    clearBut(sessionStorage, (key) => why === 'expired' && isTyped(key));
  }
  memory.delete(side);
  for (const listener of listeners) listener();
}

/** Drafts of forms, and the quick buy that waits for its account. */
const isTyped = (key: string) => key.startsWith('draft:') || key === 'quickBuy';

function clearBut(storage: Storage, isRetained: (key: string) => boolean): void {
  const all = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of all) if (!isRetained(key)) storage.removeItem(key);
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

/** Returns whether staff see the open page as one of a customer's. */
export const isCustomerView = (): boolean => sideOfPage() === 'member' && viewOfTab() !== null;
