import { expect, it } from 'vitest';
import type { Carry } from './caller.ts';
import { carryAgain, newBusy } from './carry-again.ts';

const refusal = { code: 503, msg: '', data: { fail: 'service.busy', facts: { seconds: 2 } } };
const request = { path: '/order/pay', headers: {}, body: '{}' };

/** A market that is busy for a number of requests, and notes the keys and waits. */
function busyFor(times: number) {
  const keys: (string | undefined)[] = [];
  const waits: number[] = [];
  const carry: Carry = async ({ headers }) => {
    keys.push(headers['idempotency-key']);
    return keys.length > times
      ? { status: 200, body: '{"code":0}' }
      : { status: 503, body: JSON.stringify(refusal) };
  };
  const wait = async (ms: number) => {
    waits.push(ms);
  };
  return { carry, wait, keys, waits };
}

it('a request to a busy market is sent again with its key, after the time that it names', async () => {
  const { carry, wait, keys, waits } = busyFor(3);
  const busy = newBusy();
  expect(await carryAgain(carry, busy, { wait })(request)).toMatchObject({ status: 200 });
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(waits).toEqual([2000, 2000, 2000]);
  expect([busy.again, busy.paths.get('/order/pay')]).toEqual([3, 3]);
});

it('a market that stays busy is answered as it is after three more requests', async () => {
  const { carry, wait, keys } = busyFor(Number.POSITIVE_INFINITY);
  expect(await carryAgain(carry, newBusy(), { wait })(request)).toMatchObject({ status: 503 });
  expect(keys).toHaveLength(4);
});

it('a request is sent again as often as is said', async () => {
  const { carry, wait, keys } = busyFor(9);
  const patient = carryAgain(carry, newBusy(), { wait, most: 9 });
  expect(await patient(request)).toMatchObject({ status: 200 });
  expect(keys).toHaveLength(10);
});

it('any other failure is answered at once', async () => {
  const keys: string[] = [];
  const carry: Carry = async ({ headers }) => {
    keys.push(headers['idempotency-key'] ?? '');
    return { status: 500, body: JSON.stringify({ code: 500, msg: '', data: { fail: 'fault' } }) };
  };
  const reply = await carryAgain(
    carry,
    newBusy(),
  )({
    ...request,
    headers: { 'idempotency-key': 'a-key-of-the-walk' },
  });
  expect(reply.status).toBe(500);
  expect(keys).toEqual(['a-key-of-the-walk']);
});
