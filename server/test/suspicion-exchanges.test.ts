import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  opsApprovalApprove,
  opsApprovalRefuse,
  opsApprovalSendBack,
} from '#contract/approvals/calls.ts';
import * as payout from '#contract/bank/payout-calls.ts';
import * as exchange from '#contract/exchange/calls.ts';
import * as suspicion from '#contract/suspicions/calls.ts';
import { bankAdd } from '#contract/wallet/bank-calls.ts';
import { openFinanceMarket, type TestMarket } from '#harness/open-market.ts';
import { fails, refusalOf } from '#harness/refusals.ts';
import { releaseFile } from '#harness/release-file.ts';
import { suspicionsDepsOf } from '#server/app-suspicions.ts';
import { transaction } from '#server/kit/database/database.ts';
import { findSuspicions } from '#server/suspicions/public.ts';
import { exchangeApplied, recharge } from '#server/wallet/core/recipes.ts';
import { openAccounts, post } from '#server/wallet/store/ledger.ts';
import type { Caller } from '../../tools/deal/caller.ts';

let market: TestMarket;
let wei: Caller;
let jia: Caller;
let head: Caller;

beforeAll(async () => {
  ({ market, wei, jia } = await openFinanceMarket());
  head = await market.staff('Head', ['admin']);
});
afterAll(() => market.close());

const sql = (text: string, values: unknown[]) => market.market.database.pool.query(text, values);
const look = () =>
  findSuspicions(
    market.market.database.db,
    suspicionsDepsOf({ owners: async () => new Map() }),
    market.clock.now(),
  );

let count = 0;
const DAY_MS = 86_400_000;

/** A seller who recharged an amount in cents the day before. */
async function recharged(minor: bigint) {
  count += 1;
  const who = await market.member(`Fast${count}`, 'seller');
  const owner = market.idOf(who);
  const movedAt = new Date(market.clock.now().getTime() - DAY_MS);
  const id = randomUUID();
  const no = `RC-261123-${4000 + count}`;
  const { transferId } = await transaction(market.market.database.db, async (tx) => {
    await openAccounts(tx, [owner]);
    const cause = { kind: 'recharge', id, no };
    return post(tx, {
      transfer: recharge({ ownerId: owner, minor }),
      ...{ key: id, cause, now: movedAt },
    });
  });
  await sql(
    `insert into wallet.recharge (id, no, owner, amount, account_name, account_number, bank_name,
       bank_code, proof, state, at, decided_at, decided_by, transfer)
     values ($1, $2, $3, $4, 'X Ltd', '12345678', 'Bank', 'NWBKGB2L', $5, 'success', $6, $6, $7, $8)`,
    [id, no, owner, minor.toString(), `/p/${id}.png`, movedAt, market.idOf(wei), transferId],
  );
  const { id: bank } = await who.send(bankAdd, {
    currency: 'CNY',
    accountName: `Fast${count}`,
    accountNumber: `62170000111${10_000 + count}`,
    bankName: '南海联合银行',
    branch: '深圳科技园支行',
    bankCode: '308584000013',
    town: 'Shenzhen',
    country: 'CN',
    postcode: '518057',
  });
  return { who, owner, bank };
}

/** Exchanges an amount in cents, as its application would. */
async function sell({ owner, bank }: { owner: string; bank: string }, minor: bigint) {
  count += 1;
  const id = randomUUID();
  const quote = randomUUID();
  const no = `EX-261123-${4000 + count}`;
  const now = market.clock.now();
  const agreed = `$2::uuid, $3::bigint, 0, $3::bigint * 7, 7000000, 0, 'SAFE', $4::timestamptz,
    jsonb_build_object('accountName', account_name, 'accountNumber', account_number, 'bankName',
      bank_name, 'branch', branch, 'bankCode', bank_code), id, $4::timestamptz`;
  const fields = `owner, sell, fee, buy, rate_micros, fee_bp, rate_source, rate_at, payee,
    bank_account, at`;
  const values = [owner, minor.toString(), now];
  await sql(
    `insert into exchange.quote (id, ${fields}, expires_at)
     select $1, ${agreed}, $4::timestamptz + interval '10 minutes' from wallet.bank_account
     where id = $5`,
    [quote, ...values, bank],
  );
  await sql(
    `insert into exchange.exchange (id, ${fields}, no, quote, since)
     select $1, ${agreed}, $6, $7, $4 from wallet.bank_account where id = $5`,
    [id, ...values, bank, no, quote],
  );
  await transaction(market.market.database.db, (tx) =>
    post(tx, {
      transfer: exchangeApplied({ ownerId: owner, minor }),
      key: `exchange:${id}:apply`,
      cause: { kind: 'exchange', id, no },
      now,
    }),
  );
  return { id, no };
}

