import { createHash } from 'node:crypto';
import { paymentKinds } from '#contract/bank/constants.ts';
import type {
  opsPayoutFileCancel,
  opsPayoutFileMake,
  opsPayoutFileRelease,
  opsPayoutStatus,
} from '#contract/bank/payout-calls.ts';
import type { Input, Output } from '#contract/call.ts';
import { nextNumber } from '#server/kit/database/numbers.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import { settingOf } from '#server/settings/public.ts';
import { withDay, writePain001 } from '../core/pain001.ts';
import { paymentDay } from '../core/payment-day.ts';
import type { Payment, PayoutDeps } from '../deps.ts';
import { type FileStatus, readPain002 } from '../formats/pain002.ts';
import { decodeFile } from '../formats/parse-statement-file.ts';
import { applyPayoutFileEvent } from '../payout-process.ts';
import { getClose } from '../queries/get-close.ts';
import {
  contentOf,
  findFile,
  findSent,
  insertFile,
  itemsOfFile,
  type PayoutFileRecord,
} from '../store/payout-files.ts';
import { decodeBase64, failureOf } from './import-statement.ts';

/**
 * Locks the payments of a file in one order, all of one currency. Fails with notFound, payout.paymentChanged,
 * payout.held, payout.paymentHeld, payout.payeeChanged, input.invalid, or as the payments' own records do.
 */
async function lockReady(ctx: CommandContext, deps: PayoutDeps, ids: readonly string[]) {
  const ready: Payment[] = [];
  for (const id of [...new Set(ids)].sort()) {
    const payout = await lockPayment(ctx, deps, id);
    await requireUnheld(ctx, deps, [payout]);
    await deps.payments[payout.kind].authorize(ctx, payout);
    ready.push(payout);
  }
  if (new Set(ready.map(({ currency }) => currency)).size !== 1) {
    throw Failure.invalidFields([{ field: 'ids', key: 'invalid' }]);
  }
  await deps.holds.requireFree(ctx, ids);
  return ready;
}

/** Rejects payments that findings hold, by their numbers. Fails with payout.paymentHeld. */
async function requireUnheld(
  ctx: CommandContext,
  deps: PayoutDeps,
  list: readonly Pick<Payment, 'kind' | 'id' | 'no'>[],
): Promise<void> {
  for (const { kind, id, no } of list) {
    const hold = (await deps.payments[kind].holdsOf(ctx.tx, [id])).get(id);
    if (hold !== undefined) throw new Failure('payout.paymentHeld', { no, finding: hold.no });
  }
}

async function lockPayment(ctx: CommandContext, deps: PayoutDeps, id: string): Promise<Payment> {
  for (const kind of paymentKinds) {
    const payment = await deps.payments[kind].lock(ctx.tx, id);
    if (payment !== null) return payment;
  }
  throw new Failure('notFound');
}

/** Writes what the bank gets: banks in China are named by CNAPS codes, others by SWIFT codes. */
async function writeContent(
  ctx: CommandContext,
  payouts: readonly (Payment & { readonly endToEnd: string })[],
  { no, currency, paidOn }: Pick<PayoutFileRecord, 'no' | 'currency'> & { readonly paidOn: string },
): Promise<string> {
  const key = currency === 'CNY' ? 'accountCny' : 'accountUsd';
  const debtor = (await settingOf(ctx.tx, key))?.value;
  return writePain001({
    messageId: no,
    createdAt: ctx.now,
    paidOn,
    currency,
    debtor: {
      name: debtor?.beneficiary ?? '',
      account: (debtor?.account ?? '').replace(/\D/g, ''),
      bankCode: debtor?.code ?? '',
    },
    payments: payouts.map(({ endToEnd, amount, no: remittance, payee: creditor }) => {
      return { endToEnd, amount, remittance, creditor };
    }),
  });
}

const digestOf = (content: string): string => createHash('sha256').update(content).digest('hex');

