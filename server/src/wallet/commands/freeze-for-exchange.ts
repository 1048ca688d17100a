import type { Tx } from '#server/kit/database/database.ts';
import * as recipes from '../core/recipes.ts';
import { type Moved, openAccounts, post, type Ref } from '../store/ledger.ts';

/** The facts of every movement of a member's money besides its amounts. */
export interface OwnMovement {
  /** Names this movement for good: repeated with the same content it moves nothing. */
  readonly key: string;
  /** The record that causes it. */
  readonly cause: Ref;
  readonly ownerId: string;
  readonly remark?: string;
  readonly now: Date;
}

/**
 * Freezes `minor` US cents of a member for an exchange. Fails with `wallet.notEnough`.
 */
export const freezeForExchange = async (
  tx: Tx,
  move: OwnMovement & { readonly minor: bigint },
): Promise<Moved> => {
  await openAccounts(tx, [move.ownerId]);
  return post(tx, { ...move, transfer: recipes.exchangeApplied(move) });
};

/**
 * Takes the frozen sale of an exchange that was paid: the fee to revenue, the rest to the exchange
 * position in USD; the bought fen leave the bank against the position in CNY.
 */
export const completeExchange = (
  tx: Tx,
  move: OwnMovement & {
    readonly sellMinor: bigint;
    readonly feeMinor: bigint;
    readonly boughtFen: bigint;
  },
): Promise<Moved> => post(tx, { ...move, transfer: recipes.exchangeDone(move) });

/** Undoes a paid exchange whose fen the bank sent back: the sale is frozen again, fee and all. */
export const undoExchange = (
  tx: Tx,
  move: OwnMovement & {
    readonly sellMinor: bigint;
    readonly feeMinor: bigint;
    readonly boughtFen: bigint;
  },
): Promise<Moved> => post(tx, { ...move, transfer: recipes.exchangeReturned(move) });

/** Makes the whole frozen sale of a failed exchange available again, without a fee. */
export const returnExchange = (
  tx: Tx,
  move: OwnMovement & { readonly minor: bigint },
): Promise<Moved> => post(tx, { ...move, transfer: recipes.exchangeFailed(move) });
