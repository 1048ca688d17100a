import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opsApprovalApprove } from '#contract/approvals/calls.ts';
import { blogOne } from '#contract/content/calls.ts';
import { opsSettingHistory, opsSettingList, opsSettingPropose } from '#contract/settings/calls.ts';
import { opsSettingDryRun } from '#contract/settings/effect-calls.ts';
import { currentPhones } from '#contract/settings/public-calls.ts';
import { settingKeys } from '#contract/settings/settings.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import { transaction } from '#server/kit/database/database.ts';
import { dayOf, startOfDay } from '#server/kit/days.ts';
import {
  effectOf,
  readCurrentDock,
  saveConfigured,
  touchedLimits,
} from '#server/settings/public.ts';
import { limitToReads } from '#server/settings/store/setting-store.ts';
import { recharge } from '#server/wallet/core/recipes.ts';
import { openAccounts, post } from '#server/wallet/store/ledger.ts';
import type { Caller } from '../../tools/deal/caller.ts';

let market: TestMarket;
let wei: Caller;
let admin: Caller;
let buyer: Caller;
let seller: Caller;

beforeAll(async () => {
  market = await openTestMarket();
  wei = await market.staff('Wei', ['finance']);
  admin = await market.staff('Ada', ['admin']);
  buyer = await market.member('Buyer', 'buyer');
  seller = await market.member('Seller', 'seller');
});
afterAll(() => market.close());

const run = (text: string, values: unknown[] = []) =>
  market.market.database.pool.query(text, values);

/** Writes an order as it would stand in a state, past its pipeline. */
async function seedOrder(no: string, state: string, basisPoints: number): Promise<string> {
  const id = randomUUID();
  await run(
    `insert into orders."order" (id, no, kind, state, version, placed_at, since, buyer_id,
       buyer_name, buyer_country, seller_id, seller_name, seller_country, ship_to, inspection,
       invoice, note, tests_each, freight, service, commission_bp, total)
     values ($1, $2, 'trade', $3, 1, $4, $4, $5, 'Buyer', 'US', $6, 'Seller', 'CN', '{}', '{}', '',
       '', 0, 0, 0, $7, 100)`,
    [id, no, state, market.clock.now(), market.idOf(buyer), market.idOf(seller), basisPoints],
  );
  return id;
}

async function seedWithdrawal(
  no: string,
  cents: number,
  payableFrom: Date | null = null,
  { owner = market.idOf(buyer), appliedAt = market.clock.now() } = {},
) {
  const bank = randomUUID();
  const id = randomUUID();
  await run(
    `insert into wallet.bank_account (id, owner, currency, account_name, account_number, bank_name,
       bank_code, town, country, postcode, added_at, payee_since)
     values ($1, $2, 'USD', 'B Ltd', $3, 'Bank', 'HRBPUS44', 'Austin', 'US', '78701', $4, $4)`,
    [bank, owner, `6217000${no.replace(/\D/g, '')}`, market.clock.now()],
  );
  await run(
    `insert into wallet.withdrawal (id, no, owner, amount, bank_account, payee, payable_from, at, since)
     values ($1, $2, $3, $4, $5, '{}', $6, $7, $7)`,
    [id, no, owner, cents, bank, payableFrom, appliedAt],
  );
  return id;
}

async function seedExchange(no: string, cents: number, owner: string, appliedAt: Date) {
  const [quote, id] = [randomUUID(), randomUUID()];
  const buy = cents * 7;
  await run(
    `insert into exchange.quote (id, owner, sell, fee, buy, rate_micros, fee_bp, rate_source,
       rate_at, payee, at, expires_at, used_by)
     values ($1, $2, $3, 0, $5, 7000000, 0, 'Bank', $4, '{}', $4, $6, $7)`,
    [quote, owner, cents, appliedAt, buy, new Date(appliedAt.getTime() + 60_000), id],
  );
  await run(
    `insert into exchange.exchange (id, no, quote, owner, since, at, sell, fee, buy, rate_micros,
       fee_bp, rate_source, rate_at, payee)
     values ($1, $2, $3, $4, $5, $5, $6, 0, $7, 7000000, 0, 'Bank', $5, '{}')`,
    [id, no, quote, owner, appliedAt, cents, buy],
  );
}