/** Makes a file of payments; another person releases it. */
export async function makePayoutFile(
  ctx: CommandContext,
  deps: PayoutDeps,
  { ids }: Input<typeof opsPayoutFileMake>,
): Promise<Output<typeof opsPayoutFileMake>> {
  const locked = await lockReady(ctx, deps, ids);
  const { accountId, name } = requireStaff(ctx);
  const no = await nextNumber(ctx.tx, 'PF', ctx.now);
  // A payment that came back is sent anew by another version of its record: another reference.
  const payouts = locked.map((one) => ({ ...one, endToEnd: `${one.no}-V${one.version}` }));
  const items = payouts.map(({ id: payment, kind, no: of, amount, endToEnd }) => {
    return { payment, kind, no: of, amount, endToEnd };
  });
  const currency = locked[0]?.currency ?? 'USD';
  // Its release puts the day of then in its place.
  const paidOn = paymentDay(currency, ctx.now);
  const content = await writeContent(ctx, payouts, { no, currency, paidOn });
  const total = items.reduce((sum, { amount }) => sum + amount, 0n);
  const made = {
    id: newId(),
    no,
    version: 1,
    state: 'made',
    since: ctx.now,
    madeAt: ctx.now,
    currency,
    total,
    count: items.length,
    content,
    paidOn,
    sha256: digestOf(content),
    madeBy: accountId,
    madeName: name,
    decidedBy: null,
    decidedName: '',
    decidedAt: null,
  } as const;
  const [filed] = await insertFile(ctx.tx, made, items);
  if (filed !== undefined) throw new Failure('payout.paymentChanged', { no: filed });
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
 * nothing leaves while books and bank do not agree. The bank is asked for the day on which it can
 * pay what it gets now: that day alone changes in the file, and its digest. Who read another day
 * releases nothing.
 */
export async function releasePayoutFile(
  ctx: CommandContext,
  deps: PayoutDeps,
  { id, version, paidOn: seen }: Input<typeof opsPayoutFileRelease>,
): Promise<Output<typeof opsPayoutFileRelease>> {
  const file = await findFile(ctx.tx, id);
  if (file === null) throw new Failure('notFound');
  const { currency } = file;
  const items = await itemsOfFile(ctx.tx, id);
  // Payments that are held already are named; then the rules look for new findings.
  await requireUnheld(
    ctx,
    deps,
    items.map(({ kind, payment: id, no }) => ({ kind, id, no })),
  );
  await deps.holds.requireFree(
    ctx,
    items.map(({ payment }) => payment),
  );
  const { stops, difference } = await getClose(ctx, deps, { currency });
  if (stops.length > 0) {
    const reason = stops.includes('difference')
      ? `${difference.amount} ${currency}`
      : stops.join(', ');
    throw new Failure('payout.booksDiffer', { reason });
  }
  const paidOn = file.paidOn && paymentDay(currency, ctx.now);
  if (paidOn !== seen) throw new Failure('payout.changed');
  const content = await contentOf(ctx.tx, id);
  const payload = {
    paidOn,
    sha256: paidOn === null ? file.sha256 : digestOf(withDay(content, paidOn)),
  };
  const actor = person(ctx);
  await applyPayoutFileEvent(ctx, deps, { id, version, event: 'release', actor, payload });
  return { id };
}

/** Cancels a file; its withdrawals are ready again. */
export async function cancelPayoutFile(
  ctx: CommandContext,
  deps: PayoutDeps,
  { id, version }: Input<typeof opsPayoutFileCancel>,
): Promise<Output<typeof opsPayoutFileCancel>> {
  await applyPayoutFileEvent(ctx, deps, {
    ...{ id, version, event: 'cancel', actor: person(ctx), payload: {} },
  });
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
    status = readPain002(decodeFile(decodeBase64(content)));
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
    const rejected = { id, paidAs: endToEnd, bankReference: `${endToEnd}-RJCT`, reason };
    if (await deps.payments[kind].reject(ctx, rejected)) counts.rejected += 1;
    else counts.known += 1;
  }
  const known = new Set(sent.map(({ endToEnd }) => endToEnd));
  counts.unknown = [...said.keys()].filter((endToEnd) => !known.has(endToEnd)).length;
  return counts;
}
