import type { StatementFormat } from '#contract/bank/schemas.ts';
import { type ChainLink, type CountedLine, countLines, type ReadStatement } from './statement.ts';

/** A link of an account's chain with its days, its format and the bank's own number of it. */
export interface DatedLink extends ChainLink {
  readonly format: StatementFormat;
  /** Empty where the file says none. */
  readonly statementNo: string;
  readonly openedOn: string;
  readonly closedOn: string;
}

/** A line that is stored. */
export interface StoredLine {
  readonly fingerprint: string;
  readonly occurrence: number;
  readonly statement: string;
  /** The balance after it in minor units; null where its statement had known lines too. */
  readonly balance: bigint | null;
}

/** An account as an import finds it. */
export interface StoredAccount {
  /** Its statements, the oldest first. */
  readonly chain: readonly DatedLink[];
  /** Those of its lines that are equal to lines of the file. */
  readonly lines: readonly StoredLine[];
}

/** A line that an earlier import had brought, with the statement that has it. */
export type KnownLine = CountedLine & { readonly statement: string };

/** Lines of a statement, each either new or known. */
export interface PlacedLines {
  readonly fresh: readonly CountedLine[];
  readonly known: readonly KnownLine[];
}

const keyOf = ({ fingerprint, occurrence }: Pick<StoredLine, 'fingerprint' | 'occurrence'>) =>
  `${fingerprint}/${occurrence}`;

const sum = (lines: readonly CountedLine[]): bigint =>
  lines.reduce((all, { amount }) => all + amount, 0n);

/** Returns the last statement that closes no later than another one. */
const lastUntil = (chain: readonly DatedLink[], { closedOn }: ReadStatement) =>
  chain.findLast((one) => one.closedOn <= closedOn);

const isSameBeginning = (one: DatedLink, read: ReadStatement): boolean =>
  one.openedOn === read.openedOn && one.opening === read.opening;

/** Whether the bank numbers two statements of the same days apart, as pages are numbered. */
const isOtherPage = (one: DatedLink, read: ReadStatement): boolean =>
  one.format === read.format &&
  one.openedOn === read.openedOn &&
  one.closedOn === read.closedOn &&
  one.statementNo !== '' &&
  read.statementNo !== '' &&
  one.statementNo !== read.statementNo;

/** Whether a statement begins where a stored one ends, or ends where one begins. */
const isLinked = (chain: readonly DatedLink[], read: ReadStatement): boolean =>
  chain.some((one) => one.closing === read.opening && one.closedOn <= read.closedOn) ||
  chain.some((one) => one.opening === read.closing && one.closedOn >= read.closedOn);

/** Whether a line of a statement may be stored with the balance that it leaves here too. */
function hasSameBalance(read: ReadStatement, lines: readonly StoredLine[]): boolean {
  if (lines.some(({ balance }) => balance === null)) return true;
  const stored = new Set(lines.map(({ fingerprint, balance }) => `${fingerprint}/${balance}`));
  let balance = read.opening;
  return countLines(read.lines).some(({ fingerprint, amount }) => {
    balance += amount;
    return stored.has(`${fingerprint}/${balance}`);
  });
}

/**
 * Whether a statement goes on with the chain and repeats none of it, although some of its lines
 * equal stored ones: the next page of a day with the same fee. Where its balances leave a doubt, it
 * repeats them: nothing is booked twice.
 */
function isContinuation(
  read: ReadStatement,
  { chain, lines }: StoredAccount,
  known: readonly KnownLine[],
): boolean {
  if (chain.some((one) => isSameBeginning(one, read) && !isOtherPage(one, read))) return false;
  const before = lastUntil(chain, read);
  const owners = new Set(lines.map(({ statement }) => statement));
  const follows = before?.closing === read.opening;
  const isPage = chain.every((one) => !owners.has(one.id) || isOtherPage(one, read));
  if (follows && isPage) return true;
  if (before !== undefined && read.opening + sum(known) === before.closing) return false;
  // An export without a number has any lines of a day, in any order: it has to follow.
  const fits = read.statementNo === '' ? follows : isLinked(chain, read);
  return fits && findLater(read, chain, []) === null && !hasSameBalance(read, lines);
}

/**
 * Returns which lines of a statement are new. A line is known by its fingerprint and its place
 * among its twins; in a statement that continues the chain, places count on from the stored ones.
 */
export function placeLines(read: ReadStatement, account: StoredAccount): PlacedLines {
  const owners = new Map(account.lines.map((one) => [keyOf(one), one.statement]));
  const counted = countLines(read.lines);
  const known = counted.flatMap((line) => {
    const statement = owners.get(keyOf(line));
    return statement === undefined ? [] : [{ ...line, statement }];
  });
  if (known.length > 0 && isContinuation(read, account, known)) {
    const highest = new Map<string, number>();
    for (const { fingerprint, occurrence } of account.lines) {
      highest.set(fingerprint, Math.max(occurrence, highest.get(fingerprint) ?? 0));
    }
    return { fresh: countLines(read.lines, highest), known: [] };
  }
  return { fresh: counted.filter((line) => !owners.has(keyOf(line))), known };
}

/** Returns an earlier statement, or one of the same day, that covers these days too. */
function findEarlier(
  read: ReadStatement,
  chain: readonly DatedLink[],
  known: readonly KnownLine[],
): DatedLink | null {
  const before = lastUntil(chain, read);
  if (before === undefined) return null;
  const isAgain = isSameBeginning(before, read);
  // Days that come to nothing follow themselves: in another format their lines seem new.
  const isCopy = isAgain && before.format !== read.format && known.length === 0;
  if (read.opening + sum(known) === before.closing && !isCopy) return null;
  if (isAgain || read.openedOn < before.closedOn) return before;
  const isOtherText = (one: DatedLink): boolean =>
    one.format !== read.format &&
    one.closedOn === read.closedOn &&
    one.closedOn === read.openedOn &&
    one.opening !== read.closing;
  return chain.find(isOtherText) ?? null;
}

/**
 * Returns the first later statement where it covers these days too. One that was missing leads to
 * its opening, without the lines that both have.
 */
function findLater(
  read: ReadStatement,
  chain: readonly DatedLink[],
  known: readonly KnownLine[],
): DatedLink | null {
  const after = chain.find(({ closedOn }) => closedOn > read.closedOn);
  if (after === undefined || after.openedOn > read.closedOn) return null;
  const common = sum(known.filter(({ statement }) => statement === after.id));
  const leads = read.closing - common === after.opening;
  // Its own first days lead to its opening as well where they come to nothing.
  const isPart =
    read.lines.length > 0 && read.openedOn >= after.openedOn && read.opening === after.opening;
  return leads && !isPart ? null : after;
}

/** Returns a stored statement whose days a new one covers again; null where there is none. */
export const findOverlap = (
  read: ReadStatement,
  chain: readonly DatedLink[],
  known: readonly KnownLine[],
): DatedLink | null => findEarlier(read, chain, known) ?? findLater(read, chain, known);
