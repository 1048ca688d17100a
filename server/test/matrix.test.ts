import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quickLogin } from '#contract/accounts/calls.ts';
import type { Session } from '#contract/accounts/schemas.ts';
import { beforeTotp } from '#contract/accounts/staff-calls.ts';
import { BASE_PATH, type Call, type CallerRole as CallerKind } from '#contract/call.ts';
import { factorTotpBegin, factorTotpConfirm } from '#contract/factors/calls.ts';
import { keyAdd } from '#contract/inventory/calls.ts';
import { openToDeclined } from '#contract/legal/declined-calls.ts';
import { orderOne } from '#contract/orders/calls.ts';
import { orderOne as orderOneSchemas } from '#contract/orders/schemas.ts';
import { placeBoardOrder } from '#harness/board-order.ts';
import { everyCall } from '#harness/every-call.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import type { Caller } from '../../tools/deal/caller.ts';
import { Refused, totpCode } from '../../tools/deal/caller.ts';

const contract = await everyCall();

type Kind = Exclude<CallerKind, 'anyone'> | 'visitor';

let town: TestMarket;
const people = {} as Record<Kind, Caller>;
let stranger: Caller;
let otherSeller: Caller;
let order: { id: string; version: number; lineId: string };

beforeAll(async () => {
  town = await openTestMarket();
  people.visitor = town.visitor('Visitor');
  people.newcomer = await town.newcomer('Newcomer');
  people.pending = await pendingSignIn();
  people.declined = await declinedMember();
  people.buyer = await town.member('Buyer', 'buyer');
  people.seller = await town.member('Unsettled', 'seller', { settled: false });
  people.settled = await town.member('Seller', 'seller');
  const { key } = await people.settled.send(keyAdd, { name: 'Warehouse program' });
  people.stockKey = town
    .visitor('Program')
    .signedIn({ tokenName: 'assay-key', tokenValue: key } as Session);
  stranger = await town.member('Stranger', 'buyer');
  otherSeller = await town.member('Otherseller', 'seller');
  for (const role of ['support', 'warehouse', 'qc', 'finance', 'content', 'admin'] as const) {
    people[role] = await town.staff(`Desk${role}`, [role]);
  }
  order = await placeOrder();
}, 120_000);

afterAll(() => town.close());

/** An order between buyer and seller, as the board makes one. */
async function placeOrder() {
  const { buyer, settled } = people;
  const placed = await placeBoardOrder(buyer, settled);
  const view = await buyer.send(orderOne, { id: placed.orderId });
  return { id: view.id, version: view.version, lineId: view.lines[0]?.id ?? '' };
}

/** The kinds of caller that a kind may pass as. */
const passes: Record<Kind, readonly CallerKind[]> = {
  visitor: ['anyone'],
  pending: ['anyone', 'pending'],
  declined: ['anyone', 'declined', 'buyer'],
  newcomer: ['anyone', 'newcomer'],
  buyer: ['anyone', 'buyer'],
  seller: ['anyone', 'seller'],
  settled: ['anyone', 'seller', 'settled'],
  stockKey: ['anyone', 'stockKey'],
  support: ['anyone', 'support'],
  warehouse: ['anyone', 'warehouse'],
  qc: ['anyone', 'qc'],
  finance: ['anyone', 'finance'],
  content: ['anyone', 'content'],
  admin: ['anyone', 'admin'],
};

/** Who declined the terms makes commands of a short list; others that anyone may make, as a visitor. */
const isBarred = (kind: Kind, { kind: of, path, callers }: Call): boolean =>
  kind === 'declined' &&
  of === 'command' &&
  !openToDeclined.has(path) &&
  !callers.includes('anyone');

async function codeOf(caller: Caller, call: Call, input: unknown): Promise<number | string> {
  try {
    await caller.send(call, input as never);
    return 0;
  } catch (error) {
    if (error instanceof Refused) return error.reply.code;
    throw error;
  }
}

/** Ending a session is allowed to everybody it is open to; it is tried by nobody who stays. */
const endsSession = (call: Call) => call.path === '/mall/logout';

