import {
  opsPayoutFileMake,
  opsPayoutFileOne,
  opsPayoutFileRelease,
} from '#contract/bank/payout-calls.ts';
import { bankList } from '#contract/wallet/bank-calls.ts';
import { opsWithdrawalComplete, opsWithdrawalOne } from '#contract/wallet/withdrawal-calls.ts';
import type { Market } from '#server/market.ts';
import type { Caller } from '../../deal/caller.ts';
import type { DemoClock } from '../demo-clock.ts';
import { type SellerKey, sellers } from '../people.ts';
import type { Town } from '../town.ts';
import { applyForExchange } from './exchanges.ts';
import { payouts } from './payouts.ts';

/** Who is paid by files: a seller in USD, another one in CNY. */
const payees = { USD: 'hexin', CNY: 'beichuan' } as const satisfies Record<string, SellerKey>;

interface Payee {
  readonly who: Caller;
  readonly email: string;
  readonly bankId: string;
}

async function payeeOf({ sellers: all }: Town, currency: keyof typeof payees): Promise<Payee> {
  const key = payees[currency];
  const who = all[key];
  const [account] = (await who.send(bankList, { currency })).list;
  const email = sellers.find((one) => one.key === key)?.email ?? '';
  return { who, email, bankId: account?.id ?? '' };
}

/** An approved withdrawal in USD, and an exchange that waits for its payment in CNY. */
async function ready(
  town: Town,
  clock: DemoClock,
  { market, usd, sold }: { market: Market; usd: string; sold: string },
): Promise<{ withdrawal: string; exchange: string }> {
  const { apply, approve } = payouts(town, clock, market);
  const { id: withdrawal } = await approve(await apply(await payeeOf(town, 'USD'), usd));
  const { who, ...paid } = await payeeOf(town, 'CNY');
  const exchange = await applyForExchange(who, sold, { market, ...paid });
  return { withdrawal, exchange };
}

/** The second person compares a file that the first one made, and releases it. */
async function release({ staff }: Town, payment: string): Promise<void> {
  const { id } = await staff.finance.send(opsPayoutFileMake, { ids: [payment] });
  const { file } = await staff.finance2.send(opsPayoutFileOne, { id });
  await staff.finance2.send(opsPayoutFileRelease, file);
}

/** A file in each currency that was released, and whose payments have arrived. */
export async function payByFiles(town: Town, clock: DemoClock, market: Market): Promise<void> {
  const { finance } = town.staff;
  const { withdrawal, exchange } = await ready(town, clock, {
    market,
    usd: '1100.00',
    sold: '900.00',
  });
  await release(town, withdrawal);
  await release(town, exchange);
  const { version } = await finance.send(opsWithdrawalOne, { id: withdrawal });
  await finance.send(opsWithdrawalComplete, { id: withdrawal, version });
}

/** A file in each currency that waits for its second person. */
export async function makeFiles(town: Town, clock: DemoClock, market: Market): Promise<void> {
  const { withdrawal, exchange } = await ready(town, clock, {
    market,
    usd: '720.00',
    sold: '450.00',
  });
  for (const payment of [withdrawal, exchange]) {
    await town.staff.finance.send(opsPayoutFileMake, { ids: [payment] });
  }
}
