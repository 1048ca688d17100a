import { createHash } from 'node:crypto';
import type { StatementFormat } from '#contract/bank/schemas.ts';
import type { Currency } from '#contract/money-schemas.ts';

/** One line as a file says it; the amount in minor units, above zero where it came in. */
export interface ReadLine {
  readonly bookedOn: string;
  readonly valueOn: string;
  readonly amount: bigint;
  readonly name: string;
  readonly counterAccount: string;
  readonly reference: string;
  readonly bankReference: string;
}

/** One statement of a file; balances in minor units. */
export interface ReadStatement {
  readonly format: StatementFormat;
  readonly currency: Currency;
  /** The account's number without blanks; empty where the file does not say it. */
  readonly account: string;
  readonly statementNo: string;
  readonly openedOn: string;
  readonly closedOn: string;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly lines: readonly ReadLine[];
}

/** Why a file is no statement. `place` names the line or entry, `found` what stands there. */
export type StatementViolation = 'unreadable' | 'truncated' | 'balance' | 'columns' | 'tooMany';

/** A file that cannot be imported. */
export class BadStatement extends Error {
  readonly fault: StatementViolation;
  readonly place: number;
  readonly found: string;
  constructor(violation: StatementViolation, place = 0, found = '') {
    super(`${violation} at ${place}: ${found}`);
    this.fault = violation;
    this.place = place;
    this.found = found.slice(0, 80);
  }
}

const collapsedBlanks = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Returns the digest by which a line is known again: day, amount, payer and texts, blanks made equal.
 * Same-day twins have the same one.
 */
export function fingerprintOf(line: ReadLine): string {
  const parts = [
    line.bookedOn,
    line.valueOn,
    line.amount.toString(),
    collapsedBlanks(line.name),
    collapsedBlanks(line.counterAccount),
    collapsedBlanks(line.reference),
    collapsedBlanks(line.bankReference),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** A line with its fingerprint and its place among its twins, counted from 1. */
export interface CountedLine extends ReadLine {
  readonly fingerprint: string;
  readonly occurrence: number;
}

/**
 * Returns lines with their fingerprints; twins count up in the order of the file, from as many as
 * there are before.
 */
export function countLines(
  lines: readonly ReadLine[],
  before: ReadonlyMap<string, number> = new Map(),
): CountedLine[] {
  const counts = new Map(before);
  return lines.map((line) => {
    const fingerprint = fingerprintOf(line);
    const occurrence = (counts.get(fingerprint) ?? 0) + 1;
    counts.set(fingerprint, occurrence);
    return { ...line, fingerprint, occurrence };
  });
}

/** Rejects a statement whose lines do not lead from its opening to its closing balance. */
export function requireBalanced({ opening, closing, lines }: ReadStatement): void {
  const sum = lines.reduce((all, { amount }) => all + amount, 0n);
  if (opening + sum !== closing) {
    throw new BadStatement('balance', lines.length, (closing - opening - sum).toString());
  }
}

/** A statement as the chain of an account sees it; amounts in minor units. */
export interface ChainLink {
  readonly id: string;
  readonly opening: bigint;
  readonly closing: bigint;
  /** The sum of its lines that earlier imports had brought. */
  readonly knownSum: bigint;
}

/**
 * Returns how far each statement's opening is from the closing before it, in minor units; those that
 * agree are left out. `links` are the statements of one account, the oldest first.
 */
export function gapsOf(links: readonly ChainLink[]): Map<string, bigint> {
  const gaps = new Map<string, bigint>();
  let before: ChainLink | null = null;
  for (const link of links) {
    const gap = before === null ? 0n : link.opening + link.knownSum - before.closing;
    if (gap !== 0n) gaps.set(link.id, gap);
    before = link;
  }
  return gaps;
}

/** Reads a decimal of a bank: digits with one point or comma, a sign in front or none. */
export function readAmount(text: string): bigint | null {
  const plain = text.replace(/[\s\u00a0\u202f'’]/g, '').replace(/^\+/, '');
  const bracket = /^\((.*)\)$/.exec(plain);
  const bare = bracket?.[1] ?? plain;
  const found = /^(-?)(\d{1,3}(?:[.,]\d{3})+|\d{1,15})(?:([.,])(\d{0,2}))?(-?)$/.exec(bare);
  if (!found) return null;
  const [, sign = '', whole = '', mark = '', rest = '', after = ''] = found;
  // `1,234` is a thousand with a mark only where three digits follow and no cents do.
  const inner = /[.,]/.exec(whole)?.[0];
  if (
    inner !== undefined &&
    (inner === mark || [...whole.matchAll(/[.,]/g)].some(([one]) => one !== inner))
  ) {
    return null;
  }
  const minor = BigInt(whole.replace(/[.,]/g, '') + rest.padEnd(2, '0'));
  const isNegative = sign === '-' || after === '-' || bracket !== null;
  return isNegative ? -minor : minor;
}

/** Returns a day as `2026-11-21` where it is one that exists; null else. */
export function isoDay(year: string, month: string, day: string): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== text
    ? null
    : text;
}
