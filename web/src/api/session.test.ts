import { beforeEach, describe, expect, test, vi } from 'vitest';

/** The storage of a browser, as much of it as is used. */
class Kept implements Storage {
  readonly #all = new Map<string, string>();
  get length() {
    return this.#all.size;
  }
  key(at: number) {
    return [...this.#all.keys()][at] ?? null;
  }
  getItem(key: string) {
    return this.#all.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.#all.set(key, value);
  }
  removeItem(key: string) {
    this.#all.delete(key);
  }
  clear() {
    this.#all.clear();
  }
  get keys() {
    return [...this.#all.keys()].sort();
  }
}

const local = new Kept();
const tab = new Kept();
vi.stubGlobal('localStorage', local);
vi.stubGlobal('sessionStorage', tab);
const { closeSession, openSession, session } = await import('./session.ts');

const opened = { tokenName: 'assay-token', tokenValue: 't', expiresAt: '2026-12-21T08:00:00Z' };

beforeEach(() => {
  for (const storage of [local, tab]) storage.clear();
  openSession('member', opened);
  for (const key of ['fastPurchaseDismissed', 'lang', 'theme', 'assay-ops-session', 'anything']) {
    local.setItem(key, 'x');
  }
  for (const key of ['draft:login', 'quickBuy', 'other']) tab.setItem(key, 'x');
});

describe('spec 4: logout or expiry: clears all browser storage except the dismissal flag', () => {
  test('leaving takes along what was typed, too; the staff’s own session is another one', () => {
    closeSession('member');
    expect(session('member')).toBeNull();
    expect(local.keys).toEqual(['assay-ops-session', 'fastPurchaseDismissed']);
    expect(tab.keys).toEqual([]);
  });

  test('expiry keeps what was typed in this tab, so that nothing typed is lost', () => {
    closeSession('member', 'expired');
    expect(local.keys).toEqual(['assay-ops-session', 'fastPurchaseDismissed']);
    expect(tab.keys).toEqual(['draft:login', 'quickBuy']);
  });

  test('a desk that leaves takes its session and nothing of the member', () => {
    closeSession('staff');
    expect(local.getItem('assay-ops-session')).toBeNull();
    expect(session('member')).toEqual(opened);
    expect(local.getItem('lang')).toBe('x');
  });
});