async function seedRecharge(no: string, cents: number): Promise<string> {
  const id = randomUUID();
  await run(
    `insert into wallet.recharge (id, no, owner, amount, account_name, account_number, bank_name,
       bank_code, proof, at) values ($1, $2, $3, $4, 'B', '1', 'Bank', 'X', '/p', $5)`,
    [id, no, market.idOf(buyer), cents, market.clock.now()],
  );
  return id;
}

const effects = async (input: Parameters<typeof dryRun>[0]) => (await dryRun(input)).effects;
const dryRun = (input: Parameters<typeof wei.send<typeof opsSettingDryRun>>[1], by = wei) =>
  by.send(opsSettingDryRun, input);

it('every setting may be proposed as it says now, which is no change', async () => {
  const { list } = await wei.send(opsSettingList, {});
  const outcomes: unknown[] = [];
  for (const { key, current } of list) {
    if (current === null) continue;
    const { version, value } = current;
    const input = { key, version, value, reason: 'As it is' } as Parameters<
      typeof wei.send<typeof opsSettingPropose>
    >[1];
    await expect(wei.send(opsSettingPropose, input)).rejects.toMatchObject({
      reply: { data: { fail: 'setting.same' } },
    });
    outcomes.push(key);
  }
  expect(outcomes.length).toBeGreaterThan(10);
});

