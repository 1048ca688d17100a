import { hash } from 'node:crypto';
import { isPermitted } from '#contract/permissions.ts';
import { RISK_RECORDS_MOST } from '#contract/risk/calls.ts';
import { riskKinds } from '#contract/risk/constants.ts';
import type { RiskKind, RiskMark } from '#contract/risk/schemas.ts';
import { type RequestContext, requireStaff } from '#server/kit/request-context.ts';
import type { RiskDeps, RiskFact } from '../deps.ts';
import { listDismissals } from '../store/dismissals.ts';

/** Returns the digest of the facts of a mark, in whatever order they were found. */
const digestOf = (kind: RiskKind, facts: readonly RiskFact[]): string =>
  hash('sha256', [kind, ...facts.map(({ id }) => id).sort()].join('\n'), 'hex');

/** Returns the marks of an account that follow from the facts of now, dismissed ones included. */
export async function findMarks(
  ctx: RequestContext,
  deps: RiskDeps,
  id: string,
): Promise<RiskMark[]> {
  const { roles } = requireStaff(ctx);
  const dismissals = await listDismissals(ctx.tx, id);
  const marks: RiskMark[] = [];
  for (const kind of riskKinds) {
    const facts = await deps.facts[kind](ctx.tx, { id, now: ctx.now });
    if (facts.length === 0) continue;
    const digest = digestOf(kind, facts);
    const own = dismissals.find((one) => one.kind === kind && one.digest === digest);
    marks.push({
      kind,
      digest,
      count: facts.length,
      records: facts.slice(0, RISK_RECORDS_MOST).map(({ ref, page }) => ({
        ref,
        link: page !== null && isPermitted(roles, page.permission) ? page.link : null,
      })),
      dismissed: own
        ? { by: own.staffName, at: own.dismissedAt.toISOString(), reason: own.reason }
        : null,
    });
  }
  return marks;
}
