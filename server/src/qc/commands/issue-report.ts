import { createHash, randomBytes } from 'node:crypto';
import type { Verdict } from '#contract/orders/calls.ts';
import type { Tx } from '#server/kit/database.ts';
import { nextNumber } from '#server/kit/numbers.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { canonicalJson } from '../core/canonical-json.ts';
import type { Inspection } from '../core/inspection.ts';
import { type Concluded, reportOf } from '../core/report.ts';
import { CODE_LENGTH, codeFrom, printedCode } from '../core/report-code.ts';
import type { QcDeps } from '../deps.ts';
import { lockSiblings } from '../store/inspections.ts';
import { insertReport, isCodeTaken, supersede } from '../store/reports.ts';
import { type Held, hold, keep, rowOf } from './record-test.ts';

/**
 * A second person issues the report of a lot: it is signed and kept as it is, earlier reports of
 * the lot are superseded, its pictures may be seen by whoever holds it. The last open lot of an
 * order moves the order on.
 */
export async function issue(
  parts: QcDeps,
  ctx: CommandContext,
  given: { id: string; version: number },
): Promise<void> {
  // Two last reports of one order at once take turns here, so that one of them is the last.
  const before = await lockSiblings(ctx.tx, given.id);
  const held = await hold(ctx, given);
  const row = rowOf(held, 'issue', ctx);
  const no = await signReport(parts, ctx, held);
  const others = before.filter((one) => one.id !== held.inspection.id);
  if (others.every((one) => one.state === 'issued')) {
    await parts.orders.report(ctx.tx, {
      orderId: held.inspection.orderId,
      who: held.me,
      now: ctx.now,
      verdicts: lastVerdicts([...others, held.inspection]),
    });
  }
  // The audit log is written last: everybody who writes it waits for the one before.
  await keep(parts, ctx, held, { row, set: { reviewer: held.me }, note: { report: no } });
}

/** The verdict of each lot's last inspection. */
function lastVerdicts(inspections: readonly Inspection[]): { lotId: string; verdict: Verdict }[] {
  const last = new Map<string, Inspection>();
  for (const one of inspections) {
    const known = last.get(one.lotId);
    if (known === undefined || known.round < one.round) last.set(one.lotId, one);
  }
  return [...last.values()].flatMap(({ lotId, verdict }) =>
    verdict === null ? [] : [{ lotId, verdict }],
  );
}

function concluded({ inspection, plan, me }: Held): Concluded {
  const { grade, verdict, author } = inspection;
  if (grade === null || verdict === null || author === null) {
    throw new Error('an inspection in review has a grade, a verdict and an author');
  }
  return { inspection, plan, grade, verdict, author: author.name, reviewer: me.name };
}

async function signReport(parts: QcDeps, ctx: CommandContext, held: Held): Promise<string> {
  const { inspection } = held;
  const { tx, now } = ctx;
  const no = await nextNumber(tx, 'TR', now);
  const code = await freeCode(tx);
  const revision = (await supersede(tx, inspection.lotId, now)) + 1;
  const value = reportOf(concluded(held), {
    no,
    code: printedCode(code),
    revision,
    issuedAt: now,
  });
  const canonical = canonicalJson(value);
  const bytes = Buffer.from(canonical, 'utf8');
  await insertReport(tx, {
    no,
    code,
    inspectionId: inspection.id,
    orderId: inspection.orderId,
    lineId: inspection.lineId,
    lotId: inspection.lotId,
    revision,
    canonical,
    sha256: createHash('sha256').update(bytes).digest(),
    signature: parts.signer.sign(bytes),
    issuedAt: now,
  });
  for (const test of value.tests) {
    for (const photo of test.photos) await parts.files.publish(tx, photo.url);
  }
  return no;
}

/** A code that no report has; the column's own constraint stands behind it. */
async function freeCode(tx: Tx): Promise<string> {
  for (;;) {
    const code = codeFrom(randomBytes(CODE_LENGTH * 2));
    if (code !== null && !(await isCodeTaken(tx, code))) return code;
  }
}
