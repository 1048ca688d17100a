import { opsApprovalApprove } from '#contract/approvals/calls.ts';
import { bankAdd } from '#contract/wallet/bank-calls.ts';
import type { BankAccount } from '#contract/wallet/bank-schemas.ts';
import * as cash from '#contract/wallet/withdrawal-calls.ts';
import type { Withdrawal } from '#contract/wallet/withdrawal-schemas.ts';
import type { Market } from '#server/market.ts';
import type { Caller } from '../../deal/caller.ts';
import type { DemoClock } from '../demo-clock.ts';
import type { Town } from '../town.ts';

const dollars = {
  currency: 'USD',
  bankName: 'Harbor & Pine Bank, N.A.',
  bankCode: 'HRBPUS44',
  routing: '111000025',
  street: '200 Congress Ave',
  town: 'Austin',
  country: 'US',
  postcode: '78701',
} as const;

const yuan = {
  currency: 'CNY',
  bankName: '南海联合银行',
  branch: '深圳科技园支行',
  bankCode: '308584000013',
  street: '科苑路 9 号',
  town: '深圳',
  country: 'CN',
  postcode: '518057',
} as const;

/** Adds the bank accounts that members of the demo are paid to. */
export async function addBankAccounts({ buyers, sellers }: Town): Promise<BankAccount> {
  const hollis = await buyers.hollis.send(bankAdd, {
    ...dollars,
    accountName: 'Hollis Instruments, Inc.',
    accountNumber: '000123454471',
  });
  await sellers.yunjing.send(bankAdd, {
    ...dollars,
    accountName: 'Yunjing Electronics Co., Ltd.',
    accountNumber: '000155193306',
  });
  await sellers.yunjing.send(bankAdd, {
    ...yuan,
    accountName: 'Yunjing Electronics Co., Ltd.',
    accountNumber: '6217007200015519330',
  });
  await sellers.hexin.send(bankAdd, {
    ...dollars,
    accountName: 'Hexin Components Co., Ltd.',
    accountNumber: '000148820117',
  });
  await sellers.beichuan.send(bankAdd, {
    ...yuan,
    accountName: 'Beichuan Technology Co., Ltd.',
    accountNumber: '6217007200031104472',
  });
  return hollis;
}

/** The code in the last mail to an address. */
export async function mailedCode({ database }: Market, email: string): Promise<string> {
  const { rows } = await database.pool.query<{ payload: { text: string } }>(
    `select payload from graphile_worker._private_jobs
     where payload::text like '%' || $1 || '%' order by id desc limit 1`,
    [email],
  );
  return /\b\d{6}\b/.exec(rows[0]?.payload.text ?? '')?.[0] ?? '';
}

/** So many minutes lie between two codes, of which six may be sent in an hour. */
const MINUTES = 11;

interface Payout {
  readonly who: Caller;
  readonly email: string;
  readonly bankId: string;
}

/** Returns the steps of a withdrawal, up to its payment by hand. */
export function payouts(town: Town, clock: DemoClock, market: Market) {
  const { finance, finance2 } = town.staff;
  const apply = async ({ who, email, bankId }: Payout, amount: string) => {
    clock.pass(MINUTES);
    await who.send(cash.cashCode, { bankId, amount });
    const code = await mailedCode(market, email);
    return who.send(cash.cashApply, { bankId, amount, code });
  };
  const prepare = ({ id, version }: Withdrawal) =>
    finance.send(cash.opsWithdrawalPrepare, {
      id,
      version,
      note: 'Called the number of the account card. They confirmed the account.',
    });
  const approve = async (made: Withdrawal) => {
    const { approval } = await prepare(made);
    if (approval === null) throw new Error('a withdrawal waits for its second person');
    await finance2.send(opsApprovalApprove, { id: approval.id, version: approval.version });
    return finance.send(cash.opsWithdrawalOne, { id: made.id });
  };
  const pay = async (made: Withdrawal) => {
    const { id, version } = await approve(made);
    const sentOn = clock.now().toISOString().slice(0, 10);
    const bankReference = `HPB-${made.no}`;
    return finance.send(cash.opsWithdrawalSend, { id, version, bankReference, sentOn });
  };
  return { apply, prepare, approve, pay };
}

/** Withdrawals of a buyer that have ended: paid, refused, cancelled; small enough for no second factor. */
export async function payEarlier(
  town: Town,
  clock: DemoClock,
  { market, bankId }: { market: Market; bankId: string },
): Promise<void> {
  town.endStaffDay();
  const { apply, pay } = payouts(town, clock, market);
  const { finance } = town.staff;
  const hollis = { who: town.buyers.hollis, email: 'dana@hollis.test', bankId };
  const { id, version } = await pay(await apply(hollis, '2400.00'));
  await finance.send(cash.opsWithdrawalComplete, { id, version });
  const refused = await apply(hollis, '2300.00');
  await finance.send(cash.opsWithdrawalRefuse, {
    id: refused.id,
    version: refused.version,
    reason: 'The order that this money is for still waits for its payment. Ask us by message.',
  });
  const cancelled = await apply(hollis, '150.00');
  await hollis.who.send(cash.cashCancel, { id: cancelled.id, version: cancelled.version });
}

/** Withdrawals in progress, one in each state; together they need no second factor. */
export async function payNow(
  town: Town,
  clock: DemoClock,
  { market, bankId }: { market: Market; bankId: string },
): Promise<void> {
  town.endStaffDay();
  const { apply, prepare, approve, pay } = payouts(town, clock, market);
  const { finance, finance2 } = town.staff;
  const hollis = { who: town.buyers.hollis, email: 'dana@hollis.test', bankId };
  const sent = await pay(await apply(hollis, '450.00'));
  const { approval } = await finance.send(cash.opsWithdrawalProposeReturn, {
    id: sent.id,
    version: sent.version,
    reason: 'Beneficiary name does not match the account',
    bankReference: `HPB-${sent.no}-RETURN`,
  });
  if (approval === null) throw new Error('a return of the bank waits for its second person');
  await finance2.send(opsApprovalApprove, { id: approval.id, version: approval.version });
  await pay(await apply(hollis, '980.50'));
  await approve(await apply(hollis, '640.00'));
  await prepare(await apply(hollis, '1800.00'));
  await apply(hollis, '500.00');
}
