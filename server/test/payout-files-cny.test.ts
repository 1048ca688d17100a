import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opsApprovalApprove } from '#contract/approvals/calls.ts';
import * as payout from '#contract/bank/payout-calls.ts';
import * as exchange from '#contract/exchange/calls.ts';
import { opsQueues } from '#contract/operator/calls.ts';
import { bankAdd, bankUpdate } from '#contract/wallet/bank-calls.ts';
import { walletOne } from '#contract/wallet/calls.ts';
import { openFinanceMarket, type TestMarket } from '#harness/open-market.ts';
import { payeesOf } from '#harness/payees.ts';
import { fails } from '#harness/refusals.ts';
import { releaseFile } from '#harness/release-file.ts';
import { transaction } from '#server/kit/database/database.ts';
import { exchangeApplied } from '#server/wallet/core/recipes.ts';
import { verifyLedger } from '#server/wallet/public.ts';
import { post } from '#server/wallet/store/ledger.ts';
import type { Caller } from '../../tools/deal/caller.ts';

let market: TestMarket;
let wei: Caller;
let jia: Caller;
let people: ReturnType<typeof payeesOf>;

beforeAll(async () => {
  ({ market, wei, jia } = await openFinanceMarket());
  people = payeesOf(market);
});
afterAll(() => market.close());

let count = 0;
/** An exchange of 100.00 USD for 700.00 CNY that waits for its payment. */
async function sold() {
  count += 1;
  const { who, name } = await people.memberWith(100_000n);
  const owner = market.idOf(who);
  const bank = await who.send(bankAdd, {
    ...{ currency: 'CNY', accountName: name, accountNumber: `62170000111${10_000 + count}` },
    ...{ bankName: '南海联合银行', branch: '深圳科技园支行', bankCode: '308584000013' },
    ...{ town: 'Shenzhen', country: 'CN', postcode: '518057' },
  });
  const [id, quote] = [randomUUID(), randomUUID()];
  const no = `EX-261123-${5000 + count}`;
  const now = market.clock.now();
  const fields = `owner, sell, fee, buy, rate_micros, fee_bp, rate_source, rate_at, payee,
    bank_account, at`;
  const agreed = `$2::uuid, 10000, 0, 70000, 7000000, 0, 'SAFE', $3::timestamptz,
    jsonb_build_object('accountName', account_name, 'accountNumber', account_number, 'bankName',
      bank_name, 'branch', branch, 'bankCode', bank_code), id, $3::timestamptz`;
  const { pool, db } = market.market.database;
  const from = `from wallet.bank_account where id = $4`;
  await pool.query(
    `insert into exchange.quote (id, ${fields}, expires_at)
     select $1, ${agreed}, $3::timestamptz + interval '10 minutes' ${from}`,
    [quote, owner, now, bank.id],
  );
  await pool.query(
    `insert into exchange.exchange (id, ${fields}, no, quote, since)
     select $1, ${agreed}, $5, $6, $3 ${from}`,
    [id, owner, now, bank.id, no, quote],
  );
  const key = `exchange:${id}:apply`;
  const cause = { kind: 'exchange', id, no };
  const transfer = exchangeApplied({ ownerId: owner, minor: 10_000n });
  await transaction(db, (tx) => post(tx, { transfer, key, cause, now }));
  return { who, bank, id, no };
}
const stateOf = async (id: string) => (await wei.send(exchange.opsExchangeOne, { id })).state;
const balances = async (who: Caller) => {
  const { balance, frozen } = await who.send(walletOne, {});
  return [balance.amount, frozen.amount];
};
const make = (...ids: string[]) => wei.send(payout.opsPayoutFileMake, { ids });
const rejected = (endToEnd: string) =>
  Buffer.from(
    `<?xml version="1.0"?><Document><CstmrPmtStsRpt><OrgnlGrpInfAndSts><OrgnlMsgId>X</OrgnlMsgId></OrgnlGrpInfAndSts>
<OrgnlPmtInfAndSts><TxInfAndSts><OrgnlEndToEndId>${endToEnd}</OrgnlEndToEndId><TxSts>RJCT</TxSts>
<StsRsnInf><Rsn><Cd>AC04</Cd></Rsn></StsRsnInf></TxInfAndSts></OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`,
  ).toString('base64');

