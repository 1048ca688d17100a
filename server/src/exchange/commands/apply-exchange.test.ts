import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  opsApprovalApprove,
  opsApprovalSendBack,
  opsApprovalWithdraw,
} from '#contract/approvals/calls.ts';
import type { Output } from '#contract/call.ts';
import * as contract from '#contract/exchange/calls.ts';
import { opsSettingList, opsSettingPropose } from '#contract/settings/calls.ts';
import {
  opsRechargeConfirm,
  rechargeApply,
  walletLogList,
  walletOne,
} from '#contract/wallet/calls.ts';
import { asMember, callingOf, staffCaller } from '#harness/calling.ts';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { noEffects } from '#harness/no-effects.ts';
import { noPayouts } from '#harness/no-payouts.ts';
import { approvalsSlice } from '#server/approvals/public.ts';
import { type Database, openDatabase, rows } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import type { MemberCaller, StaffCaller } from '#server/kit/request-context.ts';
import { settingApproval, settingsSlice } from '#server/settings/public.ts';
import { trialBalance, verifyLedger, walletSlice } from '#server/wallet/public.ts';
import type { ExchangeDeps } from '../deps.ts';
import { exchangeApproval, exchangeReturnApproval, exchangeSlice } from '../public.ts';
import { rateGoodUntil } from '../queries/price-sale.ts';

const start = new Date('2026-11-23T02:00:00Z');
let now = start;
const later = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

const wei = staffCaller('Wei', 'finance');
const jia = staffCaller('Jia', 'finance');
const CODE = '424242';
const DIGITS = '135791';

let twins: { owner: string; staffId: string }[] = [];
const told: { kind: string; params: Readonly<Record<string, string>>; link: string }[] = [];
const codes = new Map<string, string>();
const people = {
  ...noPayouts,
  owners: async (_db: unknown, ids: readonly string[]) =>
    new Map(ids.map((id) => [id, { name: 'Elbe', identity: 'buyer' as const }])),
  staffNames: async (_db: unknown, ids: readonly string[]) => new Map(ids.map((id) => [id, 'Jia'])),
  isSamePerson: async (_db: unknown, pair: { owner: string; staffId: string }) =>
    twins.some((twin) => twin.owner === pair.owner && twin.staffId === pair.staffId),
};
const deps: ExchangeDeps = {
  ...people,
  sendCode: async (_ctx, { accountId, binding }) => {
    codes.set(`${accountId}/${binding}`, CODE);
    return { sentTo: 'e•••@elbe.example', resendAfterS: 120 };
  },
  proveCode: async (_ctx, { accountId, binding, code }) => {
    if (codes.get(`${accountId}/${binding}`) !== code) throw new Failure('code.wrong', {}, 'code');
  },
  verifySecondFactor: async (_ctx, { proof }) => {
    if (proof.kind !== 'totp' || proof.code !== DIGITS) throw new Failure('totp.wrong');
  },
  notify: async (_tx, notification) => {
    told.push(notification);
  },
};
const walletDeps = {
  ...people,
  proofs: {
    attach: async (_tx: unknown, { url }: { url: string }) => ({ digest: url }),
    link: (url: string) => url,
  },
  payableOrder: async () => ({ kind: 'trade' as const, id: randomUUID(), no: 'TO-1' }),
  payOrder: async () => null,
  notify: async () => undefined,
};

let test: TestDatabase;
let database: Database;
let call: ReturnType<typeof callingOf>;

