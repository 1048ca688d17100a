/** The kind of request for the second confirmation of a large recharge. */
export const RECHARGE_APPROVAL = 'wallet.recharge';

/** Returns the bank's reference that a request about a recharge carries; empty where it has none. */
export const bankReferenceOf = ({
  after,
}: {
  readonly after: Readonly<Record<string, unknown>>;
}): string => String(after['bankReference'] ?? '');
