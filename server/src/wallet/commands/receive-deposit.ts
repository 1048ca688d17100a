import type { Tx } from '#server/kit/database/database.ts';
import * as recipes from '../core/recipes.ts';
import { type Moved, openAccounts, post } from '../store/ledger.ts';
import type { OwnMovement } from './freeze-for-exchange.ts';

type DepositMovement = OwnMovement & { readonly fen: bigint };

const amountOf = ({ ownerId, fen }: DepositMovement) => ({ sellerId: ownerId, fen });

/** Books a deposit of so many fen that has arrived at the bank to its seller. */
export const receiveDeposit = async (tx: Tx, move: DepositMovement): Promise<Moved> => {
  await openAccounts(tx, [move.ownerId]);
  return post(tx, { ...move, transfer: recipes.depositReceived(amountOf(move)) });
};

/** Books a deposit that was paid back. Fails with `wallet.notEnough` where it is used up. */
export const returnDeposit = (tx: Tx, move: DepositMovement): Promise<Moved> =>
  post(tx, { ...move, transfer: recipes.depositReturned(amountOf(move)) });
