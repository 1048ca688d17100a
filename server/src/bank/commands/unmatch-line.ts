import type { opsBankAssign, opsBankUnmatch } from '#contract/bank/calls.ts';
import type { Input, Output } from '#contract/call.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import type { BankDeps } from '../deps.ts';
import { applyLineEvent } from '../process.ts';
import { linesOfMatch, lockStatementLine } from '../store/lines.ts';
import { undoMatch } from '../store/matches.ts';
import { paymentReturnsOf } from '../store/payment-returns.ts';

function byFinance(ctx: CommandContext) {
  const { accountId, name } = requireStaff(ctx);
  return { as: 'finance', accountId, name } as const;
}

/** Takes the match of a line back. What it had booked of records stays booked. */
export async function unmatchLine(
  ctx: CommandContext,
  { id, version, reason }: Input<typeof opsBankUnmatch>,
): Promise<Output<typeof opsBankUnmatch>> {
  const line = await lockStatementLine(ctx.tx, id);
  if (line === null) throw new Failure('notFound');
  if (line.version !== version || line.match === null) throw new Failure('bank.changed');
  const lines = await linesOfMatch(ctx.tx, line.match);
  const going = await paymentReturnsOf(
    ctx.tx,
    lines.map((one) => one.id),
  );
  if (going.length > 0) throw new Failure('bank.returning');
  const actor = byFinance(ctx);
  const payload = { note: reason };
  for (const one of lines) {
    await applyLineEvent(ctx, {
      id: one.id,
      version: one.version,
      event: 'unmatch',
      actor,
      payload,
    });
  }
  await undoMatch(ctx.tx, line.match, ctx.now);
  return { lines: lines.length };
}

/** Assigns an open line to a member of finance staff until a date. */
export async function assignLine(
  ctx: CommandContext,
  deps: BankDeps,
  { id, version, to, until, note }: Input<typeof opsBankAssign>,
): Promise<Output<typeof opsBankAssign>> {
  const person = (await deps.financeStaff(ctx.tx)).find((one) => one.id === to);
  if (person === undefined) throw new Failure('notFound');
  const actor = byFinance(ctx);
  const payload = { to, toName: person.name, until, note };
  const line = await applyLineEvent(ctx, { id, version, event: 'assign', actor, payload });
  return { version: line.version };
}
