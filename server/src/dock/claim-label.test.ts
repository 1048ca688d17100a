import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as claims from '#contract/claims/calls.ts';
import * as contract from '#contract/dock/calls.ts';
import * as orders from '#contract/orders/calls.ts';
import { claimForm, completedLine } from '#harness/claims.ts';
import { callingDock } from '#harness/dock-calls.ts';
import { asStaff, bringTo, later, openPipeline, type Pipeline } from '#harness/pipeline.ts';
import { claimsSlice, findScannedClaims } from '#server/claims/public.ts';
import { transaction } from '#server/kit/database/database.ts';
import type { Caller } from '#server/kit/request-context.ts';

let market: Pipeline;
let call: ReturnType<typeof callingDock>;
const warehouse = asStaff('warehouse');
/** The deal behind a claim is sixteen days old. */
const now = later(16);

beforeAll(async () => {
  market = await openPipeline();
  const { calls } = claimsSlice({ returnAddressOf: async () => [] });
  call = callingDock(market, ...market.orders.calls, ...calls);
}, 60_000);
afterAll(() => market.close());

const by = (caller: Caller) => market.as(caller, now);
const scan = (text: string) => call(contract.dockScan, { text }, by(warehouse));
const labelOf = (id: string, caller: Caller = market.buyer) =>
  call(contract.claimLabel, { id }, by(caller));

type Moves =
  | typeof claims.claimAgree
  | typeof claims.claimShipBack
  | typeof claims.claimWithdraw
  | typeof claims.opsClaimReceive;

/** Takes a move on a claim as it stands. */
async function act(move: Moves, id: string, caller: Caller, more: object = {}) {
  const { version } = await call(claims.opsClaimOne, { id }, by(warehouse));
  return call(move, { id, version, ...more } as never, by(caller));
}

/** A claim whose seller agreed to take 400 pieces back. */
async function agreed(): Promise<{ readonly id: string; readonly no: string }> {
  const target = await completedLine(market);
  const claim = await call(claims.claimApply, { ...target, ...claimForm }, by(market.buyer));
  await act(claims.claimAgree, claim.id, market.seller);
  return claim;
}

const sent = (trackingNo: string) => ({ carrier: 'Own van', trackingNo });

describe('the label of a claim', () => {
  it('is the buyer’s alone: the seller and who is no party find none', async () => {
    const { id, no } = await agreed();
    expect(await labelOf(id)).toEqual({
      no,
      url: expect.stringMatching(new RegExp(`^https://assay\\.example/l/${no}/.{4}-.{4}$`)),
    });
    const stranger = { ...market.buyer, accountId: '00000000-0000-7000-8000-00000000aaaa' };
    for (const caller of [market.seller, stranger]) {
      await expect(labelOf(id, caller)).rejects.toMatchObject({ code: 'notFound' });
    }
    await expect(labelOf('00000000-0000-7000-8000-00000000dead')).rejects.toMatchObject({
      code: 'notFound',
    });
  });

  it('finds the claim, and says for how long a parcel of it is awaited', async () => {
    const { id, no } = await agreed();
    const { url } = await labelOf(id);
    const found = { kind: 'claim', claimId: id, claimNo: no };
    // The dock records the arrival of a parcel whose shipment its buyer did not enter.
    expect(await scan(url)).toEqual({ ...found, parcel: 'toSend' });
    await act(claims.claimShipBack, id, market.buyer, sent('VAN-41'));
    expect(await scan(url)).toEqual({ ...found, parcel: 'sent' });
    // The lab scans at the dock, and reads no claims.
    for (const text of [url, 'VAN-41']) {
      expect(await call(contract.dockScan, { text }, by(asStaff('qc')))).toBeNull();
    }
    expect(await scan(` ${no.toLowerCase()}\n`)).toEqual({ ...found, parcel: 'sent' });
    await act(claims.opsClaimReceive, id, warehouse, { pieces: 400, location: 'A-01', note: '' });
    expect(await scan(url)).toEqual({ ...found, parcel: 'none' });
  });

  it('of a claim that was withdrawn awaits nothing', async () => {
    const { id } = await agreed();
    const { url } = await labelOf(id);
    await act(claims.claimWithdraw, id, market.buyer);
    expect(await scan(url)).toMatchObject({ claimId: id, parcel: 'none' });
  });

  it('with a guessed code, or the code of another claim, is refused as forged', async () => {
    const { url, no } = await labelOf((await agreed()).id);
    const other = await labelOf((await agreed()).id);
    for (const text of [
      url.replace(/.{4}$/, (end) => (end === 'AAAA' ? 'BBBB' : 'AAAA')),
      url.slice(0, -1),
      other.url.replace(other.no, no),
    ]) {
      await expect(scan(text)).rejects.toMatchObject({ code: 'dock.forged' });
    }
  });
});

