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
  'accounts' | 'state' | 'settled' | 'reportedAccounts' | 'freedAccounts' | 'foundAt' | 'since'
>;

/** A finding of the rules that is not written yet. */
export const foundNow = <F extends { readonly accounts: readonly string[] }>(
  found: F,
  now: Date,
): F & Subject => ({
  ...found,
  ...{ state: 'open', settled: null, reportedAccounts: null, freedAccounts: [] },
  ...{ foundAt: now, since: now },
});

/** The accounts that a finding is about, and those of a report. */
export const accountsOf = ({
  accounts,
  reportedAccounts,
}: Pick<SuspicionRecord, 'accounts' | 'reportedAccounts'>): readonly string[] => [
  ...accounts,
  ...(reportedAccounts ?? []),
];

/** The accounts that a report is of; a report of before is of all that were found. */
const reportOf = ({
  accounts,
  reportedAccounts,
}: Pick<SuspicionRecord, 'accounts' | 'reportedAccounts'>): ReadonlySet<string> =>
  new Set(reportedAccounts ?? accounts);

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
  const groups = [...companies.values(), ...findings.map(accountsOf)];
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
  {
    accounts,
    settled: before,
    freedAccounts,
  }: Pick<Subject, 'accounts' | 'settled' | 'freedAccounts'>,
  company: readonly string[],
  settled: ReadonlySet<string>,
): boolean => {
  const involved = company.filter(
    (account) => accounts.includes(account) && !freedAccounts.includes(account),
  );
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
 * has looked into it and reported it, it also holds the accounts of the report: who takes the name of
 * a settled seller after the report brings no hold upon them. Whom two people freed it does not hold,
 * nor anybody for the sake of such an account.
 */
export function heldFrom(
  { accounts, settled }: Related,
  owner: string,
  finding: Subject,
): Date | null {
  if (finding.freedAccounts.includes(owner)) return null;
  const isFree = (account: string) => finding.freedAccounts.includes(account);
  const own = accounts.get(owner) ?? [owner];
  const company = settled.has(owner) ? own.filter((account) => settled.has(account)) : own;
  const isHeld = settled.has(owner)
    ? holdsSettled(finding, company, settled)
    : own.some((account) => finding.accounts.includes(account) && !isFree(account));
  if (isHeld) return finding.foundAt;
  const { state, since } = finding;
  const reported = reportOf(finding);
  const isReported = company.some((one) => reported.has(one) && !isFree(one));
  return state === 'reported' && isReported ? since : null;
}

/**
 * Returns which other accounts a finding would hold no longer once some are freed: those that it holds
 * for their sake alone. They are of the same companies, as companies are called now.
 */
export function endedHolds(
  related: Related,
  finding: Subject,
  freed: readonly string[],
): readonly string[] {
  const after = { ...finding, freedAccounts: [...finding.freedAccounts, ...freed] };
  const beside = new Set(freed.flatMap((account) => related.accounts.get(account) ?? []));
  return [...beside].filter(
    (account) =>
      !freed.includes(account) &&
      heldFrom(related, account, finding) !== null &&
      heldFrom(related, account, after) === null,
  );
}

/** Accounts that findings hold together: the settled sellers of a company, or the others who state its name. */
export interface HeldTogether {
  /** The first of its accounts. */
  readonly id: string;
  readonly accounts: readonly string[];
  readonly settled: boolean;
  /** The finding is about one of them that was not freed. */
  readonly involved: boolean;
  readonly held: boolean;
  /** All of them that the finding or its report is about were freed: who takes their name changes nothing. */
  readonly freed: boolean;
  /** One of them was not freed. */
  readonly mayReport: boolean;
}

/** Returns whom a finding holds, and whom a report of it may hold besides, as companies are called now. */
export function companiesOf(
  related: Related,
  finding: Subject & Pick<SuspicionRecord, 'severe'>,
): HeldTogether[] {
  const { settled } = related;
  const isFree = (account: string) => finding.freedAccounts.includes(account);
  const about = new Set(accountsOf(finding));
  const groups = new Map<string, string[]>();
  const known = accountsOf(finding).flatMap((id) => related.accounts.get(id) ?? [id]);
  for (const account of [...new Set(known)].sort()) {
    const [first = account] = [...(related.accounts.get(account) ?? [])].sort();
    const key = `${first}/${settled.has(account)}`;
    groups.set(key, [...(groups.get(key) ?? []), account]);
  }
  const holds = finding.severe && finding.state !== 'cleared';
  return [...groups.values()].map((own) => {
    const subjects = own.filter((account) => about.has(account));
    return {
      id: own[0] ?? '',
      accounts: own,
      settled: own.every((account) => settled.has(account)),
      involved: own.some((account) => finding.accounts.includes(account) && !isFree(account)),
      held: holds && own.some((account) => heldFrom(related, account, finding) !== null),
      freed: (subjects.length > 0 ? subjects : own).every(isFree),
      mayReport: !own.every(isFree),
    };
  });
}

/** Reads whom a finding may hold. */
export async function readRelatedTo(
  db: Db,
  deps: Pick<SuspicionsDeps, 'companyAccounts' | 'settledOf'>,
  finding: SuspicionRecord,
): Promise<Related> {
  const related = await readRelated(db, deps, accountsOf(finding), async () => [finding]);
  const settled = await deps.settledOf(db, [...related.accounts.keys(), ...accountsOf(finding)]);
  return { ...related, settled };
}

/**
 * Whether a finding that is not cleared is of a rule and about all accounts of another. One that
 * does not hold a settled seller, nor was reported of it, hides nothing that the seller does without
 * strangers, and one of which an account was freed nothing that is found of that account again.
 */
export const covers = (
  open: Pick<
    SuspicionRecord,
    'accounts' | 'state' | 'settled' | 'reportedAccounts' | 'freedAccounts' | 'rule'
  >,
  other: Pick<SuspicionRecord, 'rule' | 'accounts'>,
  settled: ReadonlySet<string>,
): boolean =>
  open.rule === other.rule &&
  other.accounts.every(
    (account) => open.accounts.includes(account) && !open.freedAccounts.includes(account),
  ) &&
  ((open.state === 'reported' && other.accounts.every((account) => reportOf(open).has(account))) ||
    other.accounts.some((account) => !settled.has(account)) ||
    other.accounts.every((account) => holdsSettled(open, [account], settled)));
