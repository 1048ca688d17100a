import { createHash, timingSafeEqual } from 'node:crypto';
import type { Input } from '#contract/call.ts';
import type { LineReport } from '#contract/orders/line-schemas.ts';
import type { reportOne, verifyReport as VerifyCall } from '#contract/qc/calls.ts';
import { printedCode, typedCode } from '#contract/qc/reports/report-code.ts';
import type { Report } from '#contract/qc/schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import type { RequestContext } from '#server/kit/request-context.ts';
import type { LotReports } from '#server/orders/public.ts';
import { sha256Hex } from '../commands/attach-photos.ts';
import { withoutPartyPhotos } from '../core/party-photos.ts';
import { lineReportOf, ReportValue } from '../core/reports/report.ts';
import type { QcDeps } from '../deps.ts';
import {
  findReportByNo,
  listReportsInForce,
  listReportsOfLots,
  type SignedReport,
} from '../store/reports.ts';

/** A stored report that was checked again: what it says, and whether it is what was signed. */
export interface Checked {
  readonly value: ReportValue;
  readonly stored: SignedReport;
  readonly publicKey: string;
  readonly genuine: boolean;
}

/** Parses a stored report. Returns null if its text does not match the schema. */
function readValue(stored: SignedReport): ReportValue | null {
  try {
    return ReportValue.safeParse(JSON.parse(stored.canonical)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Checks a stored report: the hash of its text, the lab's signature over it, that it is the report of
 * this number and code, and the hash of every picture. It refuses nothing; it tells, and answers
 * null where the text is no report any more.
 */
export async function check(db: Db, deps: QcDeps, stored: SignedReport): Promise<Checked | null> {
  const { signer, files } = deps;
  const bytes = Buffer.from(stored.canonical, 'utf8');
  const key = signer.keyOf(bytes, stored.signature);
  const isHashed = createHash('sha256').update(bytes).digest().equals(stored.sha256);
  const value = readValue(stored);
  if (value === null) return null;
  const isItself =
    value.no === stored.no &&
    value.code === printedCode(stored.code) &&
    value.revision === stored.revision;
  const until = signer.keys.find(({ publicKey }) => publicKey === key)?.until ?? null;
  const isInTime = until === null || new Date(value.issuedAt) <= until;
  let genuine = key !== null && isInTime && isHashed && isItself;
  for (const photo of value.tests.flatMap((test) => test.photos)) {
    const picture = genuine ? await files.read(db, photo.url) : null;
    genuine &&= picture !== null && sha256Hex(picture) === photo.sha256;
  }
  return { value, stored, publicKey: key ?? signer.publicKey, genuine };
}

/** The address of a report's file; the code is the permission to read it. */
export const fileAddress = (value: Pick<ReportValue, 'no' | 'code'>, ending: 'pdf' | 'json') =>
  `/report/${value.no}.${ending}?code=${value.code}`;

/** Who is told whose order a report belongs to: anybody who holds the code reads the rest. */
type ReportReader = 'party' | 'public';

/** The bytes whose signature in a file's address says that a party was given it. */
export const partySeal = ({ no }: Pick<ReportValue, 'no'>): Buffer =>
  Buffer.from(`parties of ${no}`, 'utf8');

/** Returns when a report was revoked and why; null while it stands. */
const revocationOf = ({ revokedAt, revokedReason }: SignedReport): Report['revoked'] =>
  revokedAt === null ? null : { at: revokedAt.toISOString(), reason: revokedReason ?? '' };

/**
 * A checked report as its page shows it: pictures have addresses that a browser can open now. Those
 * that name parties are given to the parties alone.
 */
export function toReportView(
  deps: QcDeps,
  checked: Checked,
  { reader, now }: { readonly reader: ReportReader; readonly now: Date },
): Report {
  const { value, stored, publicKey, genuine } = checked;
  const isParty = reader === 'party';
  const visible = isParty ? { tests: value.tests, withheld: [] } : withoutPartyPhotos(value.tests);
  const seal = isParty ? `&seal=${deps.signer.sign(partySeal(value)).toString('base64url')}` : '';
  return {
    ...value,
    orderNo: isParty ? value.orderNo : null,
    client: isParty ? value.client : null,
    tests: visible.tests.map((test) => ({
      ...test,
      photos: test.photos.map((photo) => ({ ...photo, url: deps.files.link(photo.url, now) })),
    })),
    withheld: visible.withheld,
    status: stored.state,
    revoked: revocationOf(stored),
    sha256: stored.sha256.toString('hex'),
    signature: stored.signature.toString('base64'),
    publicKey,
    genuine,
    pdf: `${fileAddress(value, 'pdf')}${seal}`,
    json: isParty ? `${fileAddress(value, 'json')}${seal}` : null,
  };
}

/** Returns a stored report, checked; one whose text is no report any more cannot be found. */
async function viewOf(
  ctx: RequestContext,
  deps: QcDeps,
  { stored, reader }: { readonly stored: SignedReport; readonly reader: ReportReader },
): Promise<Report> {
  const checked = await check(ctx.tx, deps, stored);
  if (checked === null) throw new Failure('notFound');
  return toReportView(deps, checked, { reader, now: ctx.now });
}

/** Returns a caller's access to a report: staff and the order's parties also see the order. */
async function readerOf(
  ctx: RequestContext,
  deps: QcDeps,
  stored: SignedReport,
): Promise<ReportReader> {
  if (ctx.caller.kind === 'staff') return 'party';
  if (ctx.caller.kind !== 'member') return 'public';
  const me = ctx.caller.accountId;
  const order = await deps.orders.find(ctx.tx, stored.orderId);
  return order?.buyerId === me || order?.sellerId === me ? 'party' : 'public';
}

const isSameCode = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/**
 * Returns the report with this number and this code, checked; anybody who holds both may read it.
 * Fails with notFound where either is wrong, without saying which.
 */
export async function verifyReport(
  ctx: RequestContext,
  deps: QcDeps,
  { no, code }: Input<typeof VerifyCall>,
): Promise<Report> {
  const stored = await findReportByNo(ctx.tx, no);
  if (stored === null || !isSameCode(stored.code, typedCode(code))) throw new Failure('notFound');
  return viewOf(ctx, deps, { stored, reader: await readerOf(ctx, deps, stored) });
}

/** Returns the report of this number, for the parties of its order and for staff. */
export async function findReportForParty(
  ctx: RequestContext,
  deps: QcDeps,
  { no }: Input<typeof reportOne>,
): Promise<Report> {
  const stored = await findReportByNo(ctx.tx, no);
  if (stored === null) throw new Failure('notFound');
  if ((await readerOf(ctx, deps, stored)) !== 'party') throw new Failure('notFound');
  return viewOf(ctx, deps, { stored, reader: 'party' });
}

/** Returns reports as an order's page shows them, by line. */
function linesOf(
  { files }: Pick<QcDeps, 'files'>,
  reports: readonly SignedReport[],
  now: Date,
): Map<string, LineReport[]> {
  const lines = new Map<string, LineReport[]>();
  for (const stored of reports) {
    const value = readValue(stored);
    if (value === null) continue;
    const report = lineReportOf(value);
    const photos = report.photos.map((one) => ({ ...one, url: files.link(one.url, now) }));
    lines.set(stored.lineId, [...(lines.get(stored.lineId) ?? []), { ...report, photos }]);
  }
  return lines;
}

/** The reports in force of an order by line, the oldest first, as its page shows them. */
export const reportsOf = async (
  db: Db,
  deps: Pick<QcDeps, 'files'>,
  orderId: string,
  now: Date,
): Promise<Map<string, LineReport[]>> => linesOf(deps, await listReportsInForce(db, orderId), now);

/**
 * The reports of lots in one query, the oldest first: those in force by line, as an order's page
 * shows them, and those that were revoked. Asks nothing where there is no lot.
 */
export async function lotReportsOf(
  db: Db,
  deps: Pick<QcDeps, 'files'>,
  lotIds: readonly string[],
  now: Date,
): Promise<LotReports> {
  const found = lotIds.length === 0 ? [] : await listReportsOfLots(db, lotIds);
  return {
    lines: linesOf(
      deps,
      found.filter(({ state }) => state === 'valid'),
      now,
    ),
    revoked: found.flatMap(({ no, lotId, revokedAt, revokedReason }) =>
      revokedAt === null ? [] : [{ no, lotId, revokedAt, reason: revokedReason ?? '' }],
    ),
  };
}
