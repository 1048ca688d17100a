import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addWantBuy } from '#contract/boards/calls.ts';
import { homeCounters } from '#contract/content/calls.ts';
import { msgBoxUnReadNum } from '#contract/messages/unread-calls.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { isReported, reportFailure, sendCall, setClientListeners, showInPlace } from './client.ts';
import { type CommandOptions, commandOptions } from './command.ts';
import { type CallFailure, NetworkFailure, RequestCancelled } from './failure.ts';
import { createQueryClient } from './query-client.ts';

/** The network's behavior for the next calls. */
let network: (init: RequestInit) => Promise<Response>;
let toasts: string[];
let again: (() => void) | undefined;
let alerts: number;
let made: string[];
let isOnline = true;

beforeEach(() => {
  toasts = [];
  made = [];
  alerts = 0;
  again = undefined;
  isOnline = true;
  setClientListeners({
    sessionEnded: () => {
      alerts += 1;
    },
    callFailed: (failure, retry) => {
      toasts.push(failure.message || 'network');
      again = retry;
    },
    dismissed: (failure) => {
      toasts = toasts.filter((text) => text !== failure.message);
    },
  });
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline;
    },
  });
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    made.push(new Headers(init.headers).get('idempotency-key') ?? '');
    return network(init);
  });
});
afterEach(() => vi.unstubAllGlobals());

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const answer = (body: unknown) => Promise.resolve(Response.json(body as object));
const refused = (code: number, msg: string, fields?: object[]) => () =>
  answer({ code, msg, data: { fail: 'x', ...(fields ? { fields } : {}) } });
const ok = () => answer({ code: 0, msg: '', data: { id: 'x' } });

/** An act as a page makes it, for everybody: the market's counters stand for its call. */
const call = { ...addWantBuy, callers: ['anyone'] } as const;
const input = { wantBuyItemList: [{ model: 'LM358DR', count: 1 }] };
function pressed(options: CommandOptions<typeof call> = {}) {
  const answers = createQueryClient();
  const observer = new MutationObserver(
    answers,
    commandOptions(answers, call, {
      ...options,
      lastSubmission: { content: '', key: '' },
      again: (sent) => void observer.mutate(sent).catch(() => undefined),
    }),
  );
  return observer;
}
const press = (options?: CommandOptions<typeof call>) =>
  pressed(options)
    .mutate(input)
    .then(
      () => null,
      (error: unknown) => error as Error,
    );

test('an act that is pressed again keeps its key where only fields differ that the key leaves out', async () => {
  network = lost;
  const lastSubmission = { content: '', key: '' };
  const act = { ...call, idempotencyIgnores: ['draftId'] };
  const answers = createQueryClient();
  const send = (sent: object) =>
    new MutationObserver(
      answers,
      commandOptions(answers, act, { lastSubmission, again: () => undefined }),
    )
      .mutate(sent as typeof input)
      .catch(() => undefined);
  const keyOf = async (sent: object) => {
    await send(sent);
    return made.at(-1);
  };
  const first = await keyOf({ ...input, draftId: 'one' });
  expect(await keyOf({ ...input, draftId: 'another' })).toBe(first);
  expect(await keyOf(input)).toBe(first);
  expect(await keyOf({ wantBuyItemList: [], draftId: 'one' })).not.toBe(first);
});

/** A read as a page makes it; answers its failure. */
function read(meta: { quiet?: boolean; polls?: boolean } = {}) {
  const observer = new QueryObserver(createQueryClient(), {
    queryKey: ['read'],
    queryFn: () => sendCall(homeCounters, {}, { notCancel: true, quiet: meta.quiet ?? false }),
    retryDelay: 0,
    meta,
    enabled: false,
  });
  observer.subscribe(() => undefined);
  return observer;
}

test('spec 8: other codes: an error toast with the server’s message, and the call fails', async () => {
  network = refused(409, 'This request is closed.');
  const error = await press();
  expect(error).toMatchObject({ code: 409 });
  expect(toasts).toEqual(['This request is closed.']);
  expect(error && isReported(error)).toBe(true);
  const found = await read().refetch();
  expect(found.error).toMatchObject({ code: 409 });
  expect(toasts).toHaveLength(2);
});

test('a refused act that its page shows at its place is said there once, and by no toast', async () => {
  network = refused(409, 'This request is closed.');
  const error = await press();
  if (error === null) throw new Error('the act was not refused');
  expect(toasts).toEqual(['This request is closed.']);
  const render = async () => {
    const page = await renderToReadableStream(createElement(FailNote, { error }));
    await page.allReady;
    return new Response(page).text();
  };
  expect(await render()).toContain('role="alert"');
  showInPlace(error);
  expect(toasts).toEqual([]);
  expect(await render()).toContain('This request is closed.');
});

test('a lost act keeps its toast beside what its page shows: it offers to try again', async () => {
  network = lost;
  const error = await press();
  if (error === null) throw new Error('the act was not lost');
  showInPlace(error);
  expect(toasts).toHaveLength(1);
});