async function propose({ id }: { id: string }) {
  const bankReference = `CNY${randomUUID()}`;
  const made = await wei.send(exchange.opsExchangePropose, { id, version: 1, bankReference });
  if (!made.approval) throw new Error('no approval is open');
  return made.approval;
}
const findingOf = async (owner: string, by = wei) => {
  const { list } = await by.send(suspicion.opsSuspicionList, { pageSize: 100 });
  const found = list.find(({ companies }) => companies.some(({ id }) => id === owner));
  if (!found) throw new Error('nothing was found');
  return found;
};
/** Clears a severe finding by two people. */
async function clearByTwo(owner: string): Promise<void> {
  const taken = await wei.send(suspicion.opsSuspicionAssign, await findingOf(owner));
  const asked = await wei.send(suspicion.opsSuspicionClear, { ...taken, reason: 'Wages' });
  if (!asked.approval) throw new Error('no approval is open');
  await jia.send(opsApprovalApprove, asked.approval);
}

describe('the second person of an exchange', () => {
  it('is held by what the rules find at that moment, until two people clear it', async () => {
    const member = await recharged(1_300_000n);
    const { id } = await sell(member, 1_200_000n);
    const approval = await propose({ id });
    const refused = await jia.send(opsApprovalApprove, approval).then(
      () => null,
      ({ reply }: { reply: { msg: string; data: unknown } }) => reply,
    );
    expect(refused?.data).toMatchObject({ fail: 'exchange.found' });
    const found = await findingOf(member.owner);
    expect(found).toMatchObject({ rule: 'inOut', severe: true, state: 'open' });
    expect(found.facts.map(({ kind }) => kind)).toEqual(['recharge', 'exchange']);
    expect(found.facts[1]?.link).toBe(`/ops/exchanges?id=${id}`);
    expect(refused?.msg).toContain(found.no);

    // It is written once, and the page offers no approval while it stands.
    await fails(jia.send(opsApprovalApprove, approval), 'exchange.otherRole');
    expect(await look()).toBe(0);
    const held = await jia.send(exchange.opsExchangeOne, { id });
    expect(held).toMatchObject({
      state: 'frozen',
      heldBy: { no: found.no, link: `/ops/suspicions?id=${found.id}` },
    });
    expect(held.approval?.events).toEqual(['refuse', 'sendBack']);
    const own = await member.who.send(exchange.exchangeOne, { id });
    expect(own).toMatchObject({ state: 'frozen', longerCheck: true });
    expect(JSON.stringify(own)).not.toContain(found.no);

    await clearByTwo(member.owner);
    const free = await jia.send(exchange.opsExchangeOne, { id });
    expect(free.heldBy).toBeNull();
    expect(free.approval?.events).toContain('approve');
    await jia.send(opsApprovalApprove, approval);
    expect(await member.who.send(exchange.exchangeOne, { id })).toMatchObject({
      state: 'success',
      longerCheck: false,
    });
  });

  it('is an administrator while a finding stands, and of finance where there is none', async () => {
    const member = await recharged(1_300_000n);
    const { id, no } = await sell(member, 1_200_000n);
    expect(await look()).toBe(1);
    await fails(jia.send(opsApprovalApprove, await propose({ id })), 'exchange.otherRole');
    const [held] = (await findingOf(member.owner, head)).payouts;
    expect(held).toMatchObject({ kind: 'exchange', no });
    if (!held?.approval) throw new Error('no approval is shown');
    await head.send(opsApprovalApprove, held.approval);
    expect((await wei.send(exchange.opsExchangeOne, { id })).state).toBe('success');

    const honest = await recharged(900_000n);
    const free = await propose(await sell(honest, 900_000n));
    await fails(head.send(opsApprovalApprove, free), 'access.denied');
    await jia.send(opsApprovalSendBack, { ...free, note: 'Another reference' });
  });

  it('is no administrator who sends back or refuses what no finding holds', async () => {
    const honest = await recharged(900_000n);
    const { id } = await sell(honest, 900_000n);
    const free = await propose({ id });
    const reason = 'I would rather not';
    await fails(head.send(opsApprovalSendBack, { ...free, note: reason }), 'access.denied');
    await fails(head.send(opsApprovalRefuse, { ...free, reason }), 'access.denied');
    const open = await jia.send(exchange.opsExchangeOne, { id });
    expect(open.approval).toMatchObject({ version: free.version });

    const member = await recharged(1_300_000n);
    const held = await sell(member, 1_200_000n);
    await look();
    await findingOf(member.owner);
    await head.send(opsApprovalSendBack, { ...(await propose(held)), note: 'Ask for the invoice' });
    await head.send(opsApprovalRefuse, { ...(await propose(held)), reason: 'No invoice came' });
    const back = await wei.send(exchange.opsExchangeOne, { id: held.id });
    expect(back).toMatchObject({ state: 'frozen', approval: null });
  });
});

