import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as orders from '#contract/orders/calls.ts';
import * as staffOrders from '#contract/orders/staff-calls.ts';
import * as contract from '#contract/quarantine/calls.ts';
import type { QuarantineView } from '#contract/quarantine/schemas.ts';
import { callingOf } from '#harness/calling.ts';
import { asStaff, bringTo, NOW, openPipeline, type Pipeline } from '#harness/pipeline.ts';
import { dispatchWithoutSuspects } from '#harness/suspect-rest.ts';
import { addStaff } from '#server/accounts/public.ts';
import { transaction } from '#server/kit/database/database.ts';
import { newId } from '#server/kit/ids.ts';
import { ownOrderPage } from '#server/orders/public.ts';
import type { QuarantineNotification } from './deps.ts';
import { quarantineQueues, quarantineSlice } from './public.ts';

let market: Pipeline;
let call: ReturnType<typeof callingOf>;
const notifications: QuarantineNotification[] = [];
const support = asStaff('support');
const warehouse = asStaff('warehouse');
const as = (caller = warehouse, now = NOW) => market.as(caller, now);
const parcel = { carrier: 'DHL' as const, trackingNo: 'JD014600009SE' };

beforeAll(async () => {
  market = await openPipeline();
  const { calls } = quarantineSlice({
    notify: async (_, notification) => {
      notifications.push(notification);
    },
    orderPage: ownOrderPage,
    returnAddressOf: async () => ['Huaxin Ltd', 'Shenzhen'],
    files: {
      store: async (_, { urls }) => urls.map((url) => ({ url, name: 'certificate.pdf' })),
      link: (url) => url,
    },
  });
  call = callingOf(market.db, calls);
});
afterAll(() => market.close());

/** An order whose only lot was quarantined by support, and its entry. */
async function enter() {
  const id = await bringTo(market, 'reported', { verdicts: ['suspect'] });
  await market.act(orders.rejectResult, id, market.buyer, {
    reason: 'Re-marked.',
    lines: [(await market.see(id)).lines[0]?.id],
  });
  await market.rule(staffOrders.quarantineOrder, id, { reason: 'Suspect counterfeit.' });
  const [entry] = await call(contract.quarantineOfOrder, { id }, as(market.seller));
  if (entry === undefined) throw new Error('no entry');
  return { id, entry };
}

/** Adds a member of staff of support who reads a mailbox. */
const staffWithMailbox = (email: string) =>
  transaction(market.db, (tx) =>
    addStaff(
      { ...as(support), lang: 'en', address: '', agent: '', requestId: '', tx },
      { email, name: 'Anna', password: 'abcd1234xyz', roles: ['support'] },
      Buffer.alloc(32, 7),
    ),
  );

/** The queues in which the work on an entry stands, with its deadline. */
async function queuesOf({ lotNo }: QuarantineView, now = NOW) {
  const found = await Promise.all(
    quarantineQueues.map(async ({ key, list }) => {
      const work = (await list(market.db, { now, lang: 'en', readerId: newId() })).filter(
        ({ ref }) => ref === lotNo,
      );
      return work.map(({ dueAt, link }) => ({ key, hasDeadline: dueAt !== null, link }));
    }),
  );
  return found.flat();
}

