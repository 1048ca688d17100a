import type { Db } from '#server/kit/database/database.ts';
import type { SuspicionsDeps } from './deps.ts';
import type { SuspicionRecord } from './store/suspicions.ts';

/** Whom findings may hold: the accounts of each company, and which accounts are settled sellers. */
export interface Related {
  readonly accounts: ReadonlyMap<string, readonly string[]>;
  readonly settled: ReadonlySet<string>;
}

/** Whom a finding is about, and how far finance is with it. */
type Subject = Pick<SuspicionRecord, 'accounts' | 'state'>;

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
  const groups = [...companies.values(), ...findings.map((one) => one.accounts)];
  const together = groups.filter(({ length }) => length > 1).flat();
  const settled =
    together.length === 0
      ? new Set<string>()
      : await deps.settledOf(db, [...new Set([...owners, ...together])]);
  return { accounts, settled, findings };
}

/** Whether a finding stands on the word of strangers: it is about others than settled sellers too. */
const isMixed = ({ accounts }: Pick<Subject, 'accounts'>, settled: ReadonlySet<string>): boolean =>
  accounts.some((account) => settled.has(account)) &&
  accounts.some((account) => !settled.has(account));

/**
 * Whether a severe finding holds the payouts of an account: one that is about an account of its
 * company as it is called now. A buyer states the name of its company itself, so that what buyers do
 * under the name of a settled seller holds them and not the seller; neither does what the rules find
 * of both together, until finance has looked into it and reported it.
 */
export function holds({ accounts, settled }: Related, owner: string, finding: Subject): boolean {
  const own = accounts.get(owner) ?? [owner];
  if (!settled.has(owner)) return finding.accounts.some((account) => own.includes(account));
  const verified = own.filter((account) => settled.has(account));
  const isAbout = finding.accounts.some((account) => verified.includes(account));
  return isAbout && (finding.state === 'reported' || !isMixed(finding, settled));
}

/**
 * Whether a finding that is not cleared is of a rule and about all accounts of another. One that
 * does not hold a settled seller hides nothing that the seller does without strangers.
 */
export const covers = (
  open: Subject & Pick<SuspicionRecord, 'rule'>,
  other: Pick<SuspicionRecord, 'rule' | 'accounts'>,
  settled: ReadonlySet<string>,
): boolean =>
  open.rule === other.rule &&
  other.accounts.every((account) => open.accounts.includes(account)) &&
  (open.state === 'reported' ||
    !isMixed(open, settled) ||
    other.accounts.some((account) => !settled.has(account)));
