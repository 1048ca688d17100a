import * as approvals from '#contract/approvals/calls.ts';
import * as exchange from '#contract/exchange/calls.ts';
import * as settings from '#contract/settings/calls.ts';
import { bankList } from '#contract/wallet/bank-calls.ts';
import type { Market } from '#server/market.ts';
import type { Caller } from '../../deal/caller.ts';
import type { DemoClock } from '../demo-clock.ts';
import type { Town } from '../town.ts';
import { mailedCode } from './payouts.ts';

/** Finance publishes a rate: one person reads it, another approves it. */
export async function publishRate(
  { staff }: Pick<Town, 'staff'>,
  rate: string,
  clock: DemoClock,
): Promise<void> {
  const { finance, finance2 } = staff;
  const find = async (caller: Caller) => {
    const { list } = await caller.send(settings.opsSettingList, {});
    return list.find(({ key }) => key === 'usdCny');
  };
  await finance.send(settings.opsSettingPropose, {
    key: 'usdCny',
    version: (await find(finance))?.current?.version ?? 0,
    value: { rate, source: 'SAFE central parity', observedAt: clock.now().toISOString() },
    reason: 'Rate of the morning',
  });
  const proposal = (await find(finance2))?.proposal;
  if (!proposal) throw new Error('the rate was not proposed');
  const { id, version } = proposal;
  await finance2.send(approvals.opsApprovalApprove, { id, version });
}

/** A member exchanges an amount: the rate is locked, the mailed code confirms it. */
export async function applyForExchange(
  seller: Caller,
  sellAmount: string,
  { market, email, bankId }: { market: Market; email: string; bankId: string },
): Promise<string> {
  const request = { sellAmount, bankId };
  const { quoteId } = await seller.send(exchange.exchangeQuote, request);
  const code = await mailedCode(market, email);
  const { id } = await seller.send(exchange.exchangeApply, { ...request, quoteId, code });
  return id;
}

/** Exchanges of a seller: one paid, one failed, one in progress. */
export async function exchangeMoney(
  town: Town,
  clock: DemoClock,
  { market, email }: { market: Market; email: string },
): Promise<void> {
  town.endStaffDay();
  await publishRate(town, '7.0893', clock);
  const { finance, finance2 } = town.staff;
  const seller = town.sellers.yunjing;
  const bankId = (await seller.send(bankList, { currency: 'CNY' })).list[0]?.id ?? '';
  const paid = await applyForExchange(seller, '1200.00', { market, email, bankId });
  const bankReference = 'FT261104770063';
  const proposal = { id: paid, version: 1, bankReference };
  const { approval } = await finance.send(exchange.opsExchangePropose, proposal);
  if (approval === null) throw new Error('a payment waits for its second person');
  const { id, version } = approval;
  await finance2.send(approvals.opsApprovalApprove, { id, version });
  clock.pass(MINUTES);
  const failed = await applyForExchange(seller, '350.00', { market, email, bankId });
  const reason = 'The payee bank does not know this account number. Check it and apply again.';
  await finance.send(exchange.opsExchangeFail, { id: failed, version: 1, reason });
  clock.pass(MINUTES);
  await applyForExchange(seller, '800.00', { market, email, bankId });
}

/** A mailed code may be sent again after two minutes. */
const MINUTES = 3;