describe('the dry run of a setting', () => {
  it('names nothing where nothing open is touched, for every setting', async () => {
    const { list } = await wei.send(opsSettingList, {});
    expect(list.map(({ key }) => key)).toEqual([...settingKeys]);
    for (const { key, current } of list) {
      if (current === null) continue;
      const input = { key, value: current.value } as Parameters<typeof dryRun>[0];
      expect([key, await effects(input)]).toEqual([key, []]);
    }
  });

  it('counts open orders that keep another commission, and links the first', async () => {
    const id = await seedOrder('TO-1', 'paid', 300);
    await seedOrder('TO-2', 'placed', 250);
    await seedOrder('TO-3', 'completed', 300);
    const value = { tradePercent: '2.50', agentPercent: '0.00' };
    const [kept, ...others] = await effects({ key: 'commission', value });
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ kind: 'ordersKeep', count: 1, isMore: false });
    expect(kept?.records).toEqual([{ ref: 'TO-1', link: `/ops/orders/${id}` }]);
  });

  it('counts pending withdrawals outside new limits and what the limits of a day mean', async () => {
    const soon = new Date(market.clock.now().getTime() + 3_600_000);
    await seedWithdrawal('WD-1', 90_000, soon);
    await seedWithdrawal('WD-2', 10_000);
    const value = {
      least: '20.00',
      most: '500.00',
      perDay: '900.00',
      secondFactorFrom: '600.00',
    };
    const counted = await effects({ key: 'cashLimits', value });
    expect(counted.map(({ kind, count }) => [kind, count])).toEqual([
      ['withdrawalsOutside', 1],
      ['withdrawersOverDay', 1],
      ['withdrawalsNoFactor', 1],
    ]);
    expect(counted[0]?.records.map(({ ref }) => ref)).toEqual(['WD-1']);
    expect(counted[1]?.records[0]).toEqual({
      ref: 'Buyer Ltd',
      link: `/ops/companies/${market.idOf(buyer)}`,
    });
  });

  it('counts announced recharges that need another number of people', async () => {
    await seedRecharge('RC-1', 600_000);
    const id = await seedRecharge('RC-2', 1_100_000);
    const two = await effects({ key: 'rechargeTwoPeople', value: { above: '5000.00' } });
    expect(two).toMatchObject([{ kind: 'rechargesTwo', count: 1, records: [{ ref: 'RC-1' }] }]);
    const one = await effects({ key: 'rechargeTwoPeople', value: { above: '20000.00' } });
    expect(one).toMatchObject([{ kind: 'rechargesOne', count: 1 }]);
    expect(one[0]?.records).toEqual([{ ref: 'RC-2', link: `/ops/recharges?id=${id}` }]);
  });

  it('says until when a rate may be used, and that it is too old', async () => {
    const rate = { rate: '7.1', source: 'Bank', observedAt: market.clock.now().toISOString() };
    expect(await effects({ key: 'usdCny', value: rate })).toMatchObject([{ kind: 'rateUntil' }]);
    const old = new Date(market.clock.now().getTime() - 30 * 86_400_000).toISOString();
    expect(await effects({ key: 'usdCny', value: { ...rate, observedAt: old } })).toMatchObject([
      { kind: 'rateTooOld', count: 1, records: [] },
    ]);
  });

  it('counts exchanges and quotes that keep what they were agreed by', async () => {
    const now = market.clock.now();
    const [open, used, id] = [randomUUID(), randomUUID(), randomUUID()];
    for (const quote of [open, used]) {
      await run(
        `insert into exchange.quote (id, owner, sell, fee, buy, rate_micros, fee_bp, rate_source,
           rate_at, payee, at, expires_at, used_by)
         values ($1, $2, 10000, 30, 69790, 7000000, 30, 'Bank', $3, '{}', $3, $4, $5)`,
        [
          quote,
          market.idOf(buyer),
          now,
          new Date(now.getTime() + 60_000),
          quote === used ? id : null,
        ],
      );
    }
    await run(
      `insert into exchange.exchange (id, no, quote, owner, since, at, sell, fee, buy, rate_micros,
         fee_bp, rate_source, rate_at, payee)
       values ($1, 'EX-1', $2, $3, $4, $4, 10000, 30, 69790, 7000000, 30, 'Bank', $4, '{}')`,
      [id, used, market.idOf(buyer), now],
    );
    const kept = await effects({ key: 'exchangeFee', value: { percent: '0.20' } });
    expect(kept).toMatchObject([
      { kind: 'exchangesKeep', count: 1, records: [{ ref: 'EX-1' }] },
      { kind: 'quotesKeep', count: 1, records: [] },
    ]);
    const value = { least: '10.00', most: '50.00', perDay: '60.00' };
    expect(await effects({ key: 'exchangeLimits', value })).toMatchObject([
      { kind: 'exchangesOutside', count: 1 },
      { kind: 'sellersOverDay', count: 1, records: [{ ref: 'Buyer Ltd' }] },
    ]);
  });

  it('counts withdrawals without a second factor by their day, with the exchanges before them', async () => {
    const owner = market.idOf(await market.member('Split', 'seller'));
    const now = market.clock.now();
    const hour = (count: number) => new Date(startOfDay(dayOf(now)).getTime() + count * 3_600_000);
    const tomorrow = new Date(now.getTime() + 86_400_000);
    await seedWithdrawal('WD-10', 70_000, tomorrow, { owner, appliedAt: hour(-1) });
    await seedWithdrawal('WD-11', 30_000, tomorrow, { owner, appliedAt: hour(1) });
    await seedExchange('EX-10', 20_000, owner, hour(2));
    await seedWithdrawal('WD-12', 30_000, tomorrow, { owner, appliedAt: hour(3) });
    await seedExchange('EX-11', 50_000, owner, hour(4));
    const without = async (secondFactorFrom: string) => {
      const value = { least: '20.00', most: '1000.00', perDay: '2000.00', secondFactorFrom };
      const counted = await effects({ key: 'cashLimits', value });
      const found = counted.find(({ kind }) => kind === 'withdrawalsNoFactor');
      return found?.records.map(({ ref }) => ref).filter((ref) => ref !== 'WD-1') ?? [];
    };
    expect(await without('700.00')).toEqual(['WD-10', 'WD-12']);
    expect(await without('800.00')).toEqual(['WD-12']);
    expect(await without('800.01')).toEqual([]);
  });

  it('counts orders that have had the new most of goodwill, and requests above it', async () => {
    const id = randomUUID();
    const moved = await transaction(market.market.database.db, async (tx) => {
      const ownerId = market.idOf(buyer);
      await openAccounts(tx, [ownerId]);
      return post(tx, {
        transfer: recharge({ ownerId, minor: 5000n }),
        key: id,
        cause: { kind: 'recharge', id, no: 'RC-1' },
        now: market.clock.now(),
      });
    });
    await run(
      `insert into wallet.compensation (id, no, idem, source, payee, cause_kind, cause_id, cause_no,
         order_kind, order_id, order_no, asked, from_platform, reason, at, transfer)
       values ($1, 'CM-1', $1, 'goodwill', $2, 'trade', $1, 'TO-1', 'trade', $1, 'TO-1', 5000, 5000, 'x', $3, $4)`,
      [id, market.idOf(buyer), market.clock.now(), moved.transferId],
    );
    await run(
      `insert into approvals.approval (id, kind, subject, subject_name, before, after, reason,
         requested_by, requested_name, requested_at, expires_at)
       values ($1, 'wallet.goodwill', $1, 'TO-1', '{}', '{"to":"buyer","amount":"60.00"}', 'x', $2,
         'Wei', $3, $4)`,
      [id, market.idOf(wei), market.clock.now(), new Date(market.clock.now().getTime() + 1e8)],
    );
    const counted = await effects({ key: 'goodwill', value: { perOrder: '50.00' } });
    expect(counted).toMatchObject([
      { kind: 'goodwillSpent', count: 1, records: [{ ref: 'TO-1' }] },
      { kind: 'goodwillRefused', count: 1, records: [{ ref: 'TO-1' }] },
    ]);
    const { effects: none } = await dryRun({ key: 'goodwill', value: { perOrder: '110.00' } });
    expect(none).toEqual([]);
  });

  it('counts deposits and files of payments that name the account of now', async () => {
    const value = { beneficiary: 'A', account: '1', bank: 'B', code: 'C' };
    await run(
      `insert into deposits.deposit (id, no, seller, since, at, amount, account_name, account_number,
         bank_name, bank_code, proof) values ($1, 'DP-1', $2, $3, $3, 1000000, 'A', '1', 'B', 'C', '/p')`,
      [randomUUID(), market.idOf(seller), market.clock.now()],
    );
    expect(await effects({ key: 'accountCny', value })).toMatchObject([
      { kind: 'depositsToOld', count: 1, records: [{ ref: 'DP-1' }] },
    ]);
    await run(
      `insert into bank.payout_file (id, no, since, at, currency, total, count, content, sha256,
         made_by, made_name) values ($1, 'PF-1', $3, $3, 'USD', 100, 1, 'x', repeat('0', 64), $2, 'Wei')`,
      [randomUUID(), market.idOf(wei), market.clock.now()],
    );
    await run(
      `insert into bank.payout_file (id, no, since, at, currency, total, count, content, sha256,
         made_by, made_name) values ($1, 'PF-2', $3, $3, 'CNY', 100, 1, 'x', repeat('0', 64), $2, 'Wei')`,
      [randomUUID(), market.idOf(wei), market.clock.now()],
    );
    for (const [key, ref] of [
      ['accountUsd', 'PF-1'],
      ['accountCny', 'PF-2'],
    ] as const) {
      const files = (await effects({ key, value })).find(
        ({ kind }) => kind === 'payoutFilesFromOld',
      );
      expect(files).toMatchObject({ count: 1, records: [{ ref }] });
    }
  });

  it('counts recharges and references that were given the account of now', async () => {
    await run(
      `insert into wallet.payment_reference (no, owner, purpose, at) values ('RC-9', $1, 'recharge', $2)`,
      [market.idOf(buyer), market.clock.now()],
    );
    const value = { beneficiary: 'A', account: '1', bank: 'B', code: 'C' };
    const counted = await effects({ key: 'accountUsd', value });
    expect(counted.map(({ kind, count }) => [kind, count])).toEqual([
      ['rechargesToOld', 2],
      ['referencesToOld', 1],
      ['payoutFilesFromOld', 1],
    ]);
  });

  it('refuses limits that leave nothing between them', async () => {
    const value = { least: '20.00', most: '10.00', perDay: '900.00' };
    await expect(effects({ key: 'exchangeLimits', value })).rejects.toMatchObject({
      reply: { data: { fail: 'setting.limits' } },
    });
  });

  it('shows readers who may not open a page its records without a link', async () => {
    const { effects: counted } = await dryRun(
      { key: 'rechargeTwoPeople', value: { above: '5000.00' } },
      admin,
    );
    expect(counted[0]?.records).toEqual([{ ref: 'RC-1', link: null }]);
  });

  it('counts anew at each reading, so that the second person sees what is open then', async () => {
    const value = { tradePercent: '2.25', agentPercent: '0.00' };
    const reason = 'Price list';
    await wei.send(opsSettingPropose, { key: 'commission', version: 0, value, reason });
    const before = await effects({ key: 'commission', value });
    await seedOrder('TO-4', 'confirmed', 300);
    const after = await effects({ key: 'commission', value });
    expect([before[0]?.count, after[0]?.count]).toEqual([2, 3]);
    // The first count stays with the proposal.
    const { list } = await admin.send(opsSettingList, {});
    const { proposal } = list.find(({ key }) => key === 'commission') ?? {};
    expect(proposal?.counted?.effects).toMatchObject([
      { kind: 'ordersKeep', count: 2, isMore: false },
    ]);
    expect(proposal?.counted?.effects).toEqual(before);
  });
});