describe('a file of payments in CNY', () => {
  it('pays an exchange by two people, and takes back what the bank rejects, once', async () => {
    const one = await sold();
    const { id } = await make(one.id);
    expect((await wei.send(payout.opsPayoutReady, {})).list).toEqual([]);
    await fails(releaseFile(wei, id), 'approval.samePerson');
    expect(await balances(one.who)).toEqual(['900.00', '100.00']);
    await releaseFile(jia, id);
    expect(await stateOf(one.id)).toBe('success');
    expect(await balances(one.who)).toEqual(['900.00', '0.00']);
    const { file, items, content } = await jia.send(payout.opsPayoutFileOne, { id });
    expect(file.total).toEqual({ amount: '700.00', currency: 'CNY' });
    // The releaser compares the whole account: it is the only other person who looks at it.
    const account = { accountNumber: '6217000011110001', bankCode: '308584000013' };
    expect(items).toMatchObject([{ kind: 'exchange', no: one.no, state: 'success', ...account }]);
    expect(content).toContain('<InstdAmt Ccy="CNY">700.00</InstdAmt>');
    expect(content).toContain('<Cd>CNAPS</Cd></ClrSysId><MmbId>308584000013</MmbId>');

    // Without a report two people record a return: one who heard of it asks, and waits.
    const { approval } = await wei.send(exchange.opsExchangeProposeReturn, {
      ...{ id: one.id, version: 2, bankReference: `RT${randomUUID()}` },
      reason: 'The bank said so by phone',
    });
    if (approval === null) throw new Error('no approval is open');
    expect(await balances(one.who)).toEqual(['900.00', '0.00']);
    const { tasks } = await jia.send(opsQueues, { queue: 'exchanges', find: one.no });
    expect(tasks.map(({ ref }) => ref)).toEqual([one.no]);

    const status = { fileName: 's.xml', content: rejected(items[0]?.endToEnd ?? '') };
    expect(await wei.send(payout.opsPayoutStatus, status)).toMatchObject({ rejected: 1 });
    expect(await stateOf(one.id)).toBe('returned');
    await fails(jia.send(opsApprovalApprove, approval), 'approval.wrongState');
    expect(await balances(one.who)).toEqual(['900.00', '100.00']);
    const { version } = await wei.send(exchange.opsExchangeOne, one);
    await wei.send(exchange.opsExchangeReopen, { id: one.id, version });
    const again = await make(one.id);
    await releaseFile(jia, again.id);
    // The report of before is about the payment of before.
    expect(await wei.send(payout.opsPayoutStatus, status)).toMatchObject({ rejected: 0, known: 1 });
    expect(await stateOf(one.id)).toBe('success');
  });

  it('holds one currency, and no exchange that was paid by hand or whose payee was changed', async () => {
    const one = await sold();
    const bankReference = `CNY${randomUUID()}`;
    await wei.send(exchange.opsExchangePropose, { id: one.id, version: 1, bankReference });
    await expect(make(one.id)).rejects.toMatchObject({
      reply: { msg: expect.stringContaining(one.no), data: { fail: 'payout.paymentChanged' } },
    });
    expect((await wei.send(payout.opsPayoutReady, {})).list).toEqual([]);

    const two = await sold();
    const { id } = await make(two.id);
    const byHand = { id: two.id, version: 1, bankReference: `CNY${randomUUID()}` };
    const waiting = await wei.send(exchange.opsExchangeOne, { id: two.id });
    expect(waiting).toMatchObject({ file: { link: `/ops/payout-files?id=${id}` } });
    expect(waiting.events).toEqual([]);
    const failed = { id: two.id, version: 1, reason: 'No such account' };
    await fails(wei.send(exchange.opsExchangeFail, failed), 'payout.inFile');
    await fails(wei.send(exchange.opsExchangePropose, byHand), 'payout.inFile');
    await two.who.send(bankUpdate, {
      ...{ id: two.bank.id, version: two.bank.version, accountNumber: '6217000011199999' },
    });
    await fails(releaseFile(jia, id), 'payout.payeeChanged');
    expect(await balances(two.who)).toEqual(['900.00', '100.00']);
    expect(await stateOf(two.id)).toBe('frozen');
    await wei.send(payout.opsPayoutFileCancel, { id, version: 1 });
    expect((await wei.send(exchange.opsExchangeOne, { id: two.id })).file).toBeNull();
  });
});

it('the ledger is whole after all of it', async () => {
  expect((await verifyLedger(market.market.database.db)).wrong).toBeNull();
});