describe('the call matrix', () => {
  it('binds every call of the contract exactly once, under its own path', () => {
    const bound = town.market.calls.map(({ call }) => call.path).sort();
    expect(bound).toEqual(contract.map((call) => call.path).sort());
    expect(new Set(bound).size).toBe(bound.length);
    expect(contract.length).toBeGreaterThan(90);
  });

  it.each(contract.map((call) => [call.path, call] as const))(
    'spec 6: calls: lets only those make %s whom the contract names',
    async (_path, call) => {
      for (const [kind, caller] of Object.entries(people) as [Kind, Caller][]) {
        const may = passes[kind].some((one) => call.callers.includes(one)) && !isBarred(kind, call);
        if (may && endsSession(call)) continue;
        // Input that no schema takes: whoever comes past the gate is told so, and nothing happens.
        const code = call.form ? null : await codeOf(caller, call, may ? [] : {});
        if (code === null) continue;
        if (may) expect([0, 404, 409, 422, 429], `${kind} ${call.path}`).toContain(code);
        else expect(code, `${kind} ${call.path}`).toBe(kind === 'visitor' ? 401 : 403);
      }
    },
  );

  it('knows a caller by memory only where a call changes nothing and anyone may make it', () => {
    const remembered = town.market.calls.filter(({ call }) => call.sessionMaxAgeS !== undefined);
    expect(remembered.length).toBeGreaterThan(0);
    for (const { call } of remembered) {
      expect([call.path, call.kind, call.callers]).toEqual([call.path, 'query', ['anyone']]);
      expect(call.sessionMaxAgeS).toBeLessThanOrEqual(5);
    }
  });

  it('hides an order from those who are no party of it', async () => {
    const target = { id: order.id, version: order.version };
    const visit = {
      startsAt: '2026-11-23T02:00:00.000Z',
      load: 'parcels',
      count: 1,
      visitor: 'x',
    };
    const samples: Record<string, object> = {
      '/order/decline': { reason: 'x' },
      '/order/ship': { carrier: 'SF', trackingNo: 'SF123456' },
      '/order/shipRest': {
        carrier: 'SF',
        trackingNo: 'SF123456',
        lines: [{ lineId: order.lineId, pieces: 1 }],
      },
      '/order/updateTracking': { carrier: 'SF', trackingNo: 'SF123456' },
      '/order/contest': { reason: 'x' },
      '/order/offer': {
        reason: 'x',
        lines: [{ lineId: order.lineId, acceptedQuantity: 1 }],
        cut: '0',
      },
      '/order/previewOffer': { lines: [{ lineId: order.lineId, acceptedQuantity: 1 }], cut: '0' },
      '/order/reject': { reason: 'x', lines: [order.lineId] },
      '/order/previewReject': { lines: [order.lineId] },
      '/order/labelFile': { size: '50x30' },
      '/order/appointment/book': visit,
      '/order/appointment/change': visit,
      '/order/thread/add': { text: 'hello' },
      '/agentOrder/acceptTerms': { termsHash: 'x' },
    };
    // Lists, drafts and the summary hold the caller's own; a preview is of an order that is not placed.
    const own = contract.filter(
      ({ path }) =>
        /^\/(order|agentOrder)\//.test(path) &&
        !/\/(list|add|summary|drafts|saveDraft|deleteDraft|estimate|previewEndings|export)$/.test(
          path,
        ),
    );
    expect(own.length).toBeGreaterThan(10);
    for (const call of [
      ...own,
      ...contract.filter(({ path }) => path.startsWith('/order/thread/')),
    ]) {
      const input = { ...target, ...samples[call.path] };
      for (const [name, caller] of [
        ['stranger', stranger],
        ['other seller', otherSeller],
      ] as const) {
        const may = passes[caller === stranger ? 'buyer' : 'settled'].some((one) =>
          call.callers.includes(one),
        );
        if (may) expect(await codeOf(caller, call, input), `${name} ${call.path}`).toBe(404);
      }
    }
  });

  it('answers the same order to both parties, each by the schema of the call', async () => {
    for (const party of [people.buyer, people.settled]) {
      const seen = orderOneSchemas.output.parse(await party.send(orderOne, { id: order.id }));
      expect(seen.id).toBe(order.id);
    }
    const forBuyer = await people.buyer.send(orderOne, { id: order.id });
    expect(forBuyer.sums.commission).toBeNull();
    expect(forBuyer.sums.sellerReceives).toBeNull();
  });

  it('asks staff for the second factor before anything else', async () => {
    const carryOn = contract.filter(
      (call) => call.callers.includes('admin') && !beforeTotp.includes(call.path),
    );
    const half = await halfSignedIn();
    for (const call of carryOn) expect(await codeOf(half, call, {}), call.path).toBe(403);
  });

  it('answers unknown paths, broken bodies and wrong methods in the envelope', async () => {
    const { http } = town.market;
    const cases = [
      { method: 'POST', url: `${BASE_PATH}/no/such`, payload: {} },
      {
        method: 'POST',
        url: `${BASE_PATH}/order/list`,
        payload: '{"a":',
        headers: { 'content-type': 'application/json' },
      },
      { method: 'GET', url: `${BASE_PATH}/order/list` },
    ] as const;
    for (const request of cases) {
      const reply = await http.inject(request);
      const body = reply.json() as { code: number; msg: string };
      expect([404, 422]).toContain(body.code);
      expect(body.msg).not.toBe('');
    }
  });
});

/** A member whose password was right and whose second factor is still to come. */
async function pendingSignIn(): Promise<Caller> {
  const member = await town.member('Pending', 'buyer');
  const { secret } = await member.send(factorTotpBegin, {});
  await member.send(factorTotpConfirm, { code: totpCode(secret, town.clock.now()) });
  const input = { username: 'pending@harness.test', password: 'Harness2026' };
  return town.visitor('Pending').signedIn(await member.send(quickLogin, input));
}

/** A buyer who declined the terms in force. */
async function declinedMember(): Promise<Caller> {
  const member = await town.member('Declined', 'buyer');
  await town.market.database.pool.query(
    'update accounts.account set terms_declined_at = now() where id = $1',
    [town.idOf(member)],
  );
  return member;
}

async function halfSignedIn(): Promise<Caller> {
  const { opsLogin } = await import('#contract/accounts/staff-calls.ts');
  const caller = town.visitor('Half');
  return caller.signedIn(
    await caller.send(opsLogin, { email: 'deskadmin@harness.test', password: 'Harness2026' }),
  );
}
