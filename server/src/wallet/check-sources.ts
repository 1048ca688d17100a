import type { SourceCheck } from '#contract/approvals/schemas.ts';
import { isSameCompany } from '#contract/bank/company-names.ts';
import { wire } from '#contract/money.ts';
import type { RequestContext } from '#server/kit/request-context.ts';
import { isPayeeChanged } from './core/bank-account.ts';
import type { WalletDeps } from './deps.ts';
import { findBankAccount, paymentsOf } from './store/bank-accounts.ts';
import { balancesOf } from './store/ledger.ts';
import { sourcesOf, type WithdrawalRecord } from './store/withdrawals.ts';

const DAY_MS = 86_400_000;
/** States in which the amount is frozen. */
const HELD: ReadonlySet<string> = new Set(['applied', 'approved', 'returned']);

async function checkPayee(
  ctx: RequestContext,
  deps: WalletDeps,
  { owner, bankId, payee }: WithdrawalRecord,
): Promise<SourceCheck[]> {
  const holders = await deps.companyNames(ctx.tx, owner);
  const isHolder = holders.some((holder) => isSameCompany(holder, payee.accountName));
  const account = await findBankAccount(ctx.tx, bankId);
  const isChanged = account === null || isPayeeChanged(payee, account);
  const [paid] = await paymentsOf(ctx.tx, [bankId]);
  return [
    {
      check: 'holder',
      outcome: isHolder ? 'pass' : 'fail',
      facts: { holder: payee.accountName, company: holders[0] ?? '' },
    },
    {
      check: isChanged ? 'payeeChanged' : 'payeeSame',
      outcome: isChanged ? 'fail' : 'pass',
      facts: {},
    },
    paid === undefined
      ? {
          check: 'firstPayment',
          outcome: 'attention',
          facts: { addedAt: account?.addedAt.toISOString() ?? '' },
        }
      : { check: 'paidBefore', outcome: 'pass', facts: { times: String(paid.timesPaid) } },
  ];
}

/**
 * Checks who is paid and where the money came from, for the two people of finance: anew at each
 * reading and again before approval. A check that fails forbids approval; attention needs a note.
 */
export async function checkSources(
  ctx: RequestContext,
  deps: WalletDeps,
  withdrawal: WithdrawalRecord,
): Promise<SourceCheck[]> {
  const { owner, amount, state, appliedAt } = withdrawal;
  const { frozen } = await balancesOf(ctx.tx, owner);
  const lately = new Date(appliedAt.getTime() - DAY_MS);
  const { orders, received, recharged, rechargedLately } = await sourcesOf(ctx.tx, owner, lately);
  const isFast = rechargedLately * 2n >= amount;
  const text = (minor: bigint) => wire(minor).amount;
  const covered: SourceCheck[] = HELD.has(state)
    ? [
        {
          check: 'covered',
          outcome: frozen >= amount ? 'pass' : 'fail',
          facts: { frozen: text(frozen) },
        },
      ]
    : [];
  const reviews = HELD.has(state) ? (await deps.reviewsOf(ctx.tx, [owner])).get(owner) : [];
  return [
    ...(await checkPayee(ctx, deps, withdrawal)),
    ...(reviews ?? []).map(({ no }) => ({
      check: 'underReview',
      outcome: 'attention' as const,
      facts: { no },
    })),
    ...covered,
    {
      check: 'sources',
      outcome: received + recharged >= amount ? 'pass' : 'attention',
      facts: { orders: String(orders), received: text(received), recharged: text(recharged) },
    },
    {
      check: isFast ? 'fastInOut' : 'noFastInOut',
      outcome: isFast ? 'attention' : 'pass',
      facts: { recharged: text(rechargedLately) },
    },
  ];
}
