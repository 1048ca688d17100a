import { createHash } from 'node:crypto';

/** A row of the audit log as the chain sees it. */
export interface Link {
  readonly seq: number;
  readonly prev: string;
  readonly hash: string;
  readonly body: string;
}

/** Where a chain ends: the number and the hash (hex) of its last row. */
export interface Head {
  readonly seq: number;
  readonly hash: string;
}

/** The head of a chain without rows. */
export const emptyHead: Head = { seq: 0, hash: '0'.repeat(64) };

/** The hash of a row: SHA-256 over its number, the hash before it and its body, in hex. */
export const linkHash = ({ seq, prev, body }: Omit<Link, 'hash'>): string =>
  createHash('sha256').update(`${seq}\n${prev}\n${body}`).digest('hex');

/** Whether a row is the one that follows from the head. */
const followsHead = (head: Head, link: Link): boolean =>
  link.seq === head.seq + 1 && link.prev === head.hash && link.hash === linkHash(link);

/**
 * Walks rows in the order of their numbers from a head. Answers the head after them, and the
 * number at which the chain is broken: a row that was changed, or the place of one that is gone.
 */
export function walk(from: Head, links: readonly Link[]): { head: Head; brokenAt: number | null } {
  let head = from;
  for (const link of links) {
    if (!followsHead(head, link)) return { head, brokenAt: Math.min(link.seq, head.seq + 1) };
    head = { seq: link.seq, hash: link.hash };
  }
  return { head, brokenAt: null };
}