describe('a file of payments', () => {
  /** Makes the account of an exchange old enough to be paid. */
  const age = ({ bank }: { bank: string }) =>
    sql(
      `update wallet.bank_account set payee_since = payee_since - interval '1 day' where id = $1`,
      [bank],
    );

  it('says which exchange a finding holds, and is neither made nor released with it', async () => {
    const member = await recharged(1_300_000n);
    await age(member);
    const held = await sell(member, 900_000n);
    const file = await wei.send(payout.opsPayoutFileMake, { ids: [held.id] });
    // The second part reaches the amount of the rule after the file was made.
    market.clock.advance(60_000);
    const second = await sell(member, 300_000n);
    expect(await look()).toBe(1);
    const finding = await findingOf(member.owner);
    const heldBy = { no: finding.no, link: `/ops/suspicions?id=${finding.id}` };
    const read = await jia.send(payout.opsPayoutFileOne, { id: file.id });
    expect(read.items).toMatchObject([{ no: held.no, heldBy }]);
    expect(read.file.events).toEqual(['cancel']);
    const { list } = await wei.send(payout.opsPayoutReady, {});
    expect(list.find(({ id }) => id === second.id)).toMatchObject({ heldBy });

    for (const attempt of [
      () => releaseFile(jia, file.id),
      () => wei.send(payout.opsPayoutFileMake, { ids: [second.id] }),
    ]) {
      const reply = await refusalOf(attempt());
      expect(reply.data).toMatchObject({ fail: 'payout.paymentHeld' });
      expect(reply.msg).toContain(finding.no);
    }
    const release = releaseFile(jia, file.id);
    expect((await refusalOf(release)).msg).toContain(held.no);

    await clearByTwo(member.owner);
    expect((await jia.send(payout.opsPayoutFileOne, { id: file.id })).file.events).toContain(
      'release',
    );
    await releaseFile(jia, file.id);
    expect((await wei.send(exchange.opsExchangeOne, { id: held.id })).state).toBe('success');
  });
});

describe('money that leaves in parts', () => {
  it('is held from the exchange on that reaches the amount, and not before', async () => {
    const member = await recharged(1_300_000n);
    await jia.send(opsApprovalApprove, await propose(await sell(member, 500_000n)));
    market.clock.advance(60_000);
    const second = await sell(member, 600_000n);
    await fails(jia.send(opsApprovalApprove, await propose(second)), 'exchange.found');
    const found = await findingOf(member.owner);
    expect(found.rule).toBe('splitPayouts');
    expect(found.facts.map(({ kind }) => kind)).toEqual(['recharge', 'exchange', 'exchange']);
    await clearByTwo(member.owner);
    expect(await look()).toBe(0);
  });
});
