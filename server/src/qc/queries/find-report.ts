import { createHash } from 'node:crypto';
import type { LineReport } from '#contract/orders/calls.ts';
import type { Report } from '#contract/qc/calls.ts';
import type { Db } from '#server/kit/database.ts';
import { Failure } from '#server/kit/failure.ts';
import type { RequestContext } from '#server/kit/request-context.ts';
import { sha256Hex } from '../commands/attach-photos.ts';
import { lineReportOf, ReportValue } from '../core/report.ts';
import { printedCode, typedCode } from '../core/report-code.ts';
import type { QcDeps } from '../deps.ts';
import {
  findReportByCode,
  findReportByNo,
  listReportsInForce,
  type SignedReport,
} from '../store/reports.ts';

/** A kept report that was checked again: what it says, and whether it is what was signed. */
export interface Checked {
  readonly value: ReportValue;
  readonly kept: SignedReport;
  readonly publicKey: string;
  readonly genuine: boolean;
}

/** What a kept report says; null where its text is no report any more. */
function readValue(kept: SignedReport): ReportValue | null {
  try {
    return ReportValue.safeParse(JSON.parse(kept.canonical)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Checks a kept report: the hash of its text, the lab's signature over it, that it is the report of
 * this number and code, and the hash of every picture. It refuses nothing; it tells, and answers
 * null where the text is no report any more.
 */
export async function check(parts: QcDeps, db: Db, kept: SignedReport): Promise<Checked | null> {
  const { signer, files } = parts;
  const bytes = Buffer.from(kept.canonical, 'utf8');
  const key = signer.keyOf(bytes, kept.signature);
  const isHashed = createHash('sha256').update(bytes).digest().equals(kept.sha256);
  const value = readValue(kept);
  if (value === null) return null;
  const isItself =
    value.no === kept.no &&
    value.code === printedCode(kept.code) &&
    value.revision === kept.revision;
  let genuine = key !== null && isHashed && isItself;
  for (const photo of value.tests.flatMap((test) => test.photos)) {
    const picture = genuine ? await files.read(db, photo.url) : null;
    genuine &&= picture !== null && sha256Hex(picture) === photo.sha256;
  }
  return { value, kept, publicKey: key ?? signer.publicKey, genuine };
}

/** Revoked outweighs superseded: a revoked report was wrong when it was issued. */
export function statusOf(kept: SignedReport): Report['status'] {
  if (kept.revokedAt !== null) return 'revoked';
  return kept.supersededAt === null ? 'valid' : 'superseded';
}

/** The address of a report's file; the code is the permission to read it. */
export const fileAddress = (value: Pick<ReportValue, 'no' | 'code'>, ending: 'pdf' | 'json') =>
  `/report/${value.no}.${ending}?code=${value.code}`;

/** A checked report as its page shows it: pictures have addresses that a browser can open now. */
export function toReportView(parts: QcDeps, checked: Checked, now: Date): Report {
  const { value, kept, publicKey, genuine } = checked;
  return {
    ...value,
    tests: value.tests.map((test) => ({
      ...test,
      photos: test.photos.map((photo) => ({ ...photo, url: parts.files.link(photo.url, now) })),
    })),
    status: statusOf(kept),
    sha256: kept.sha256.toString('hex'),
    signature: kept.signature.toString('base64'),
    publicKey,
    genuine,
    pdf: fileAddress(value, 'pdf'),
  };
}

/** A kept report as its page shows it; one whose text is none any more cannot be found. */
async function present(parts: QcDeps, ctx: RequestContext, kept: SignedReport): Promise<Report> {
  const checked = await check(parts, ctx.tx, kept);
  if (checked === null) throw new Failure('notFound');
  return toReportView(parts, checked, ctx.now);
}

/** The report that has this code, checked; anybody who holds the code may read it. */
export async function byCode(parts: QcDeps, ctx: RequestContext, code: string): Promise<Report> {
  const kept = await findReportByCode(ctx.tx, typedCode(code));
  if (kept === null) throw new Failure('notFound');
  return present(parts, ctx, kept);
}

/** The report of this number, for the parties of its order and for staff. */
export async function byNo(parts: QcDeps, ctx: RequestContext, no: string): Promise<Report> {
  const kept = await findReportByNo(ctx.tx, no);
  if (kept === null) throw new Failure('notFound');
  if (ctx.caller.kind !== 'staff') {
    const order = await parts.orders.find(ctx.tx, kept.orderId);
    const me = ctx.caller.kind === 'member' ? ctx.caller.accountId : null;
    const isParty = me !== null && (order?.buyerId === me || order?.sellerId === me);
    if (!isParty) throw new Failure('notFound');
  }
  return present(parts, ctx, kept);
}

/** The reports in force of an order by line, the oldest first, as its page shows them. */
export async function reportsOf(
  parts: Pick<QcDeps, 'files'>,
  db: Db,
  orderId: string,
  now: Date,
): Promise<Map<string, LineReport[]>> {
  const lines = new Map<string, LineReport[]>();
  for (const kept of await listReportsInForce(db, orderId)) {
    const value = readValue(kept);
    if (value === null) continue;
    const report = lineReportOf(value);
    const photos = report.photos.map((one) => ({ ...one, url: parts.files.link(one.url, now) }));
    lines.set(kept.lineId, [...(lines.get(kept.lineId) ?? []), { ...report, photos }]);
  }
  return lines;
}
