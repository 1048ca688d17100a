import { beforeEach, expect, test, vi } from 'vitest';

const tab = new Map<string, string>();
const storage = {
  getItem: (key: string) => tab.get(key) ?? null,
  setItem: (key: string, value: string) => void tab.set(key, value),
  removeItem: (key: string) => void tab.delete(key),
};
let pathname = '/';
vi.stubGlobal('sessionStorage', storage);
vi.stubGlobal('localStorage', { ...storage, getItem: () => null });
vi.stubGlobal('window', {
  get location() {
    return { pathname };
  },
});
const { closeSession, isCustomerView, openView } = await import('#web/api/session.ts');
const { pauseDraftStorage, removeDraft, storeDraft, storedDraft } = await import(
  '#web/ui/form/draft-storage.ts'
);

const view = {
  id: 'view',
  accountId: 'dana',
  name: 'Dana',
  reason: 'Feedback FB-1',
  startedAt: '2026-12-21T07:30:00Z',
  until: '2026-12-21T08:00:00Z',
};
const look = { tokenName: 'assay-token', tokenValue: 't', expiresAt: view.until, view };
beforeEach(() => {
  tab.clear();
  pauseDraftStorage(isCustomerView);
});

test('what a customer typed stays in no tab of staff who look as that customer', () => {
  storeDraft('agent-order', 'my own');
  openView(look);
  pathname = '/buyer-place-order';
  storeDraft('agent-order', 'of the customer');
  expect(storedDraft('agent-order', 'empty')).toBe('empty');
  removeDraft('agent-order');

  // Forms of the console are kept as ever.
  pathname = '/ops/content/blacklist';
  storeDraft('blacklist:new', 'of staff');
  expect(storedDraft('blacklist:new', '')).toBe('of staff');

  pathname = '/';
  closeSession('member');
  expect(storedDraft('agent-order', '')).toBe('my own');
  expect([...tab.keys()].sort()).toEqual(['draft:agent-order', 'draft:blacklist:new']);
});
