import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addWantBuy } from '#contract/boards/calls.ts';
import { hotSearch } from '#contract/catalog/hot-calls.ts';
import { msgBoxUnReadNum } from '#contract/messages/unread-calls.ts';
import { sendCall, setClientListeners } from './client.ts';
import { CallFailure, NetworkFailure, RequestCancelled } from './failure.ts';
import { createQueryClient } from './query-client.ts';
import { isSignInRequested, requestSignIn, resolveSignIn } from './sign-in-request.ts';

/** A network that answers when it is told to, and hears when it is no longer listened to. */
interface Asked {
  readonly url: string;
  readonly init: RequestInit;
  answer(body: unknown): void;
  lose(): void;
}

let asked: Asked[];
let ended: string[];

beforeEach(() => {
  asked = [];
  ended = [];
  setClientListeners({ sessionEnded: (side) => ended.push(side) });
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    return new Promise<Response>((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      asked.push({
        url,
        init,
        answer: (body) => resolve(body instanceof Response ? body : Response.json(body as object)),
        lose: () => reject(new TypeError('Failed to fetch')),
      });
    });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const last = () => asked.at(-1) as Asked;
const ok = (data: unknown) => ({ code: 0, msg: '', data });
const refusal = (code: number) => ({ code, msg: 'said', data: { fail: 'session.missing' } });
const settled = (made: Promise<unknown>) =>
  made.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
const post = { wantBuyItemList: [{ model: 'LM358DR', count: 1 }] };

describe('spec 7: calls', () => {
  test('go under /test-api by POST with a JSON body', async () => {
    const made = sendCall(hotSearch, {});
    last().answer(ok([{ value: 'LM358' }]));
    expect(await made).toEqual([{ value: 'LM358' }]);
    expect(last().url).toBe('/test-api/search/getHotSearch');
    expect(last().init).toMatchObject({ method: 'POST', body: '{}' });
    expect(new Headers(last().init.headers).get('content-type')).toBe('application/json');
  });

  test('spec 9: time-out: end after 50 seconds', async () => {
    const made = settled(sendCall(hotSearch, {}));
    await vi.advanceTimersByTimeAsync(49_999);
    expect(last().init.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await made).toEqual({ error: expect.any(NetworkFailure) });
  });

  test('spec 9: time-out: a read that took 50 seconds is reported then, and not asked again', async () => {
    const answers = createQueryClient();
    const retry = answers.getDefaultOptions().queries?.retry ?? true;
    const read = settled(
      answers.fetchQuery({ queryKey: ['slow'], queryFn: () => sendCall(hotSearch, {}), retry }),
    );
    await vi.advanceTimersByTimeAsync(50_000);
    expect(await read).toEqual({ error: expect.any(NetworkFailure) });
    expect(asked).toHaveLength(1);
  });

  test('spec 8: cancelled calls: a call of the same url cancels the pending one', async () => {
    const first = settled(sendCall(hotSearch, {}));
    const other = settled(sendCall(msgBoxUnReadNum, {}));
    const second = sendCall(hotSearch, {});
    expect(await first).toEqual({ error: expect.any(RequestCancelled) });
    last().answer(ok([]));
    expect(await second).toEqual([]);
    asked[1]?.answer(ok({ allUnread: 1 }));
    expect(await other).toEqual({ value: { allUnread: 1 } });
  });

  test('NOT_CANCEL neither cancels nor is cancelled', async () => {
    const kept = [
      sendCall(hotSearch, {}, { notCancel: true }),
      sendCall(hotSearch, {}, { notCancel: true }),
      sendCall(hotSearch, {}),
    ];
    for (const one of asked) one.answer(ok([]));
    expect(await Promise.all(kept)).toEqual([[], [], []]);
  });

  test('an act carries its idempotency key', async () => {
    const made = sendCall(addWantBuy, post, { key: 'key-of-this-act' });
    last().answer(ok({ id: 'x' }));
    await made;
    expect(new Headers(last().init.headers).get('idempotency-key')).toBe('key-of-this-act');
  });
});

describe('the error catalogue', () => {
  test('spec 8: code 401: raises the alert for a call, and none for the unread count', async () => {
    const loud = settled(sendCall(hotSearch, {}));
    last().answer(refusal(401));
    expect(await loud).toEqual({ error: expect.any(CallFailure) });
    expect(ended).toEqual(['member']);
    const quiet = settled(sendCall(msgBoxUnReadNum, {}, { quiet: true }));
    last().answer(refusal(401));
    expect(await quiet).toEqual({ error: expect.any(CallFailure) });
    expect(ended).toEqual(['member']);
  });

  test('spec 8: other codes: the call fails with the server’s message', async () => {
    const made = settled(sendCall(hotSearch, {}));
    last().answer({ code: 422, msg: '请求有误', data: { fail: 'input.invalid', fields: [] } });
    expect(await made).toMatchObject({ error: { code: 422, message: '请求有误' } });
    expect(ended).toEqual([]);
  });

  test('spec 8: network failure: a lost network is a network failure', async () => {
    const made = settled(sendCall(hotSearch, {}));
    last().lose();
    expect(await made).toEqual({ error: expect.any(NetworkFailure) });
  });

  test('an answer that is no JSON of the server’s is a network failure', async () => {
    const made = settled(sendCall(hotSearch, {}));
    last().answer(new Response('<html>', { headers: { 'content-type': 'application/json' } }));
    expect(await made).toEqual({ error: expect.any(NetworkFailure) });
  });

  test('spec 8: binary: binary responses pass through', async () => {
    const made = sendCall(hotSearch, {});
    last().answer(
      new Response(new Uint8Array([1, 2, 3]), { headers: { 'content-type': 'application/pdf' } }),
    );
    const file = (await made) as unknown as Blob;
    expect(file).toBeInstanceOf(Blob);
    expect(file.size).toBe(3);
  });
});

describe('spec 2: a quick login/register dialog', () => {
  test('who asks waits for the answer, and the newer question ends the older', async () => {
    const first = requestSignIn();
    expect(isSignInRequested()).toBe(true);
    const second = requestSignIn();
    expect(await first).toBe(false);
    resolveSignIn(true);
    expect(await second).toBe(true);
    expect(isSignInRequested()).toBe(false);
  });
});
