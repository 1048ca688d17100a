import { createHash } from 'node:crypto';
import type {
  opsPayoutFileCancel,
  opsPayoutFileMake,
  opsPayoutFileRelease,
  opsPayoutStatus,
} from '#contract/bank/payout-calls.ts';
import type { Input, Output } from '#contract/call.ts';
import { nextNumber } from '#server/kit/database/numbers.ts';
import { dayOf } from '#server/kit/days.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import { settingOf } from '#server/settings/public.ts';
import { writePain001 } from '../core/pain001.ts';
import type { PayoutDeps } from '../deps.ts';
import { type FileStatus, readPain002 } from '../formats/pain002.ts';
import { decodeFile } from '../formats/read-file.ts';
import { applyPayoutFileEvent } from '../payout-process.ts';
import { getClose } from '../queries/get-close.ts';
import { findSent, insertFile, itemsOfFile } from '../store/payout-files.ts';
import { bytesOf, failureOf } from './import-statement.ts';

/** Locks the payments of a file in one order. Fails with payout.changed or payout.held. */
async function lockReady(ctx: CommandContext, deps: PayoutDeps, ids: readonly string[]) {
  const ready = [];
  for (const id of [...new Set(ids)].sort()) {
    const payout =
      (await deps.payments.withdrawal.lock(ctx.tx, id)) ??
      (await deps.payments.paymentReturn.lock(ctx.tx, id));
    if (payout === null) throw new Failure('notFound');
    if (payout.state !== 'approved') throw new Failure('payout.changed');
    ready.push(payout);
  }
  await deps.holds.requireFree(ctx, ids);
  return ready;
}

/** Makes a file of approved payments; another person releases it. */
export async function makePayoutFile(
  ctx: CommandContext,
  deps: PayoutDeps,
  { ids }: Input<typeof opsPayoutFileMake>,
): Promise<Output<typeof opsPayoutFileMake>> {
  const payouts = await lockReady(ctx, deps, ids);
  const { accountId, name } = requireStaff(ctx);
  const debtor = (await settingOf(ctx.tx, 'accountUsd'))?.value;
  const no = await nextNumber(ctx.tx, 'PF', ctx.now);
  // A payment that came back is sent anew by another version of its withdrawal: another reference.
  const items = payouts.map((one) => ({
    payment: one.id,
    kind: one.kind,
    no: one.no,
    amount: one.amount,
    endToEnd: `${one.no}-V${one.version}`,
  }));
  const references = new Map(items.map(({ payment, endToEnd }) => [payment, endToEnd]));
  const content = writePain001({
    messageId: no,
    createdAt: ctx.now,
    paidOn: dayOf(ctx.now),
    currency: 'USD',
    debtor: {
      name: debtor?.beneficiary ?? '',
      account: (debtor?.account ?? '').replace(/\D/g, ''),
      bic: debtor?.code ?? '',
    },
    payments: payouts.map((one) => ({
      endToEnd: references.get(one.id) ?? '',
      amount: one.amount,
      remittance: one.no,
      creditor: one.payee,
    })),
  });
  const total = items.reduce((sum, { amount }) => sum + amount, 0n);
  const made = {
    id: newId(),
    no,
    version: 1,
    state: 'made',
    since: ctx.now,
    madeAt: ctx.now,
    currency: 'USD',
    total,
    count: items.length,
    content,
    sha256: createHash('sha256').update(content).digest('hex'),
    madeBy: accountId,
    madeName: name,
    decidedBy: null,
    decidedName: '',
    decidedAt: null,
  } as const;
  if (!(await insertFile(ctx.tx, made, items))) throw new Failure('payout.changed');
  await audit(ctx.tx, ctx, {
    what: 'payoutFile.make',
    on: { kind: 'payoutFile', id: made.id, no },
    before: {},
    after: { total, count: items.length, sha256: made.sha256 },
  });
  return { id: made.id };
}

const person = (ctx: CommandContext) => {
  const { accountId, name } = requireStaff(ctx);
  return { accountId, name };
};

/**
 * Releases a file that another person made, once the rules have looked at its companies again;
 * nothing leaves while books and bank do not agree.
 */
export async function releasePayoutFile(
  ctx: CommandContext,
  deps: PayoutDeps,
  { id, version }: Input<typeof opsPayoutFileRelease>,
): Promise<Output<typeof opsPayoutFileRelease>> {
  const items = await itemsOfFile(ctx.tx, id);
  await deps.holds.requireFree(
    ctx,
    items.map(({ payment }) => payment),
  );
  const { stops, difference } = await getClose(ctx, deps, { currency: 'USD' });
  if (stops.length > 0) {
    const reason = stops.includes('difference') ? `${difference.amount} USD` : stops.join(', ');
    throw new Failure('payout.booksDiffer', { reason });
  }
  await applyPayoutFileEvent(ctx, deps, { id, version, event: 'release', actor: person(ctx) });
  return { id };
}

/** Cancels a file; its withdrawals are ready again. */
export async function cancelPayoutFile(
  ctx: CommandContext,
  deps: PayoutDeps,
  { id, version }: Input<typeof opsPayoutFileCancel>,
): Promise<Output<typeof opsPayoutFileCancel>> {
  await applyPayoutFileEvent(ctx, deps, { id, version, event: 'cancel', actor: person(ctx) });
  return { id };
}

/** Takes the bank's status of a file: payments that it rejected are frozen again. */
export async function importPayoutStatus(
  ctx: CommandContext,
  deps: PayoutDeps,
  { content }: Input<typeof opsPayoutStatus>,
): Promise<Output<typeof opsPayoutStatus>> {
  let status: FileStatus;
  try {
    status = readPain002(decodeFile(bytesOf(content)));
  } catch (error) {
    throw failureOf(error);
  }
  const said = new Map(status.payments.map((one) => [one.endToEnd, one]));
  const sent = await findSent(ctx.tx, [...said.keys()], status.rejected ? status.messageId : '');
  const counts = { accepted: 0, rejected: 0, known: 0, unknown: 0 };
  for (const { endToEnd, payment: id, kind } of sent) {
    const own = said.get(endToEnd);
    if (!status.rejected && own?.rejected !== true) {
      counts.accepted += 1;
      continue;
    }
    const reason = [own?.reason, status.reason].find(Boolean) ?? 'RJCT';
    const rejected = { id, bankReference: `${endToEnd}-RJCT`, reason };
    if (await deps.payments[kind].reject(ctx, rejected)) counts.rejected += 1;
    else counts.known += 1;
  }
  const known = new Set(sent.map(({ endToEnd }) => endToEnd));
  counts.unknown = [...said.keys()].filter((endToEnd) => !known.has(endToEnd)).length;
  return counts;
}