describe('counting', () => {
  it('runs in a transaction that refuses to write', async () => {
    const written = transaction(market.market.database.db, async (tx) => {
      await limitToReads(tx);
      await sql`insert into kit.first_start default values`.execute(tx);
    });
    await expect(written).rejects.toMatchObject({ code: '25006' });
  });

  it('stops at a number of rows and says that there are more', () => {
    const row = { ref: 'TO-1', id: '1', total: touchedLimits.counted };
    expect(effectOf('ordersKeep', [row])).toMatchObject({ count: 1000, isMore: true });
    expect(effectOf('ordersKeep', [])).toBeNull();
  });
});

describe('the address of the dock', () => {
  const value = { address: 'Assay dock\n8 Harbour Road\nShenzhen', hours: 'Mon-Fri 09:00-18:00' };

  it('counts parcels that are on their way to the old address, and sellers who read the new', async () => {
    await seedOrder('TO-71', 'inbound', 300);
    const toShip = await seedOrder('TO-72', 'paid', 300);
    const counted = await effects({ key: 'dock', value });
    expect(counted.map(({ kind }) => kind)).toEqual(['parcelsToOld', 'parcelsToNew']);
    expect(counted[0]?.records).toContainEqual(expect.objectContaining({ ref: 'TO-71' }));
    expect(counted[1]?.records).toContainEqual({ ref: 'TO-72', link: `/ops/orders/${toShip}` });
  });

  it('is the configured one until two people change it, and a demonstration where neither stands', async () => {
    const { db } = market.market.database;
    expect(await readCurrentDock(db)).toMatchObject({ isDemo: true });
    await saveConfigured(db, 'dock', { address: 'Dock 1\nShenzhen', hours: '' });
    expect(await readCurrentDock(db)).toEqual({
      lines: ['Dock 1', 'Shenzhen'],
      hours: '',
      isDemo: false,
    });
    const qian = await market.staff('Qian', ['finance']);
    const proposed = { key: 'dock', version: 0, value, reason: 'The dock moves' } as const;
    await wei.send(opsSettingPropose, proposed);
    const { list } = await qian.send(opsSettingList, {});
    const { proposal } = list.find(({ key }) => key === 'dock') ?? {};
    await qian.send(opsApprovalApprove, {
      id: proposal?.id ?? '',
      version: proposal?.version ?? 0,
    });
    await saveConfigured(db, 'dock', null);
    expect(await readCurrentDock(db)).toMatchObject({
      lines: ['Assay dock', '8 Harbour Road', 'Shenzhen'],
      isDemo: false,
    });
    const history = await wei.send(opsSettingHistory, { key: 'dock', pageNum: 1, pageSize: 5 });
    expect(history.list[0]).toMatchObject({ proposedBy: 'Wei', approvedBy: 'Qian', value });
  });
});

it('shows the numbers of the desks that two people have set on every page', async () => {
  const before = await buyer.send(currentPhones, {});
  const phones = { ...before, lab: '+86 755 5550 0200' };
  await wei.send(opsSettingPropose, {
    key: 'phones',
    version: 0,
    value: phones,
    reason: 'The lab has another line',
  });
  const han = await market.staff('Han', ['finance']);
  const { list } = await han.send(opsSettingList, {});
  const { proposal } = list.find(({ key }) => key === 'phones') ?? {};
  await han.send(opsApprovalApprove, { id: proposal?.id ?? '', version: proposal?.version ?? 0 });
  expect(await buyer.send(currentPhones, {})).toEqual(phones);
  const page = await buyer.send(blogOne, { slug: 'contact-us' });
  expect(page.html).toContain('<a href="tel:+8675555500200">+86 755 5550 0200</a>');
});
