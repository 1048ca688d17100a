import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as content from '#contract/content/staff-calls.ts';
import * as contract from '#contract/quarantine/calls.ts';
import { callingOf } from '#harness/calling.ts';
import { asStaff, openPipeline, type Pipeline } from '#harness/pipeline.ts';
import { dispatchWithoutSuspects } from '#harness/suspect-rest.ts';
import { addStaff } from '#server/accounts/public.ts';
import { transaction } from '#server/kit/database/database.ts';
import { newId } from '#server/kit/ids.ts';
import { quarantineSlice } from '#server/quarantine/public.ts';
import { contentSlice } from './public.ts';

let market: Pipeline;
let call: ReturnType<typeof callingOf>;
const support = asStaff('support');
const as = (caller = support) => market.as(caller);

beforeAll(async () => {
  market = await openPipeline();
  const { calls } = quarantineSlice({
    notify: async () => undefined,
    orderPage: async () => '',
    returnAddressOf: async () => [],
    files: { store: async () => [], link: (url) => url },
  });
  call = callingOf(market.db, calls);
});
afterAll(() => market.close());

/** Adds a member of staff of support who reads a mailbox. */
const staffWithMailbox = (email: string) =>
  transaction(market.db, (tx) =>
    addStaff(
      { ...as(support), lang: 'en', address: '', agent: '', requestId: '', tx },
      { email, name: 'Anna', password: 'abcd1234xyz', roles: ['support'] },
      Buffer.alloc(32, 7),
    ),
  );

/** An order of which the buyer keeps 600 pieces, and the entry of the suspect rest. */
async function enterRest() {
  const id = await dispatchWithoutSuspects(market);
  const [entry] = await call(contract.quarantineOfOrder, { id }, as(support));
  if (entry === undefined) throw new Error('no entry');
  return { id, entry };
}

/** Confirms lots in the register at a later time than the one that is asked for. */
const addConfirmedLater = (count: number) =>
  sql`insert into quarantine.entry
      select (jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid(),
        'lot_id', gen_random_uuid(), 'lot_no', e.lot_no || '-' || n,
        'since', e.since + interval '1 hour'))).*
      from quarantine.entry e, generate_series(1, ${count}) n`.execute(market.db);

it('a confirmed entry of the register proposes the seller of its line once, however the order ended', async () => {
  const { id, entry } = await enterRest();
  expect((await market.see(id)).state).toBe('dispatched');
  const { calls } = contentSlice({
    legal: { list: async () => [], text: async () => null, edition: async () => 2 },
    operator: { company: { text: '', isDemo: true }, licence: { text: '', isDemo: true } },
    reportsOf: async () => new Map(),
  });
  const desk = callingOf(market.db, calls);
  const standing = () =>
    desk(content.opsBlacklistOfRegister, { quarantineId: entry.id }, as(support));
  expect(await standing()).toEqual({ candidate: null, entry: null });
  const seen = { id: entry.id, version: entry.version, reason: 'Black-topped.' };
  await call(contract.confirmQuarantine, seen, as(support));
  // However many lots were confirmed since, the entry that is asked for is found.
  await addConfirmedLater(500);
  const { candidate: deal, ...rest } = await standing();
  expect(rest).toEqual({ entry: null });
  const register = { id: entry.id, lotNo: entry.lotNo };
  expect(deal).toMatchObject({ orderId: id, quantity: 400, mpn: entry.mpn, register });

  // Staff who are a party of the line's order propose nobody.
  const [buyer, supplier] = await Promise.all(
    ['bauer@example.com', 'huaxin@example.com'].map(staffWithMailbox),
  );
  const standingFor = (accountId = '') => {
    const own = { ...support, accountId };
    return desk(content.opsBlacklistOfRegister, { quarantineId: entry.id }, as(own));
  };
  for (const own of [buyer, supplier]) {
    expect(await standingFor(own)).toEqual({ candidate: null, entry: null });
  }

  const proposal = {
    lineId: deal?.lineId ?? null,
    quarantineId: entry.id,
    mpn: entry.mpn,
    manufacturer: entry.manufacturer,
    quantity: 400,
    // Whom the line blames is who is entered, whatever is sent.
    supplier: 'Another Company Ltd',
    outcome: { zh: '假冒', en: 'Counterfeit', es: 'Falso', fr: 'Contrefait', ru: 'Подделка' },
    resolvedOn: '2026-11-20',
    endsOn: '2028-11-20',
  };
  const tries = await Promise.allSettled([
    desk(content.opsBlacklistPropose, proposal, as(support)),
    desk(content.opsBlacklistPropose, proposal, as(support)),
  ]);
  const made = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const { supplier: blamed } = deal ?? {};
  expect(made).toMatchObject([{ state: 'proposed', onPlatform: true, register, supplier: blamed }]);
  expect(tries).toContainEqual(
    expect.objectContaining({ reason: expect.objectContaining({ code: 'content.already' }) }),
  );
  const [proposed] = made;
  if (proposed === undefined) throw new Error('nothing was proposed');
  const became = (state: string, id = proposed.id) => ({ candidate: null, entry: { id, state } });
  expect(await standing()).toEqual(became('proposed'));
  expect(await standingFor(buyer)).toEqual(became('proposed'));
  expect(await standingFor(supplier)).toEqual({ candidate: null, entry: null });
  const key = { id: proposed.id, version: proposed.version, reason: 'Typed wrong.' };
  await desk(content.opsBlacklistDrop, key, as(support));
  const dropped = { id: proposed.id, state: 'dropped' };
  expect(await standing()).toEqual({ candidate: deal, entry: dropped });

  const { id: again } = await desk(content.opsBlacklistPropose, proposal, as(support));
  const noticed = await desk(content.opsBlacklistNotice, { id: again, version: 1 }, as(support));
  expect(await standing()).toEqual(became('noticed', again));
  expect(await standingFor(supplier)).toEqual(became('noticed', again));
  const reply = { id: again, version: noticed.version, text: 'Bought from a broker.' };
  const { version } = await desk(content.opsBlacklistReply, reply, as(support));
  const second = { ...support, accountId: newId() };
  const published = await desk(content.opsBlacklistPublish, { id: again, version }, as(second));
  expect(await standing()).toEqual(became('published', again));
  const end = { id: again, version: published.version, reason: 'Settled.' };
  await desk(content.opsBlacklistEnd, end, as(support));
  expect(await standing()).toEqual(became('ended', again));
  // A link finds the entry alone, whatever page of the list it stands on.
  const linked = await desk(content.opsBlacklistList, { id: again, pageSize: 1 }, as(support));
  expect(linked).toMatchObject({ total: 1, list: [{ id: again, state: 'ended' }] });
});
