import type { Db } from '#server/kit/database/database.ts';
import type { SuspicionsDeps } from './deps.ts';
import type { SuspicionRecord } from './store/suspicions.ts';

/** Whom findings may hold: the accounts of each company, and which accounts are settled sellers. */
export interface Related {
  readonly accounts: ReadonlyMap<string, readonly string[]>;
  readonly settled: ReadonlySet<string>;
}

/** Whom a finding is about, and how far finance is with it. */
type Subject = Pick<
  SuspicionRecord,
  'accounts' | 'state' | 'settled' | 'reportedAccounts' | 'foundAt' | 'since'
>;

/** A finding of the rules that is not written yet. */
export const foundNow = <F extends { readonly accounts: readonly string[] }>(
  found: F,
  now: Date,
): F & Subject => ({
  ...found,
  ...{ state: 'open', settled: null, reportedAccounts: null, foundAt: now, since: now },
});

/**
 * Reads what decides whom findings hold. Which accounts are settled is asked only where an account
 * is not alone: alone it is held by its own findings either way.
 */
export async function readRelated(
  db: Db,
  deps: Pick<SuspicionsDeps, 'companyAccounts' | 'settledOf'>,
  owners: readonly string[],
  readFindings: (accounts: readonly string[]) => Promise<readonly SuspicionRecord[]>,
): Promise<Related & { readonly findings: readonly SuspicionRecord[] }> {
  const companies = await deps.companyAccounts(db, owners);
  const accounts = new Map([...companies.values()].flatMap((own) => own.map((id) => [id, own])));
  const findings = await readFindings([...new Set([...owners, ...accounts.keys()])]);
  const groups = [
    ...companies.values(),
    ...findings.map((one) => [...one.accounts, ...(one.reportedAccounts ?? [])]),
  ];
  const together = groups.filter(({ length }) => length > 1).flat();
  const settled =
    together.length === 0
      ? new Set<string>()
      : await deps.settledOf(db, [...new Set([...owners, ...together])]);
  return { accounts, settled, findings };
}

/**
 * Whether a finding that is not reported holds settled sellers of one company, by their accounts. It
 * does where it is about them alone, or about settled sellers alone when it was found: the word of a
 * stranger has no part in it. It also does for an account that was none when it was found: a settlement
 * that passes afterwards ends no hold.
 */
const holdsSettled = (
  { accounts, settled: before }: Pick<Subject, 'accounts' | 'settled'>,
  company: readonly string[],
  settled: ReadonlySet<string>,
): boolean => {
  const involved = company.filter((account) => accounts.includes(account));
  if (involved.length === 0) return false;
  if (accounts.every((account) => company.includes(account))) return true;
  if (before === null) return accounts.every((account) => settled.has(account));
  return (
    accounts.every((account) => before.includes(account)) ||
    involved.some((account) => !before.includes(account))
  );
};

/**
 * Returns since when a severe finding holds the payouts of an account; null where it does not. It
 * holds those whose company, as it is called now, has an account that it is about. A buyer states the
 * name of its company itself, so that what buyers do under the name of a settled seller holds them
 * and not the seller; neither does what the rules find of both together. Once a person of finance
 * has looked into it and reported it, it holds all accounts that were of the company then: who takes
 * the name of a settled seller after the report brings no hold upon them.
 */
export function heldFrom(
  { accounts, settled }: Related,
  owner: string,
  finding: Subject,
): Date | null {
  const own = accounts.get(owner) ?? [owner];
  const company = settled.has(owner) ? own.filter((account) => settled.has(account)) : own;
  const isHeld = settled.has(owner)
    ? holdsSettled(finding, company, settled)
    : own.some((account) => finding.accounts.includes(account));
  if (isHeld) return finding.foundAt;
  const { state, since, reportedAccounts } = finding;
  const reported = reportedAccounts ?? finding.accounts;
  return state === 'reported' && company.some((one) => reported.includes(one)) ? since : null;
}

/**
 * Whether a finding that is not cleared is of a rule and about all accounts of another. One that
 * does not hold a settled seller hides nothing that the seller does without strangers.
 */
export const covers = (
  open: Pick<Subject, 'accounts' | 'state' | 'settled'> & Pick<SuspicionRecord, 'rule'>,
  other: Pick<SuspicionRecord, 'rule' | 'accounts'>,
  settled: ReadonlySet<string>,
): boolean =>
  open.rule === other.rule &&
  other.accounts.every((account) => open.accounts.includes(account)) &&
  (open.state === 'reported' ||
    other.accounts.some((account) => !settled.has(account)) ||
    other.accounts.every((account) => holdsSettled(open, [account], settled)));