describe('the parcel of a claim', () => {
  it('is found by the number of its carrier, as the buyer typed it and as it is printed', async () => {
    const { id } = await agreed();
    await act(claims.claimShipBack, id, market.buyer, sent('van 2026-11-abc'));
    for (const text of ['VAN202611ABC', 'van 2026-11-abc']) {
      expect(await scan(text)).toMatchObject({ kind: 'claim', claimId: id, parcel: 'sent' });
    }
  });

  it('is one to choose from beside the orders that have a parcel of the same number', async () => {
    const { id, no } = await agreed();
    await act(claims.claimShipBack, id, market.buyer, sent('VAN-77-42'));
    const ship = async () => {
      const orderId = await bringTo(market, 'paid');
      await market.act(orders.shipOrder, orderId, market.seller, sent('VAN-7742'));
      const view = await market.see(orderId);
      return { orderId, orderNo: view.no, parcel: 0, mpn: view.lines[0]?.mpn };
    };
    const claim = await call(claims.opsClaimOne, { id }, by(warehouse));
    const parties = { buyer: claim.buyerName, seller: claim.sellerName };
    const shared = {
      kind: 'several',
      hasMore: false,
      claims: [{ claimId: id, claimNo: no, parcel: 'sent', mpn: claim.mpn, ...parties }],
    };
    const first = { ...(await ship()), ...parties };
    const awaited = { ...first, isAwaited: true };
    expect(await scan('VAN7742')).toEqual({ ...shared, orders: [awaited] });
    // The lab reads no claims: for it the order alone has the number.
    expect(await call(contract.dockScan, { text: 'VAN7742' }, by(asStaff('qc')))).toMatchObject({
      kind: 'order',
      orderId: first.orderId,
    });
    const received = await bringTo(market, 'received');
    await sql`update orders."order" o set inbound = other.inbound from orders."order" other
      where o.id = ${received} and other.id = ${first.orderId}`.execute(market.db);
    const counted = { orderId: received, isAwaited: false };
    const found = await scan('VAN7742');
    expect(found).toMatchObject({ ...shared, orders: [awaited, counted] });
  });

  it('names all orders that have its number also where no claim has it', async () => {
    const ship = async () => {
      const orderId = await bringTo(market, 'paid');
      await market.act(orders.shipOrder, orderId, market.seller, sent('VAN-6161'));
      return orderId;
    };
    const both = [await ship(), await ship()];
    const found = await scan('VAN6161');
    if (found?.kind !== 'several') throw new Error('one was chosen');
    expect(found.orders.map(({ orderId }) => orderId).sort()).toEqual(both.sort());
    expect(found.claims).toEqual([]);
    // The lab does not choose among orders by their parties.
    expect(await call(contract.dockScan, { text: 'VAN6161' }, by(asStaff('qc')))).toBeNull();
  });

  it('names all claims that have its number, those that wait for goods first', async () => {
    const [counted, awaited] = [await agreed(), await agreed()];
    await act(claims.claimShipBack, awaited.id, market.buyer, sent('VAN-5151'));
    await act(claims.claimShipBack, counted.id, market.buyer, sent('van 5151'));
    const parcel = { pieces: 400, location: 'A-01', note: '' };
    await act(claims.opsClaimReceive, counted.id, warehouse, parcel);
    const { buyerName, sellerName, mpn } = await call(
      claims.opsClaimOne,
      { id: awaited.id },
      by(warehouse),
    );
    const shared = { buyer: buyerName, seller: sellerName, mpn };
    expect(await scan('VAN5151')).toEqual({
      kind: 'several',
      hasMore: false,
      orders: [],
      claims: [
        { claimId: awaited.id, claimNo: awaited.no, parcel: 'sent', ...shared },
        { claimId: counted.id, claimNo: counted.no, parcel: 'none', ...shared },
      ],
    });
    expect(await call(contract.dockScan, { text: 'VAN5151' }, by(asStaff('qc')))).toBeNull();
  });

  it('hides no order and no claim by a number of ours that its buyer typed', async () => {
    const order = await bringTo(market, 'inbound');
    const { no } = await market.see(order);
    const [first, second] = [await agreed(), await agreed()];
    await act(claims.claimShipBack, first.id, market.buyer, sent(no));
    await act(claims.claimShipBack, second.id, market.buyer, sent(first.no));
    expect(await scan(no)).toMatchObject({ kind: 'order', orderId: order });
    expect(await scan(first.no)).toMatchObject({ kind: 'claim', claimId: first.id });
  });

  it('is looked up by an index, however many claims there are', async () => {
    const read = await transaction(market.db, async (tx) => {
      // The count has also those of this connection that are not written yet.
      const scans = async () => {
        const { rows } = await sql<{ seq_scan: bigint }>`
          select seq_scan from pg_stat_xact_user_tables
          where schemaname = 'claims' and relname = 'claim'`.execute(tx);
        return Number(rows[0]?.seq_scan);
      };
      await sql`set local enable_seqscan = off`.execute(tx);
      const before = await scans();
      const scanning = { accountId: market.buyerId, now };
      await findScannedClaims(tx, 'SF1234567890', scanning);
      return (await scans()) - before;
    });
    expect(read).toBe(0);
  });
});