beforeAll(async () => {
  test = await openTestDatabase();
  database = openDatabase(test.url, { max: 12 });
  call = callingOf(database.db, [
    ...exchangeSlice(deps).calls,
    ...settingsSlice({ effects: noEffects }).calls,
    ...walletSlice(walletDeps).calls,
    ...approvalsSlice({
      kinds: [exchangeApproval(deps), exchangeReturnApproval(deps), settingApproval],
    }).calls,
  ]);
});
beforeEach(() => {
  twins = [];
  told.length = 0;
  now = start;
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

const by = (caller: MemberCaller | StaffCaller, at = now) => ({ caller, now: at });
const payee = {
  accountName: '深圳市云璟电子有限公司',
  accountNumber: '6217000011113306',
  bankName: '南海联合银行',
  branch: '深圳科技园支行',
  bankCode: '308584001219',
};

const DAY_MS = 86_400_000;
const banks = new Map<string, Promise<string>>();

/** A saved account in CNY of a member; an old one may be paid at once. */
async function addBank(caller: MemberCaller, { isNew = false, currency = 'CNY' } = {}) {
  const id = randomUUID();
  const since = new Date(start.getTime() - (isNew ? 0 : DAY_MS));
  await test.pool.query(
    `insert into wallet.bank_account (id, owner, currency, account_name, account_number, bank_name,
       branch, bank_code, town, country, postcode, added_at, payee_since)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'Shenzhen', 'CN', '518057', $9, $9)`,
    [
      ...[id, caller.accountId, currency, payee.accountName, payee.accountNumber],
      ...[payee.bankName, payee.branch, payee.bankCode, since],
    ],
  );
  return id;
}
function bankOf(caller: MemberCaller): Promise<string> {
  const known = banks.get(caller.accountId) ?? addBank(caller);
  banks.set(caller.accountId, known);
  return known;
}

async function setRate(rate: string): Promise<void> {
  const { list } = await call(opsSettingList, {}, by(wei));
  const current = list.find(({ key }) => key === 'usdCny')?.current;
  if (current?.value['rate'] === rate) return;
  await call(
    opsSettingPropose,
    {
      key: 'usdCny',
      version: current?.version ?? 0,
      value: { rate, source: 'SAFE central parity', observedAt: now.toISOString() },
      reason: 'Rate of the morning',
    },
    by(wei),
  );
  const open = (await call(opsSettingList, {}, by(jia))).list.find(({ key }) => key === 'usdCny');
  const proposal = open?.proposal;
  if (!proposal) throw new Error('the rate was not proposed');
  const { id, version } = proposal;
  await call(opsApprovalApprove, { id, version }, by(jia));
}

async function memberWith(amount: string): Promise<MemberCaller> {
  const caller = asMember(randomUUID()) as MemberCaller;
  const { id } = await call(
    rechargeApply,
    {
      amount,
      accountName: 'Elbe GmbH',
      accountNumber: 'DE89370400440532013000',
      bankName: 'Commerzbank',
      bankCode: 'COBADEFF',
      proof: `/files/${randomUUID()}`,
    },
    by(caller),
  );
  const bankReference = randomUUID();
  await call(opsRechargeConfirm, { id, version: 1, bankReference }, by(wei));
  return caller;
}

const quote = async (caller: MemberCaller, sellAmount: string, at = now) =>
  call(contract.exchangeQuote, { sellAmount, bankId: await bankOf(caller) }, by(caller, at));
const apply = async (
  caller: MemberCaller,
  quoteId: string,
  {
    sellAmount,
    code = CODE,
    at = now,
    digits,
  }: { sellAmount: string; code?: string; at?: Date; digits?: string },
) => {
  const bankId = await bankOf(caller);
  const factor = digits === undefined ? {} : { factor: { kind: 'totp' as const, code: digits } };
  return call(
    contract.exchangeApply,
    { quoteId, sellAmount, bankId, code, ...factor },
    by(caller, at),
  );
};
async function applied(caller: MemberCaller, sellAmount: string) {
  const { quoteId } = await quote(caller, sellAmount);
  return apply(caller, quoteId, { sellAmount });
}
const walletOf = async (caller: MemberCaller) => {
  const { balance, frozen } = await call(walletOne, {}, by(caller));
  return [balance.amount, frozen.amount];
};
const logStates = async (caller: MemberCaller) =>
  (await call(walletLogList, {}, by(caller))).list.map(({ state }) => state);
async function sums(): Promise<string[]> {
  return (await trialBalance(database.db)).map(({ sum }) => sum.toString());
}

describe('an exchange', () => {
  it('is refused while finance has published no rate', async () => {
    const caller = await memberWith('100.00');
    const rate = await call(contract.exchangeRate, {}, by(caller));
    if (rate.rate !== null) return;
    await expect(quote(caller, '50.00')).rejects.toMatchObject({ code: 'exchange.noRate' });
  });

  it('spec 4: exchange: freezes what is sold, and is done when a second person approves the payment', async () => {
    await setRate('7.0842');
    const caller = await memberWith('10000.00');
    const { id, no } = await applied(caller, '1200.00');
    expect(no).toMatch(/^EX-261123-\d+$/);
    expect(await walletOf(caller)).toEqual(['8800.00', '1200.00']);
    expect(await logStates(caller)).toEqual(['frozen', 'success']);
    const bankReference = randomUUID();
    const proposal = await call(
      contract.opsExchangePropose,
      { id, version: 1, bankReference },
      by(wei),
    );
    expect(await walletOf(caller)).toEqual(['8800.00', '1200.00']);
    const approval = proposal.approval;
    if (!approval) throw new Error('nothing was proposed');
    const own = { id: approval.id, version: approval.version };
    await expect(call(opsApprovalApprove, own, by(wei))).rejects.toMatchObject({
      code: 'approval.samePerson',
    });
    await call(opsApprovalApprove, own, by(jia));
    expect(await call(contract.exchangeOne, { id }, by(caller))).toMatchObject({
      state: 'success',
      sell: { amount: '1200.00', currency: 'USD' },
      fee: { amount: '3.60', currency: 'USD' },
      buy: { amount: '8475.53', currency: 'CNY' },
      rate: '7.0842',
      dueAt: null,
    });
    expect(await walletOf(caller)).toEqual(['8800.00', '0.00']);
    expect(await logStates(caller)).toEqual(['success', 'success']);
    expect(told).toMatchObject([{ kind: 'exchange.complete', params: { bought: '8475.53 CNY' } }]);
    expect(await sums()).toEqual(['0', '0']);
  });

  it('is listed for its member alone, and for finance by state and number', async () => {
    await setRate('7.0842');
    const [caller, other] = [await memberWith('500.00'), await memberWith('500.00')];
    const { id, no } = await applied(caller, '100.00');
    const own = async (who: MemberCaller) =>
      (await call(contract.exchangeList, {}, by(who))).list.map((one) => one.id);
    expect([await own(caller), await own(other)]).toEqual([[id], []]);
    await expect(call(contract.exchangeOne, { id }, by(other))).rejects.toMatchObject({
      code: 'notFound',
    });
    const desk = async (state: 'frozen' | 'failed') =>
      (await call(contract.opsExchangeList, { state, find: no }, by(wei))).list.map(
        (one) => one.id,
      );
    expect([await desk('frozen'), await desk('failed')]).toEqual([[id], []]);
    await call(contract.opsExchangeFail, { id, version: 1, reason: 'Refused' }, by(wei));
    expect([await desk('frozen'), await desk('failed')]).toEqual([[], [id]]);
  });

  it('spec 9: exchange fee: gives all of it back when it fails, without a fee and with the reason', async () => {
    await setRate('7.0842');
    const caller = await memberWith('1000.00');
    const { id } = await applied(caller, '999.99');
    const reason = 'The payee bank refused the account';
    await call(contract.opsExchangeFail, { id, version: 1, reason }, by(wei));
    expect(await walletOf(caller)).toEqual(['1000.00', '0.00']);
    expect(await logStates(caller)).toEqual(['failed', 'failed', 'success']);
    expect(await call(contract.exchangeOne, { id }, by(caller))).toMatchObject({
      state: 'failed',
      failReason: reason,
    });
    expect(told).toMatchObject([{ kind: 'exchange.fail', params: { reason } }]);
    const again = { id, version: 2, reason };
    await expect(call(contract.opsExchangeFail, again, by(wei))).rejects.toMatchObject({
      code: 'exchange.changed',
    });
  });

  it('keeps the rate of its quote when the rate of the day changes', async () => {
    await setRate('7.0842');
    const caller = await memberWith('500.00');
    const { quoteId, rate } = await quote(caller, '100.00');
    await setRate('6.5');
    const { id } = await apply(caller, quoteId, { sellAmount: '100.00' });
    expect(await call(contract.exchangeOne, { id }, by(caller))).toMatchObject({
      rate,
      rateNow: '6.5',
    });
  });

  it('refuses a rate that was locked more than ten minutes ago', async () => {
    await setRate('7.0842');
    const caller = await memberWith('500.00');
    const { quoteId } = await quote(caller, '100.00');
    const asked = { sellAmount: '100.00', at: later(10) };
    await expect(apply(caller, quoteId, asked)).rejects.toMatchObject({
      code: 'exchange.quoteOver',
    });
    expect(await walletOf(caller)).toEqual(['500.00', '0.00']);
  });

  it('refuses another amount, another payee and another member than was locked', async () => {
    await setRate('7.0842');
    const caller = await memberWith('500.00');
    const { quoteId } = await quote(caller, '100.00');
    await expect(apply(caller, quoteId, { sellAmount: '100.01' })).rejects.toMatchObject({
      code: 'exchange.quoteOther',
    });
    const other = randomUUID();
    await expect(
      call(
        contract.exchangeApply,
        { quoteId, sellAmount: '100.00', bankId: other, code: CODE },
        by(caller),
      ),
    ).rejects.toMatchObject({ code: 'exchange.quoteOther' });
    const stranger = await memberWith('500.00');
    await expect(apply(stranger, quoteId, { sellAmount: '100.00' })).rejects.toMatchObject({
      code: 'notFound',
    });
  });

  it('spec 5: exchange: refuses a wrong code and moves nothing', async () => {
    await setRate('7.0842');
    const caller = await memberWith('500.00');
    const { quoteId } = await quote(caller, '100.00');
    const asked = { sellAmount: '100.00', code: '000000' };
    await expect(apply(caller, quoteId, asked)).rejects.toMatchObject({ code: 'code.wrong' });
    expect(await walletOf(caller)).toEqual(['500.00', '0.00']);
  });

  it('happens once for the same application sent twenty times', async () => {
    await setRate('7.0842');
    const caller = await memberWith('5000.00');
    const { quoteId } = await quote(caller, '100.00');
    const sent = Array.from({ length: 20 }, () =>
      apply(caller, quoteId, { sellAmount: '100.00' }).then(
        () => 'done',
        (error: Failure) => error.code,
      ),
    );
    const outcomes = await Promise.all(sent);
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['done', 'exchange.quoteUsed']));
    expect(await walletOf(caller)).toEqual(['4900.00', '100.00']);
  });

  it('never freezes more than there is from 32 tabs at once', async () => {
    await setRate('7.0842');
    const caller = await memberWith('1000.00');
    const tabs = await Promise.all(
      Array.from({ length: 32 }, async () => {
        try {
          return (await applied(caller, '150.00')).no;
        } catch (error) {
          if (error instanceof Failure) return error.code;
          throw error;
        }
      }),
    );
    const done = tabs.filter((one) => one.startsWith('EX-')).length;
    const [balance, frozen] = await walletOf(caller);
    expect(done).toBeLessThanOrEqual(6);
    expect(frozen).toBe(`${done * 150}.00`);
    expect(balance).toBe(`${1000 - done * 150}.00`);
    expect(await sums()).toEqual(['0', '0']);
  });

  it('spec 5: exchange: refuses a sale under the least, above the most, and above what is left of the day', async () => {
    await setRate('7.0842');
    const caller = await memberWith('4000000.00');
    const { list } = await call(opsSettingList, {}, by(wei));
    expect(list.find(({ key }) => key === 'exchangeLimits')?.current?.value).toEqual({
      least: '10.00',
      most: '500000.00',
      perDay: '1000000.00',
    });
    // A large recharge waits for its second person: the limits are looked at before the balance.
    await expect(quote(caller, '9.99')).rejects.toMatchObject({ code: 'exchange.tooSmall' });
    await expect(quote(caller, '500000.01')).rejects.toMatchObject({ code: 'exchange.tooLarge' });
    await expect(quote(caller, '10.00')).rejects.toMatchObject({ code: 'wallet.notEnough' });
  });

  it.each(['0', '-1', '0.001', '5,000,000.01', '1e9', '1,000', '１００'])(
    'refuses %s as an amount before anything is read',
    async (sellAmount) => {
      const caller = asMember(randomUUID()) as MemberCaller;
      await expect(quote(caller, sellAmount)).rejects.toMatchObject({ name: 'ZodError' });
    },
  );

  it('is decided by nobody whose own money it is', async () => {
    await setRate('7.0842');
    const caller = await memberWith('500.00');
    const { id } = await applied(caller, '100.00');
    twins = [{ owner: caller.accountId, staffId: wei.accountId }];
    const asked = { id, version: 1, bankReference: randomUUID() };
    await expect(call(contract.opsExchangePropose, asked, by(wei))).rejects.toMatchObject({
      code: 'finance.ownMoney',
    });
    const failed = { id, version: 1, reason: 'no' };
    await expect(call(contract.opsExchangeFail, failed, by(wei))).rejects.toMatchObject({
      code: 'finance.ownMoney',
    });
  });

  it('is paid by one payment of the bank, which pays no other', async () => {
    await setRate('7.0842');
    const caller = await memberWith('500.00');
    const [first, second] = [await applied(caller, '100.00'), await applied(caller, '50.00')];
    const bankReference = 'FT 26-1123-77';
    const { approval } = await call(
      contract.opsExchangePropose,
      { id: first.id, version: 1, bankReference },
      by(wei),
    );
    if (!approval) throw new Error('nothing was proposed');
    await call(opsApprovalApprove, { id: approval.id, version: approval.version }, by(jia));
    const other = { id: second.id, version: 1, bankReference: 'ft26112377' };
    await expect(call(contract.opsExchangePropose, other, by(wei))).rejects.toMatchObject({
      code: 'exchange.referenceUsed',
      facts: { no: first.no },
    });
  });

  it('can be proposed again once the first person has taken the payment back', async () => {
    await setRate('7.0842');
    const caller = await memberWith('500.00');
    const { id } = await applied(caller, '100.00');
    const asked = { id, version: 1, bankReference: randomUUID() };
    const { approval } = await call(contract.opsExchangePropose, asked, by(wei));
    if (!approval) throw new Error('nothing was proposed');
    expect(approval.events).toEqual(['withdraw']);
    await call(opsApprovalWithdraw, { id: approval.id, version: approval.version }, by(wei));
    const one = await call(contract.opsExchangeOne, { id }, by(wei));
    expect(one).toMatchObject({ approval: null, events: ['propose', 'fail'] });
  });

  it('to a new account is paid after 24 h, or at once with a second factor', async () => {
    await setRate('7.0842');
    const caller = await memberWith('500.00');
    banks.set(caller.accountId, addBank(caller, { isNew: true }));
    const slow = await applied(caller, '100.00');
    const asked = { id: slow.id, version: 1, bankReference: randomUUID() };
    await expect(call(contract.opsExchangePropose, asked, by(wei))).rejects.toMatchObject({
      code: 'exchange.notPayable',
    });
    const { quoteId } = await quote(caller, '50.00');
    const wrong = { sellAmount: '50.00', digits: '000000' };
    await expect(apply(caller, quoteId, wrong)).rejects.toMatchObject({ code: 'totp.wrong' });
    const { id } = await apply(caller, quoteId, { sellAmount: '50.00', digits: DIGITS });
    const paid = { id, version: 1, bankReference: randomUUID() };
    expect((await call(contract.opsExchangePropose, paid, by(wei))).approval).not.toBeNull();
  });

  it('needs a second factor once the sales of a day reach the set amount together', async () => {
    await setRate('7.0842');
    const caller = await memberWith('9000.00');
    const factorFrom = async () =>
      (await call(contract.exchangeRate, {}, by(caller))).secondFactorFrom.amount;
    const needed = { code: 'factor.needed' };
    expect(await factorFrom()).toBe('5000.00');
    const { quoteId: whole } = await quote(caller, '5000.00');
    await expect(apply(caller, whole, { sellAmount: '5000.00' })).rejects.toMatchObject(needed);
    expect(await walletOf(caller)).toEqual(['9000.00', '0.00']);
    const first = await applied(caller, '3000.00');
    expect(await factorFrom()).toBe('2000.00');
    await applied(caller, '1999.99');
    const { quoteId } = await quote(caller, '10.00');
    await expect(apply(caller, quoteId, { sellAmount: '10.00' })).rejects.toMatchObject(needed);
    await apply(caller, quoteId, { sellAmount: '10.00', digits: DIGITS });
    expect(await factorFrom()).toBe('0.00');

    // One that failed counts no more, and another day counts anew.
    await call(contract.opsExchangeFail, { id: first.id, version: 1, reason: 'No' }, by(wei));
    expect(await factorFrom()).toBe('2990.01');
    const tomorrow = new Date(start.getTime() + DAY_MS);
    const { quoteId: next } = await quote(caller, '3000.00', tomorrow);
    await apply(caller, next, { sellAmount: '3000.00', at: tomorrow });
    expect(await walletOf(caller)).toEqual(['3990.01', '5009.99']);
  });

  it('is not paid to an account that was edited before, and to none in USD', async () => {
    await setRate('7.0842');
    const caller = await memberWith('500.00');
    const { id } = await applied(caller, '100.00');
    const asked = { id, version: 1, bankReference: randomUUID() };
    const { approval } = await call(contract.opsExchangePropose, asked, by(wei));
    if (!approval) throw new Error('nothing was proposed');
    await test.pool.query(
      `update wallet.bank_account set account_number = '6217000099999999' where owner = $1`,
      [caller.accountId],
    );
    // That payment was made before: it is recorded.
    const seen = { id: approval.id, version: approval.version };
    await call(opsApprovalApprove, seen, by(jia));
    expect(await walletOf(caller)).toEqual(['400.00', '0.00']);
    const next = await applied(caller, '100.00');
    await test.pool.query(
      `update wallet.bank_account set account_number = '6217000088888888' where owner = $1`,
      [caller.accountId],
    );
    const later = { id: next.id, version: 1, bankReference: randomUUID() };
    await expect(call(contract.opsExchangePropose, later, by(wei))).rejects.toMatchObject({
      code: 'exchange.payeeChanged',
    });
    expect(await walletOf(caller)).toEqual(['300.00', '100.00']);
    const bankId = await addBank(caller, { currency: 'USD' });
    await expect(
      call(contract.exchangeQuote, { sellAmount: '50.00', bankId }, by(caller)),
    ).rejects.toMatchObject({ code: 'exchange.currency' });
  });

  it('does not fail by one person while somebody says that it was paid', async () => {
    await setRate('7.0842');
    const caller = await memberWith('500.00');
    const { id } = await applied(caller, '100.00');
    const asked = { id, version: 1, bankReference: randomUUID() };
    const { approval, events } = await call(contract.opsExchangePropose, asked, by(wei));
    if (!approval) throw new Error('nothing was proposed');
    expect(events).not.toContain('fail');
    const failed = { id, version: 1, reason: 'Bank closed' };
    for (const who of [wei, jia]) {
      await expect(call(contract.opsExchangeFail, failed, by(who))).rejects.toMatchObject({
        code: 'exchange.paying',
      });
    }
    expect(await walletOf(caller)).toEqual(['400.00', '100.00']);
    const seen = { id: approval.id, version: approval.version };
    await call(opsApprovalWithdraw, seen, by(wei));
    // Who said that it was paid does not give the money back alone.
    await expect(call(contract.opsExchangeFail, failed, by(wei))).rejects.toMatchObject({
      code: 'approval.samePerson',
    });
    await call(contract.opsExchangeFail, failed, by(jia));
    expect(await walletOf(caller)).toEqual(['500.00', '0.00']);
  });

  it('that the bank returned is frozen again, fee and all, and is paid once more or given back', async () => {
    await setRate('7.0842');
    const caller = await memberWith('500.00');
    const { id } = await applied(caller, '100.00');
    const pay = async (version: number) => {
      const bankReference = randomUUID();
      const { approval } = await call(
        contract.opsExchangePropose,
        { id, version, bankReference },
        by(wei),
      );
      if (!approval) throw new Error('nothing was proposed');
      await call(opsApprovalApprove, { id: approval.id, version: approval.version }, by(jia));
      return bankReference;
    };
    const first = await pay(1);
    const back = { id, version: 2, reason: 'Account closed' };
    const openedOf = ({ approval }: Output<typeof contract.opsExchangeOne>) => {
      if (!approval) throw new Error('nothing was asked');
      return { id: approval.id, version: approval.version };
    };
    const askReturn = (input: typeof back & { bankReference: string }) =>
      call(contract.opsExchangeProposeReturn, input, by(wei));
    await expect(askReturn({ ...back, bankReference: first })).rejects.toMatchObject({
      code: 'exchange.referenceUsed',
    });
    const asked = await askReturn({ ...back, bankReference: randomUUID() });
    const approval = openedOf(asked);
    expect(asked).toMatchObject({
      ...{ state: 'success', events: [] },
      approval: { reason: 'Account closed', events: ['withdraw'] },
    });
    await expect(askReturn({ ...back, bankReference: randomUUID() })).rejects.toMatchObject({
      code: 'approval.open',
    });
    await expect(call(opsApprovalApprove, approval, by(wei))).rejects.toMatchObject({
      code: 'approval.samePerson',
    });
    expect(await walletOf(caller)).toEqual(['400.00', '0.00']);
    await call(opsApprovalSendBack, { ...approval, note: 'No such line' }, by(jia));
    const seen = await call(contract.opsExchangeOne, { id }, by(wei));
    expect(seen).toMatchObject({ sentBack: 'No such line', events: ['proposeReturn'] });
    const anew = openedOf(await askReturn({ ...back, bankReference: randomUUID() }));
    await call(opsApprovalApprove, anew, by(jia));
    const returned = await call(contract.opsExchangeOne, { id }, by(wei));
    expect(returned).toMatchObject({
      state: 'returned',
      returnReason: 'Account closed',
      events: ['reopen', 'fail'],
    });
    expect(await walletOf(caller)).toEqual(['400.00', '100.00']);
    expect(await logStates(caller)).toEqual(['frozen', 'success']);
    await call(contract.opsExchangeReopen, { id, version: 3 }, by(wei));
    await pay(4);
    expect(await walletOf(caller)).toEqual(['400.00', '0.00']);
    const again = { id, version: 5, reason: 'Closed still', bankReference: randomUUID() };
    await call(opsApprovalApprove, openedOf(await askReturn(again)), by(jia));
    await call(contract.opsExchangeFail, { id, version: 6, reason: 'No other account' }, by(wei));
    expect(await walletOf(caller)).toEqual(['500.00', '0.00']);
    expect(await logStates(caller)).toEqual(['failed', 'failed', 'success']);
    expect(await sums()).toEqual(['0', '0']);
  });

  it('is refused while the rate is older than finance allows', async () => {
    await setRate('7.0842');
    const caller = await memberWith('500.00');
    const late = new Date(start.getTime() + 6 * DAY_MS);
    await expect(quote(caller, '100.00', late)).rejects.toMatchObject({
      code: 'exchange.oldRate',
    });
  });

  it('uses a rate for working days: the national holiday does not make it old', async () => {
    // Nobody works from 1 to 7 October; Saturday the 10th makes up for a day of them.
    expect(await rateGoodUntil(database.db, '2026-09-30T02:00:00Z')).toEqual(
      new Date('2026-10-10T10:00:00Z'),
    );
  });

  it('is what its quote says, whoever writes into the table', async () => {
    const forged = sql`update exchange.exchange set buy = buy + 1`;
    await expect(rows(database.db, forged)).rejects.toMatchObject({ code: 'EX001' });
  });

  it('leaves a ledger that can be recomputed', async () => {
    expect((await verifyLedger(database.db)).wrong).toBeNull();
  });
});

