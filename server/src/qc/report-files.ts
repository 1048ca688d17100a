import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Language } from '#contract/option-schemas.ts';
import { languages } from '#contract/options.ts';
import { typedCode, verifyPath } from '#contract/qc/reports/report-code.ts';
import type { Clock } from '#server/kit/clock.ts';
import type { Db } from '#server/kit/database/database.ts';
import { withoutPartyPhotos } from './core/party-photos.ts';
import type { Printed } from './core/reports/printed-report.ts';
import { reportFile } from './core/reports/report-file.ts';
import { signPdf } from './core/reports/sign-pdf.ts';
import type { QcDeps } from './deps.ts';
import { textsOf } from './locales/texts.ts';
import { type Checked, check, partySeal } from './queries/find-report-for-party.ts';
import { printable } from './report-pdf/pictures.ts';
import { reportPdf } from './report-pdf/report-pdf.ts';
import { algorithm } from './signer.ts';
import { findReportByNo } from './store/reports.ts';

/** The parts of the HTTP server that the report's files need. */
export interface ServeParts {
  readonly db: Db;
  readonly clock: Clock;
  /** Multiplies the rate limit; 1 in production. */
  readonly rateFactor: number;
}

const PER_MINUTE = 60;
const NUMBER = '/report/:no(^TR-[0-9-]+)';

interface FileRequest {
  Params: { no: string };
  Querystring: { code?: unknown; lang?: unknown; seal?: unknown };
}

const langOf = (wanted: unknown): Language => languages.find((lang) => lang === wanted) ?? 'en';

/**
 * Adds `GET /report/{no}.pdf?lang=&code=` and `GET /report/{no}.json?code=`. The code is the
 * permission: without the right one there is no such report. Only the `seal` of an address that a
 * party was given shows whose order it is, and opens the signed JSON. A report that is no longer
 * what was signed is not given out.
 */
export function serveReports(http: FastifyInstance, qc: QcDeps, parts: ServeParts): void {
  const config = { rateLimit: { max: PER_MINUTE * parts.rateFactor, timeWindow: 60_000 } };
  /** The report that was asked for; null once a refusal was sent in its place. */
  const found = async (
    { no, code, lang }: { no: string; code: unknown; lang: Language },
    reply: FastifyReply,
  ): Promise<Checked | null> => {
    const stored = await findReportByNo(parts.db, no);
    if (stored === null || typeof code !== 'string' || typedCode(code) !== stored.code) {
      await refuse(reply, 404, textsOf(lang).refused.code);
      return null;
    }
    const checked = await check(parts.db, qc, stored);
    if (checked?.genuine) return checked;
    reply.log.error({ report: no }, 'a stored report is not what was signed');
    await refuse(reply, 409, textsOf(lang).refused.broken);
    return null;
  };
  http.get<FileRequest>(`${NUMBER}.pdf`, { config }, async (request, reply) => {
    const { no } = request.params;
    const lang = langOf(request.query.lang);
    const checked = await found({ no, code: request.query.code, lang }, reply);
    if (checked === null) return reply;
    const { seal } = request.query;
    const allowed = isSealed(qc, checked, seal) ? forParties(checked) : withoutParties(checked);
    return withFileHeaders(reply, `${no}-${lang}.pdf`)
      .type('application/pdf')
      .send(await printed(parts.db, qc, allowed, lang));
  });
  http.get<FileRequest>(`${NUMBER}.json`, { config }, async (request, reply) => {
    const { no } = request.params;
    const checked = await found({ no, code: request.query.code, lang: 'en' }, reply);
    if (checked === null) return reply;
    if (!isSealed(qc, checked, request.query.seal)) {
      return refuse(reply, 404, textsOf('en').refused.code);
    }
    const file = signedFile(checked);
    return withFileHeaders(reply, `${no}.json`).type('application/json; charset=utf-8').send(file);
  });
}

/** Returns a report as PDF and as its signed JSON; null where it is not there or not genuine. */
export async function readReportFiles(
  db: Db,
  qc: QcDeps,
  { no, lang }: { readonly no: string; readonly lang: Language },
): Promise<{ readonly pdf: Buffer; readonly json: string } | null> {
  const stored = await findReportByNo(db, no);
  const checked = stored === null ? null : await check(db, qc, stored);
  if (!checked?.genuine) return null;
  return { pdf: await printed(db, qc, forParties(checked), lang), json: signedFile(checked) };
}

const signedFile = ({ stored, publicKey }: Checked): string =>
  reportFile({
    canonical: stored.canonical,
    sha256: stored.sha256.toString('hex'),
    signature: stored.signature.toString('base64'),
    publicKey,
    algorithm,
  });

/** Whether an address was made for staff or for a party of the order. */
const isSealed = ({ signer }: QcDeps, { value }: Checked, seal: unknown): boolean =>
  typeof seal === 'string' &&
  signer.keyOf(partySeal(value), Buffer.from(seal, 'base64url')) !== null;

/** A report as one reader may print it. */
type Printable = Pick<Checked, 'value' | 'stored'> & Pick<Printed, 'withheld'>;

const forParties = ({ value, stored }: Checked): Printable => ({ value, stored, withheld: [] });

/** A report without its order, its client and the photos that name them, as anybody may print it. */
function withoutParties({ value, stored }: Checked): Printable {
  const { tests, withheld } = withoutPartyPhotos(value.tests);
  return { value: { ...value, tests, orderNo: '—', client: '—' }, stored, withheld };
}

async function printed(db: Db, qc: QcDeps, one: Printable, lang: Language): Promise<Buffer> {
  const { value, stored, withheld } = one;
  const pictures = new Map<string, Buffer>();
  for (const { url } of value.tests.flatMap((test) => test.photos)) {
    const bytes = await qc.files.read(db, url);
    const picture = bytes === null ? null : await printable(bytes);
    if (picture !== null) pictures.set(url, picture);
  }
  const address = `${qc.publicUrl}${verifyPath(value)}`;
  const sha256 = stored.sha256.toString('hex');
  const { state: status, revokedReason } = stored;
  const pdf = await reportPdf(
    { value, withheld, status, revokedReason, sha256, address, pictures },
    lang,
  );
  return signPdf(pdf, { no: value.no, issuedAt: value.issuedAt, signer: qc.signer });
}

/** A report may be superseded any minute, so a copy is stored for a moment only. */
const withFileHeaders = (reply: FastifyReply, name: string): FastifyReply =>
  reply
    .header('content-disposition', `inline; filename="${name}"`)
    .header('cache-control', 'private, max-age=60')
    .header('x-content-type-options', 'nosniff')
    .header('x-robots-tag', 'noindex');

const refuse = (reply: FastifyReply, status: number, sentence: string): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${sentence}\n`);
