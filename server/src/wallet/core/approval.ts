/** The kind of request for the second confirmation of a large recharge. */
export const RECHARGE_APPROVAL = 'wallet.recharge';

/** The kind of request for the approval of a withdrawal. */
export const WITHDRAWAL_APPROVAL = 'wallet.withdrawal';

/** Returns the bank's reference that a request about a recharge carries; empty where it has none. */
export const bankReferenceOf = ({
  after,
}: {
  readonly after: Readonly<Record<string, unknown>>;
}): string => String(after['bankReference'] ?? '');
