import { createHash } from 'node:crypto';

/** A transfer as the chain covers it: all of its columns. */
export interface ChainedTransfer {
  readonly id: string;
  readonly idem: string;
  readonly kind: string;
  readonly party: string | null;
  readonly causeKind: string;
  readonly causeId: string;
  readonly causeNo: string;
  readonly remark: string;
  /** Microseconds since 1970, as text. */
  readonly at: string;
  readonly accounts: readonly string[];
  readonly legs: readonly string[];
  readonly currencies: readonly string[];
  /** Minor units, as text. */
  readonly amounts: readonly string[];
}

/** The head of a chain without transfers. */
export const FIRST_HEAD = '0'.repeat(64);
const DOMAIN = 'assay/transfers/1';

/** Returns the hash of a transfer behind a head: SHA-256 in hexadecimal. */
export function linkOf(head: string, transfer: ChainedTransfer): string {
  const { id, idem, kind, party, causeKind, causeId, causeNo, remark, at } = transfer;
  const { accounts, legs, currencies, amounts } = transfer;
  const body = JSON.stringify([
    ...[id, idem, kind, party, causeKind, causeId, causeNo, remark, at],
    ...[accounts, legs, currencies, amounts],
  ]);
  return createHash('sha256').update(`${DOMAIN}\n${head}\n${body}`, 'utf8').digest('hex');
}
