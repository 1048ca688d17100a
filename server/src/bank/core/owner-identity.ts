import type { ItemToMatch } from './match-rules.ts';
import { isSameName } from './payer.ts';

/** Facts that are known of who pays for a record, or is paid by it. */
export interface KnownPayer {
  readonly amount: bigint;
  readonly accountName: string;
  readonly accountNumber: string;
  /** Names of the owner's company. */
  readonly companyNames: readonly string[];
  /** Accounts from which the owner has paid before. */
  readonly accounts: readonly string[];
}

/**
 * Returns the names and accounts that are the owner's. An announced account counts only where it is
 * held in the owner's own name: a member may announce the transfer of somebody else.
 */
export function ownerIdentity(known: KnownPayer): Pick<ItemToMatch, 'names' | 'accounts'> {
  const { amount, accountName, accountNumber, companyNames, accounts } = known;
  if (amount < 0n) return { names: [accountName], accounts: [accountNumber] };
  const names = companyNames.length > 0 ? companyNames : [accountName];
  const isOwn = names.some((name) => isSameName(name, accountName));
  return isOwn
    ? { names: [...names, accountName], accounts: [...accounts, accountNumber] }
    : { names, accounts };
}