describe('a setting', () => {
  it('changes by two people, and keeps what it said', async () => {
    const asked = {
      key: 'exchangeFee' as const,
      version: 0,
      value: { percent: '0.25' },
      reason: 'New price list',
    };
    await call(opsSettingPropose, asked, by(wei));
    await expect(call(opsSettingPropose, asked, by(jia))).rejects.toMatchObject({
      code: 'approval.open',
    });
    const open = (await call(opsSettingList, {}, by(wei))).list.find(
      ({ key }) => key === 'exchangeFee',
    );
    expect(open).toMatchObject({ current: { value: { percent: '0.30' } } });
    expect(open?.proposal?.events).toEqual(['withdraw']);
    const id = open?.proposal?.id ?? '';
    await call(opsApprovalApprove, { id, version: 1 }, by(jia));
    const after = (await call(opsSettingList, {}, by(wei))).list.find(
      ({ key }) => key === 'exchangeFee',
    );
    expect(after).toMatchObject({
      current: { version: 1, value: { percent: '0.25' }, proposedBy: 'Wei', approvedBy: 'Jia' },
      proposal: null,
    });
    await expect(call(opsSettingPropose, asked, by(wei))).rejects.toMatchObject({
      code: 'setting.changed',
    });
    const same = { ...asked, version: 1 };
    await expect(call(opsSettingPropose, same, by(wei))).rejects.toMatchObject({
      code: 'setting.same',
    });
  });

  it('refuses limits that leave nothing between them, and a rate of tomorrow', async () => {
    const value = { least: '10.00', most: '5.00', perDay: '100.00' };
    const reason = 'Trial';
    await expect(
      call(opsSettingPropose, { key: 'exchangeLimits', version: 0, value, reason }, by(wei)),
    ).rejects.toMatchObject({ code: 'setting.limits' });
    const rate = { rate: '7.1', source: 'SAFE', observedAt: later(60).toISOString() };
    await expect(
      call(opsSettingPropose, { key: 'usdCny', version: 0, value: rate, reason }, by(wei)),
    ).rejects.toMatchObject({ code: 'input.invalid' });
  });

  it('never changes in the table', async () => {
    await expect(
      rows(database.db, sql`update settings.entry set value = '{}'`),
    ).rejects.toMatchObject({ code: 'ST001' });
  });
});
