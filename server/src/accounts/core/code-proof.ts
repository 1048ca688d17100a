/** The purpose of the codes that let somebody in. */
export const ENTER = 'enter';

export interface CodeProof {
  readonly email: string;
  readonly code: string;
}

/**
 * Binds the code of a reset to the account and to the mailbox that it is mailed to. Where the name or
 * the mailbox is another's meanwhile, the code is wrong.
 */
export const resetBinding = (
  account: { readonly id: string; readonly email: string } | null,
): string => (account === null ? '' : `${account.id} ${account.email}`);

/** The beginning of the purposes of codes for a next address. */
export const NEXT_EMAIL = 'newEmail:';

/** The purpose of an account's code for a next address: another account has a code of its own. */
export const nextEmailPurpose = (accountId: string): string => `${NEXT_EMAIL}${accountId}`;