describe('an entry of the register', () => {
  it('is made for every lot whose pieces are moved into quarantine, seen by both parties', async () => {
    const { id, entry } = await enter();
    expect(entry).toMatchObject({
      state: 'held',
      pieces: 1000,
      held: 1000,
      sampleMost: 10,
      location: '',
      sellerId: null,
      events: ['requestSample'],
    });
    const [seen] = await call(contract.quarantineOfOrder, { id }, as(market.buyer));
    expect(seen).toMatchObject({ lotNo: entry.lotNo, events: [] });
    const [desk] = await call(contract.quarantineOfOrder, { id }, as(support));
    expect(desk).toMatchObject({ location: 'A-03-12', sellerId: market.sellerId });
    const stranger = { ...market.buyer, accountId: '00000000-0000-7000-8000-00000000dead' };
    await expect(call(contract.quarantineOfOrder, { id }, as(stranger))).rejects.toMatchObject({
      code: 'notFound',
    });
    await expect(
      call(contract.requestSample, { id: entry.id, version: entry.version }, as(stranger)),
    ).rejects.toMatchObject({ code: 'notFound' });
  });

  it('is neither cleared nor confirmed by staff who are a party of its order', async () => {
    const { entry } = await enter();
    const own = { ...support, accountId: await staffWithMailbox('bauer@example.com') };
    const seen = { id: entry.id, version: entry.version, reason: 'Looked at it.' };
    for (const verdict of [contract.clearQuarantine, contract.confirmQuarantine]) {
      await expect(call(verdict, seen, as(own))).rejects.toMatchObject({ code: 'order.own' });
    }
    const [desk] = await call(contract.quarantineOfOrder, { id: entry.orderId }, as(own));
    expect(desk).toMatchObject({ state: 'held', staffIsParty: true, events: [] });
    const [other] = await call(contract.quarantineOfOrder, { id: entry.orderId }, as(support));
    expect(other).toMatchObject({ staffIsParty: false, events: ['clear', 'confirm'] });
  });

  it('gives the seller one sample, never more than ten pieces or half', async () => {
    const { entry } = await enter();
    const asked = await call(
      contract.requestSample,
      { id: entry.id, version: entry.version },
      as(market.seller),
    );
    expect(asked.state).toBe('sampling');
    const target = { id: entry.id, version: asked.version };
    await expect(
      call(contract.sendSample, { ...target, ...parcel, pieces: 11 }, as()),
    ).rejects.toMatchObject({ code: 'quarantine.sample', facts: { most: 10 } });
    const sent = await call(contract.sendSample, { ...target, ...parcel, pieces: 10 }, as());
    expect(sent).toMatchObject({ state: 'held', sampled: 10, held: 990, sampleParcel: parcel });
    const [own] = await call(contract.quarantineOfOrder, { id: entry.orderId }, as(market.seller));
    expect(own?.events).toEqual([]);
    expect(notifications.at(-1)).toMatchObject({
      kind: 'quarantine.sendSample',
      to: market.sellerId,
    });
  });

  it('is work of support until it is decided, and of the warehouse while goods are to be sent', async () => {
    const { entry } = await enter();
    const link = `/ops/quarantine?id=${entry.id}`;
    const undecided = [{ key: 'quarantine', hasDeadline: false, link }];
    const parcelWork = [{ key: 'quarantineGoods', hasDeadline: true, link }];
    expect(await queuesOf(entry)).toEqual(undecided);
    const { id } = entry;
    const asked = await call(
      contract.requestSample,
      { id, version: entry.version },
      as(market.seller),
    );
    expect(await queuesOf(entry)).toEqual(parcelWork);
    const sent = await call(
      contract.sendSample,
      { id, version: asked.version, ...parcel, pieces: 1 },
      as(),
    );
    expect(await queuesOf(entry)).toEqual(undecided);
    const decided = { id, version: sent.version, reason: 'The maker answered.' };
    const cleared = await call(contract.clearQuarantine, decided, as(support));
    expect(await queuesOf(entry)).toEqual(parcelWork);
    await call(contract.sendBackQuarantine, { id, version: cleared.version, ...parcel }, as());
    expect(await queuesOf(entry)).toEqual([]);
  });

  it('that is confirmed is work until it is certified as kept, and again once it may be destroyed', async () => {
    const { entry } = await enter();
    const decided = { id: entry.id, version: entry.version, reason: 'Black-topped.' };
    const { version } = await call(contract.confirmQuarantine, decided, as(support));
    // The certificate of retention is missing.
    expect(await queuesOf(entry)).toMatchObject([{ key: 'quarantineGoods', hasDeadline: false }]);
    await call(
      contract.certifyQuarantine,
      { id: entry.id, version, file: '/files/00000000-0000-7000-8000-000000000001' },
      as(),
    );
    expect(await queuesOf(entry)).toEqual([]);
    expect(await queuesOf(entry, new Date('2031-11-20T12:00:00Z'))).toEqual([]);
    const due = await queuesOf(entry, new Date('2031-11-21T12:00:00Z'));
    expect(due).toMatchObject([{ key: 'quarantineGoods', hasDeadline: false }]);
  });

  it('that is cleared goes back to the seller with carrier and tracking number', async () => {
    const { entry } = await enter();
    const target = { id: entry.id, version: entry.version };
    // Not before support has cleared it.
    await expect(
      call(contract.sendBackQuarantine, { ...target, ...parcel }, as()),
    ).rejects.toMatchObject({ code: 'quarantine.changed' });
    const cleared = await call(
      contract.clearQuarantine,
      { ...target, reason: 'The maker confirms the marking.' },
      as(support),
    );
    expect(cleared).toMatchObject({ state: 'cleared', keptUntil: null });
    expect(cleared.dueAt).not.toBeNull();
    // Only the desk that sends the parcel reads where it goes.
    expect(cleared.returnTo).toBeNull();
    const desk = await call(contract.opsQuarantineOne, { id: entry.id }, as());
    expect(desk.returnTo).toEqual(['Huaxin Ltd', 'Shenzhen']);
    const [own] = await call(contract.quarantineOfOrder, { id: entry.orderId }, as(market.seller));
    expect(own?.returnTo).toBeNull();
    const back = await call(
      contract.sendBackQuarantine,
      { id: entry.id, version: cleared.version, ...parcel },
      as(),
    );
    expect(back).toMatchObject({
      state: 'returned',
      returned: 1000,
      held: 0,
      events: [],
      returnTo: null,
    });
    await expect(
      call(
        contract.clearQuarantine,
        { id: entry.id, version: back.version, reason: 'x' },
        as(support),
      ),
    ).rejects.toMatchObject({ code: 'quarantine.changed' });
  });

  it('that is confirmed is kept five years, and scrapped after them with a certificate', async () => {
    const { entry } = await enter();
    const confirmed = await call(
      contract.confirmQuarantine,
      { id: entry.id, version: entry.version, reason: 'Black-topped, three of three.' },
      as(support),
    );
    expect(confirmed).toMatchObject({ state: 'confirmed', keptUntil: '2031-11-20' });
    expect(
      notifications
        .slice(-2)
        .map(({ to }) => to)
        .sort(),
    ).toEqual([market.buyerId, market.sellerId].sort());
    const moved = await call(
      contract.relocateQuarantine,
      { id: entry.id, version: confirmed.version, location: 'Q-01-1' },
      as(),
    );
    expect(moved).toMatchObject({ location: 'Q-01-1', events: ['relocate', 'certify'] });
    const file = '/files/00000000-0000-7000-8000-000000000001';
    const kept = await call(
      contract.certifyQuarantine,
      { id: entry.id, version: moved.version, file },
      as(),
    );
    expect(kept.retentionCertificates.map(({ name }) => name)).toEqual(['certificate.pdf']);
    const scrap = { id: entry.id, version: kept.version, file };
    await expect(
      call(contract.scrapQuarantine, scrap, as(warehouse, new Date('2031-11-20T12:00:00Z'))),
    ).rejects.toMatchObject({ code: 'quarantine.changed' });
    const over = await call(
      contract.scrapQuarantine,
      scrap,
      as(warehouse, new Date('2031-11-21T12:00:00Z')),
    );
    expect(over).toMatchObject({ state: 'scrapped', scrapped: 1000, held: 0, events: [] });
  });

  it('that another person changed meanwhile is not changed by what was seen before', async () => {
    const { entry } = await enter();
    const seen = { id: entry.id, version: entry.version };
    const acts = await Promise.allSettled([
      call(contract.clearQuarantine, { ...seen, reason: 'Fine.' }, as(support)),
      call(contract.confirmQuarantine, { ...seen, reason: 'Fake.' }, as(support)),
    ]);
    expect(acts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('holds the suspect rest of an order of which other lots went to the buyer', async () => {
    const id = await dispatchWithoutSuspects(market);
    const [entry] = await call(contract.quarantineOfOrder, { id }, as(support));
    expect(entry).toMatchObject({ state: 'held', pieces: 400 });
    const line = (await market.see(id)).lines[0];
    expect(line?.pieces).toMatchObject({ dispatched: 600, quarantined: 400, returned: 0 });
  });
});

it('the register lists entries by state, number and part', async () => {
  const { entry } = await enter();
  const list = (find: string, state?: QuarantineView['state']) =>
    call(contract.opsQuarantineList, { find, ...(state ? { state } : {}) }, as());
  expect((await list(entry.lotNo)).list.map(({ id }) => id)).toEqual([entry.id]);
  expect((await list(entry.lotNo, 'confirmed')).total).toBe(0);
  expect((await list('stm32f103', 'held')).total).toBeGreaterThan(0);
});

it('a desk opens one entry with its own events; the parties and an unknown id find none', async () => {
  const { entry } = await enter();
  const one = (id: string, caller = warehouse) =>
    call(contract.opsQuarantineOne, { id }, as(caller));
  expect(await one(entry.id)).toMatchObject({
    lotNo: entry.lotNo,
    location: 'A-03-12',
    sellerId: market.sellerId,
    events: ['relocate'],
  });
  const ofSupport = await one(entry.id, support);
  expect(ofSupport.events).toContain('clear');
  expect(ofSupport.events).not.toContain('relocate');
  await expect(one('00000000-0000-7000-8000-00000000dead')).rejects.toMatchObject({
    code: 'notFound',
  });
  for (const party of [market.seller, market.buyer])
    await expect(
      call(contract.opsQuarantineOne, { id: entry.id }, as(party)),
    ).rejects.toMatchObject({ code: 'access.denied' });
});
