import { randomUUID } from 'node:crypto';
import type { Identity } from '#contract/option-schemas.ts';
import { bankAdd } from '#contract/wallet/bank-calls.ts';
import { transaction } from '#server/kit/database/database.ts';
import { recharge } from '#server/wallet/core/recipes.ts';
import { openAccounts, post } from '#server/wallet/store/ledger.ts';
import type { Caller } from '../../../tools/deal/caller.ts';
import type { TestMarket } from './open-market.ts';

/** An account in USD that is right in all of its numbers. */
export const payeeAccount = (name: string) => ({
  currency: 'USD' as const,
  accountName: `${name} Ltd`,
  accountNumber: '0001 2345 6789',
  bankName: 'Harbor & Pine Bank, N.A.',
  bankCode: 'HRBPUS44',
  routing: '111000025',
  street: '200 Congress Ave',
  town: 'Austin',
  country: 'US',
  postcode: '78701',
});

/** Members who have money and an account to be paid to. */
export function payeesOf(market: TestMarket) {
  let count = 0;
  /** Books money of a member as a recharge would. */
  const fund = (who: Caller, minor: bigint) =>
    transaction(market.market.database.db, async (tx) => {
      const ownerId = market.idOf(who);
      await openAccounts(tx, [ownerId]);
      await post(tx, {
        transfer: recharge({ ownerId, minor }),
        key: randomUUID(),
        cause: { kind: 'recharge', id: randomUUID(), no: 'RC-1' },
        now: market.clock.now(),
      });
    });
  /** A member with money and an account that is old enough to be paid. */
  async function memberWith(minor: bigint, identity: Identity = 'buyer') {
    count += 1;
    const name = `Payee${count}`;
    const who = await market.member(name, identity);
    if (minor > 0n) await fund(who, minor);
    const bank = await who.send(bankAdd, payeeAccount(name));
    await market.market.database.pool.query(
      `update wallet.bank_account set payee_since = payee_since - interval '1 day' where id = $1`,
      [bank.id],
    );
    return { who, bank, name };
  }
  /** The newest code that was mailed to a member for a withdrawal or an exchange. */
  async function codeOf(name: string, purpose = 'withdrawal'): Promise<string> {
    const mails = await market.market.database.pool.query<{ payload: { text: string } }>(
      `select payload from graphile_worker._private_jobs
       where payload::text like '%' || $1 || '%' and payload::text like '%' || $2 || '%'
       order by id desc limit 1`,
      [`${name.toLowerCase()}@harness.test`, purpose],
    );
    return /\b\d{6}\b/.exec(mails.rows[0]?.payload.text ?? '')?.[0] ?? '';
  }
  return { fund, memberWith, codeOf };
}
