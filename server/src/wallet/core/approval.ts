/** The kind of request for the second confirmation of a large recharge. */
export const RECHARGE_APPROVAL = 'wallet.recharge';

/** The kind of request for the approval of a withdrawal. */
export const WITHDRAWAL_APPROVAL = 'wallet.withdrawal';

/** The kind of request for the record of a transfer that was made while its withdrawal is held. */
export const TRANSFER_APPROVAL = 'wallet.heldTransfer';

/** The kind of request for the record of a return of the bank that no line or status shows. */
export const RETURN_APPROVAL = 'wallet.bankReturn';

/** The kind of request for the refusal of an approved withdrawal, which the bank may pay already. */
export const REFUSAL_APPROVAL = 'wallet.refusal';

type RequestFacts = { readonly after: Readonly<Record<string, unknown>> };

/** Returns the transfer that a request asks to record; null for requests of other kinds. */
export const transferOf = ({ kind, after }: RequestFacts & { readonly kind: string }) =>
  kind === TRANSFER_APPROVAL
    ? { bankReference: String(after['bankReference']), sentOn: String(after['sentOn']) }
    : null;

/** Returns the bank's reference that a request about a recharge carries; empty where it has none. */
export const bankReferenceOf = ({
  after,
}: {
  readonly after: Readonly<Record<string, unknown>>;
}): string => String(after['bankReference'] ?? '');
