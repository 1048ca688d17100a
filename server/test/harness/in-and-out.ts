import { randomUUID } from 'node:crypto';
import { bankAdd } from '#contract/wallet/bank-calls.ts';
import * as cash from '#contract/wallet/withdrawal-calls.ts';
import { suspicionsDepsOf } from '#server/app-suspicions.ts';
import { transaction } from '#server/kit/database/database.ts';
import { findSuspicions } from '#server/suspicions/public.ts';
import { recharge, withdrawalApplied } from '#server/wallet/core/recipes.ts';
import { openAccounts, post } from '#server/wallet/store/ledger.ts';
import type { Caller } from '../../../tools/deal/caller.ts';
import type { TestMarket } from './open-market.ts';
import { payeeAccount } from './payees.ts';

/** Money that goes in and out again at once: from 10,000.00 on that is a severe finding. */
export function inAndOutOf(market: TestMarket, wei: () => Caller) {
  const sql = (text: string, values: unknown[]) => market.market.database.pool.query(text, values);
  let count = 0;

  /** Runs the rules; returns how many findings are new. */
  const look = () =>
    findSuspicions(
      market.market.database.db,
      suspicionsDepsOf({ owners: async () => new Map() }),
      market.clock.now(),
    );

  /** A buyer who recharged an amount in cents and applied for its withdrawal. */
  async function inAndOut(minor: bigint) {
    const name = `Fast${count + 1}`;
    return moveInAndOut({ who: await market.member(name, 'buyer'), name }, minor);
  }

  /** Recharges an amount in cents for a buyer, and applies for its withdrawal. */
  async function moveInAndOut({ who, name }: { who: Caller; name: string }, minor: bigint) {
    count += 1;
    const owner = market.idOf(who);
    const now = market.clock.now();
    const id = randomUUID();
    const { transferId } = await transaction(market.market.database.db, async (tx) => {
      await openAccounts(tx, [owner]);
      const cause = { kind: 'recharge', id, no: `RC-${count}` };
      return post(tx, { transfer: recharge({ ownerId: owner, minor }), key: id, cause, now });
    });
    await sql(
      `insert into wallet.recharge (id, no, owner, amount, account_name, account_number, bank_name,
         bank_code, proof, state, at, decided_at, decided_by, transfer)
       values ($1, $2, $3, $4, 'X Ltd', '12345678', 'Bank', 'NWBKGB2L', $5, 'success', $6, $6, $7, $8)`,
      [
        id,
        `RC-261123-${4000 + count}`,
        owner,
        minor.toString(),
        `/p/${id}.png`,
        now,
        market.idOf(wei()),
        transferId,
      ],
    );
    const added = await who.send(bankAdd, {
      ...payeeAccount(name),
      accountNumber: `00012345${1000 + count}`,
    });
    await sql(
      `insert into wallet.withdrawal (id, no, owner, amount, bank_account, payee, at, since, due_at)
       select $1, $2, $3, $4, id, jsonb_build_object('currency', currency, 'accountName', account_name,
         'accountNumber', account_number, 'bankName', bank_name, 'branch', branch, 'bankCode',
         bank_code, 'routing', routing, 'street', street, 'town', town, 'country', country,
         'postcode', postcode), $5, $5, $5 from wallet.bank_account where id = $6`,
      [randomUUID(), `WD-261123-${4000 + count}`, owner, minor.toString(), now, added.id],
    );
    await transaction(market.market.database.db, (tx) =>
      post(tx, {
        transfer: withdrawalApplied({ ownerId: owner, minor }),
        key: `f${id}`,
        cause: { kind: 'withdrawal', id, no: 'WD-1' },
        now,
      }),
    );
    const { list } = await who.send(cash.cashList, {});
    const withdrawal = list.find(({ no }) => no === `WD-261123-${4000 + count}`);
    if (!withdrawal) throw new Error('no withdrawal');
    return { who, name, owner, withdrawal };
  }

  return { inAndOut, moveInAndOut, look };
}
