/** The kind of request for the second person of a payment back. */
export const DEPOSIT_APPROVAL = 'deposit.return';