test('a read that fails keeps its toast', async () => {
  network = refused(409, 'This request is closed.');
  const { error } = await read().refetch();
  if (error === null) throw new Error('the read did not fail');
  showInPlace(error);
  expect(toasts).toHaveLength(1);
});

test('spec 8: other codes: what stands at its fields is said there, and by no toast', async () => {
  network = refused(422, 'Not right.', [{ field: 'count', message: 'Too many.' }]);
  const error = await press();
  expect((error as CallFailure).fields).toHaveLength(1);
  expect(toasts).toEqual([]);
  expect(error && isReported(error)).toBe(false);
});

test.each([
  ['deposit.changed', true],
  ['approval.changed', true],
  ['bank.itemChanged', true],
  // Pages of these keep what is typed beside the newer one, and read it when they are told to.
  ['settlement.changed', false],
  ['content.changed', false],
])('a refusal by %s makes what the page shows old: %s', async (fail, isOld) => {
  network = () => answer({ code: 409, msg: 'It was changed.', data: { fail } });
  const answers = createQueryClient();
  answers.setQueryData(['/some/record'], { version: 1 });
  await new MutationObserver(
    answers,
    commandOptions(answers, call, {
      lastSubmission: { content: '', key: '' },
      again: () => undefined,
    }),
  )
    .mutate(input)
    .catch(() => undefined);
  expect(answers.getQueryState(['/some/record'])?.isInvalidated).toBe(isOld);
});

test('spec 8: other codes: what its place says already is not said twice', async () => {
  network = refused(429, 'Send again in 87 s.');
  const error = await press({ onFail: () => true });
  expect(toasts).toEqual([]);
  expect(error && isReported(error)).toBe(true);
});

test('spec 8: code 401: the alert stands alone, without a toast', async () => {
  network = refused(401, '未登录或登录已过期');
  await press();
  expect(alerts).toBe(1);
  expect(toasts).toEqual([]);
});

test('spec 8: code 401, spec 4: unread messages: the unread count fails in silence', async () => {
  network = refused(401, '未登录或登录已过期');
  await sendCall(msgBoxUnReadNum, {}, { quiet: true }).catch(() => undefined);
  await read({ quiet: true }).refetch();
  expect([alerts, toasts]).toEqual([0, []]);
});

const unknown = () =>
  answer({ code: 503, msg: 'It may have been saved.', data: { fail: 'outcome.unknown' } });

test('an act whose outcome is unknown is repeated once with its key, in silence', async () => {
  network = () => (made.length === 1 ? unknown() : ok());
  expect(await press()).toBeNull();
  expect(made).toHaveLength(2);
  expect(made[0]).toBe(made[1]);
  expect(toasts).toEqual([]);
});

test('an act whose outcome stays unknown says so, and pressing again has the same key', async () => {
  network = unknown;
  const act = pressed();
  const failing = () => act.mutate(input).catch((error: Error) => error.message);
  expect(await failing()).toBe('It may have been saved.');
  expect(toasts).toEqual(['It may have been saved.']);
  expect(made).toHaveLength(2);
  await failing();
  expect(new Set(made).size).toBe(1);
});

test('spec 8: network failure: a toast, once for all tries of a read', async () => {
  network = lost;
  const found = await read().refetch();
  expect(found.error).toBeInstanceOf(NetworkFailure);
  expect(made).toHaveLength(3);
  expect(toasts).toEqual(['network']);
});

test('spec 8: network failure: an act offers to be made again, with the same key', async () => {
  network = lost;
  isOnline = false;
  await press();
  expect(toasts).toEqual(['network']);
  network = ok;
  again?.();
  await vi.waitFor(() => expect(made).toHaveLength(2));
  expect(made[0]).not.toBe('');
  expect(made[1]).toBe(made[0]);
});

test('spec 8: network failure: offline has its own notice, which says all for reads', async () => {
  network = lost;
  isOnline = false;
  const found = await read().refetch();
  expect(toasts).toEqual([]);
  expect(found.error && isReported(found.error)).toBe(true);
});

test('spec 8: network failure: what asks by itself tells once, until it succeeded', async () => {
  const poll = read({ polls: true });
  network = refused(500, 'Something failed.');
  await poll.refetch();
  await poll.refetch();
  expect(toasts).toHaveLength(1);
  network = ok;
  await poll.refetch();
  network = refused(500, 'Something failed.');
  await poll.refetch();
  expect(toasts).toHaveLength(2);
});

test('spec 8: cancelled calls: nobody is told of a call that a newer one replaced', async () => {
  network = (init) =>
    new Promise((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  const first = press();
  await vi.waitFor(() => expect(made).toHaveLength(1));
  network = ok;
  expect(await press()).toBeNull();
  expect(await first).toBeInstanceOf(RequestCancelled);
  expect(toasts).toEqual([]);
});

test('a mistake of the program is no failed call', () => {
  reportFailure(new TypeError('x is undefined'));
  reportFailure('text');
  expect(toasts).toEqual([]);
});
