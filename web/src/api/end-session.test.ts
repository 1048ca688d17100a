import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hotSearch } from '#contract/catalog/hot-calls.ts';

/** The storage of a browser. */
class FakeStorage implements Storage {
  readonly #kept = new Map<string, string>();
  get length() {
    return this.#kept.size;
  }
  key = (index: number) => [...this.#kept.keys()][index] ?? null;
  getItem = (name: string) => this.#kept.get(name) ?? null;
  setItem = (name: string, value: string) => void this.#kept.set(name, value);
  removeItem = (name: string) => void this.#kept.delete(name);
  clear = () => this.#kept.clear();
}
vi.stubGlobal('localStorage', new FakeStorage());
vi.stubGlobal('sessionStorage', new FakeStorage());

const { sendCall, setClientListeners } = await import('./client.ts');
const { closeSession, openSession, session } = await import('./session.ts');
const { endSession } = await import('./end-session.ts');

const open = { tokenName: 'satoken', tokenValue: 'mine', expiresAt: '2126-01-01T00:00:00.000Z' };
const refusal = { code: 401, msg: 'over', data: { fail: 'session.missing' } };

let ended: string[];
let sent: Headers[];
let reply: (body: unknown) => void;

beforeEach(() => {
  ended = [];
  sent = [];
  setClientListeners({ sessionEnded: (side) => ended.push(side) });
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    sent.push(new Headers(init.headers));
    return new Promise<Response>((resolve) => {
      reply = (body) => resolve(Response.json(body));
    });
  });
  openSession('member', open);
});
afterEach(() => closeSession('member'));

test('spec 8: code 401: an ended session raises the alert', async () => {
  const late = sendCall(hotSearch, {});
  reply(refusal);
  await expect(late).rejects.toMatchObject({ code: 401 });
  expect(ended).toEqual(['member']);
});

test('spec 8: code 401: a reply to a session that was left raises none', async () => {
  const late = sendCall(hotSearch, {});
  closeSession('member');
  reply(refusal);
  await expect(late).rejects.toMatchObject({ code: 401 });
  expect(ended).toEqual([]);
});

test('who leaves is out at once, and the server learns by the session that was left', async () => {
  const leaving = endSession('member');
  expect(session('member')).toBeNull();
  expect(sent.at(-1)?.get('satoken')).toBe('mine');
  reply({ code: 0, msg: '', data: null });
  await leaving;
});
