import { afterAll, beforeAll, expect, it } from 'vitest';
import * as exchange from '#contract/exchange/calls.ts';
import { factorTotpBegin, factorTotpConfirm } from '#contract/factors/calls.ts';
import * as cash from '#contract/wallet/withdrawal-calls.ts';
import { failOrDone } from '#harness/members.ts';
import { moneyRecordsOf } from '#harness/money-records.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import { dayOf, startOfDay } from '#server/kit/days.ts';
import { verifyLedger } from '#server/wallet/public.ts';
import { totpCode } from '../../tools/deal/caller.ts';

/** From 5,000.00 USD on, the payouts of a member's day need a second factor. */
let market: TestMarket;
let records: ReturnType<typeof moneyRecordsOf>;
type Member = Awaited<ReturnType<typeof records.member>>;

const HOUR_MS = 3_600_000;
/** A code may be mailed again after so long. */
const MAIL_MS = 121_000;
const CODE_MS = 30_000;

beforeAll(async () => {
  market = await openTestMarket();
  // The morning of a day in GMT+8: no test runs over its end.
  const now = market.clock.now().getTime();
  const tomorrow = startOfDay(dayOf(new Date(now + 24 * HOUR_MS))).getTime();
  market.clock.advance(tomorrow + 9 * HOUR_MS - now);
  const wei = await market.staff('Wei', ['finance']);
  const jia = await market.staff('Jia', ['finance']);
  records = moneyRecordsOf(market, [wei, jia]);
});
afterAll(() => market.close());

const member = () => records.people.memberWith(1_000_000n, 'seller');

/** The code of a withdrawal, and whether the page asks for a second factor. */
async function coded({ who, bank, name }: Member, amount: string) {
  market.clock.advance(MAIL_MS);
  const figures = { bankId: bank.id, amount };
  const { needsFactor } = await who.send(cash.cashCode, figures);
  return { needsFactor, input: { ...figures, code: await records.people.codeOf(name) } };
}

const factorFrom = async ({ who }: Member) => {
  const limits = await who.send(cash.cashLimits, {});
  const rate = await who.send(exchange.exchangeRate, {});
  expect(rate.secondFactorFrom).toEqual(limits.secondFactorFrom);
  return limits.secondFactorFrom.amount;
};

it('withdrawals that reach the amount together need it, the cancelled ones left out', async () => {
  const one = await member();
  const first = await coded(one, '3000.00');
  expect(first.needsFactor).toBe(false);
  const made = await one.who.send(cash.cashApply, first.input);
  expect(await factorFrom(one)).toBe('2000.00');
  const second = await coded(one, '2000.00');
  expect(second.needsFactor).toBe(true);
  expect(await failOrDone(one.who.send(cash.cashApply, second.input))).toBe('factor.needed');
  const below = await coded(one, '1999.99');
  expect(below.needsFactor).toBe(false);
  await one.who.send(cash.cashApply, below.input);
  expect(await factorFrom(one)).toBe('0.01');
  await one.who.send(cash.cashCancel, made);
  expect(await factorFrom(one)).toBe('3000.01');
});

it('an exchange counts for a withdrawal, and a withdrawal for an exchange', async () => {
  const one = await member();
  await records.sold(one, '3000.00');
  const withdrawal = await coded(one, '2000.00');
  expect(withdrawal.needsFactor).toBe(true);
  expect(await failOrDone(one.who.send(cash.cashApply, withdrawal.input))).toBe('factor.needed');

  const other = await member();
  await other.who.send(cash.cashApply, (await coded(other, '3000.00')).input);
  const { input } = await records.quoted(other, '2000.00');
  expect(await failOrDone(other.who.send(exchange.exchangeApply, input))).toBe('factor.needed');
});

it('a withdrawal and an exchange that are sent at once do not both pass without it', async () => {
  const one = await member();
  const withdrawal = await coded(one, '3000.00');
  const { input } = await records.quoted(one, '3000.00');
  const outcomes = await Promise.all([
    failOrDone(one.who.send(cash.cashApply, withdrawal.input)),
    failOrDone(one.who.send(exchange.exchangeApply, input)),
  ]);
  expect(outcomes.sort()).toEqual(['done', 'factor.needed']);
});

it('the factor lets both through', async () => {
  const one = await member();
  const { secret } = await one.who.send(factorTotpBegin, {});
  await one.who.send(factorTotpConfirm, { code: totpCode(secret, market.clock.now()) });
  const factor = () => {
    market.clock.advance(CODE_MS);
    return { kind: 'totp' as const, code: totpCode(secret, market.clock.now()) };
  };
  const { input } = await records.quoted(one, '5000.00');
  expect(await failOrDone(one.who.send(exchange.exchangeApply, input))).toBe('factor.needed');
  await one.who.send(exchange.exchangeApply, { ...input, factor: factor() });
  const withdrawal = await coded(one, '20.00');
  expect(withdrawal.needsFactor).toBe(true);
  expect(await failOrDone(one.who.send(cash.cashApply, withdrawal.input))).toBe('factor.needed');
  await one.who.send(cash.cashApply, { ...withdrawal.input, factor: factor() });
  expect(await factorFrom(one)).toBe('0.00');
});

it('the ledger is whole after all of it', async () => {
  expect((await verifyLedger(market.market.database.db)).wrong).toBeNull();
});
