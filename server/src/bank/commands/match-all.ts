import type { opsBankMatchAll } from '#contract/bank/calls.ts';
import type { Input, Output } from '#contract/call.ts';
import { findOpenApproval } from '#server/approvals/public.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import type { Proposal } from '../core/match-rules.ts';
import type { BankDeps } from '../deps.ts';
import { linesOf } from '../store/lines.ts';
import { tryInSavepoint } from '../store/matches.ts';
import { findStatement } from '../store/statements.ts';
import { proposeMatches } from '../work.ts';
import { bookMatch, MATCH_APPROVAL, requestMatch } from './match-lines.ts';
import { validateMatchForCaller } from './validate-match.ts';

/** One run books so many matches at most: it is one transaction. */
const RUN_MOST = 200;

async function bookOne(
  ctx: CommandContext,
  deps: BankDeps,
  { proposal, versions }: { proposal: Proposal; versions: ReadonlyMap<string, number> },
): Promise<'matched' | 'requested'> {
  const weighed = await validateMatchForCaller(ctx, deps, {
    lines: proposal.lines.map(({ id }) => ({ id, version: versions.get(id) ?? 1 })),
    items: proposal.items.map(({ kind, id }) => ({ kind, id })),
    note: '',
  });
  if (weighed.needsSecond) {
    await requestMatch(ctx, weighed, proposal.reasons);
    return 'requested';
  }
  const { accountId: id, name } = requireStaff(ctx);
  const { reasons } = proposal;
  await bookMatch(ctx, deps, weighed, {
    method: 'rule',
    reasons,
    maker: { id, name },
    checker: null,
  });
  return 'matched';
}

/** Books each match of a statement that the matcher is certain of; one that is refused stays open. */
export async function matchAll(
  ctx: CommandContext,
  deps: BankDeps,
  { id }: Input<typeof opsBankMatchAll>,
): Promise<Output<typeof opsBankMatchAll>> {
  const statement = await findStatement(ctx.tx, id);
  if (statement === null) throw new Failure('notFound');
  const lines = await linesOf(ctx.tx, id);
  const versions = new Map(lines.map((line) => [line.id, line.version]));
  const { proposals } = await proposeMatches(ctx.tx, deps, statement.currency);
  const certain: Proposal[] = [];
  for (const proposal of proposals) {
    const [first] = proposal.lines;
    if (!proposal.certain || first === undefined || !versions.has(first.id)) continue;
    const open = await findOpenApproval(ctx.tx, { kind: MATCH_APPROVAL, subject: first.id });
    if (open === null) certain.push(proposal);
  }
  const counts = { matched: 0, requested: 0, failed: 0 };
  for (const proposal of certain.slice(0, RUN_MOST)) {
    let outcome: 'matched' | 'requested' | 'failed' = 'failed';
    const error = await tryInSavepoint(ctx.tx, async () => {
      outcome = await bookOne(ctx, deps, { proposal, versions });
    });
    if (error !== null && !(error instanceof Failure)) throw error;
    counts[outcome] += 1;
  }
  return { ...counts, left: Math.max(0, certain.length - RUN_MOST) };
}
