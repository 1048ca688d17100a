import { createHash } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#contract/options.ts';
import * as contract from '#contract/qc/calls.ts';
import * as planContract from '#contract/qc/planning/plan-calls.ts';
import type { Report } from '#contract/qc/schemas.ts';
import { type Bench, openBench } from '#harness/bench.ts';
import { asMember } from '#harness/calling.ts';
import { withoutTriggers } from '#harness/database.ts';
import { keyOf } from '#server/files/place.ts';
import { systemClock } from '#server/kit/clock.ts';
import { canonicalJson } from '../core/canonical-json.ts';
import { serveReports } from '../report-files.ts';
import { findReportByNo } from '../store/reports.ts';
import { check, reportsOf } from './find-report-for-party.ts';

let bench: Bench;
let http: FastifyInstance;
beforeAll(async () => {
  bench = await openBench();
  http = Fastify();
  serveReports(http, bench.parts, { db: bench.database.db, clock: systemClock, rateFactor: 1 });
  await http.ready();
});
afterAll(async () => {
  await http.close();
  await bench.close();
});

const NOBODY = { kind: 'anonymous' } as const;
const failing = (code: string) => expect.objectContaining({ code });

/** An issued report with two pictures, read by its reviewer. */
async function issued() {
  const order = bench.orders.receive([250]);
  const [opened] = await bench.open(order, ['detailedVisual']);
  if (opened === undefined) throw new Error('no inspection was opened');
  const url = await bench.photo(bench.min, '#335577');
  const reference = await bench.photo(bench.min, '#99aa88');
  const recorded = await bench.record(opened, {
    test: 'detailedVisual',
    sampled: 122,
    passed: 122,
    equipmentId: 'SM-4',
    measurements: [{ name: '引脚宽', value: '0.22', unit: 'mm', min: '0.17', max: '0.27' }],
    photos: [
      { url, caption: 'Top marking' },
      { url: reference, caption: 'Known-good part', reference: true },
    ],
  });
  const view = await bench.issue(await bench.conclude(await bench.recordAll(recorded)));
  const report = await bench.call(contract.reportOne, { no: view.reportNo ?? '' }, bench.ke);
  return { order, view, report, url };
}

/** Runs a statement that the database would refuse to anybody who has to obey its triggers. */
async function tamper(statement: ReturnType<typeof sql>): Promise<void> {
  const { sql: text, parameters } = statement.compile(bench.database.db);
  await withoutTriggers(bench, (client) => client.query(text, [...parameters]));
}

describe('a report', () => {
  test('says what the bench recorded, and is genuine', async () => {
    const { report, view, order } = await issued();
    expect(report).toMatchObject({
      no: view.reportNo,
      revision: 1,
      status: 'valid',
      genuine: true,
      client: 'Nordwind Elektronik GmbH',
      orderNo: order.no,
      quantityReceived: 250,
      yearWeek: '26·47',
      edition: 'SAE AS6081:2012',
      author: 'Min Zhao',
      reviewer: 'Ke Luo',
    });
    expect(report.code).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
    expect(report.notOrdered).toContain('xray');
    expect(report.tests.flatMap((one) => one.photos).map(({ caption }) => caption)).toEqual([
      'Top marking',
      'Known-good part',
    ]);
    expect(report.pdf).toContain(`/report/${report.no}.pdf?code=${report.code}&seal=`);
  });

  test('is found by its number and code together, however they are typed, and by neither alone', async () => {
    const { report } = await issued();
    const typed = ` ${report.code.replace('-', '').toLowerCase()} `;
    const found = await bench.call(contract.verifyReport, { no: report.no, code: typed }, NOBODY);
    expect(found.no).toBe(report.no);
    const wrong = [
      { no: report.no, code: '2222-2222' },
      { no: 'TR-261116-1', code: report.code },
    ];
    for (const key of wrong) {
      await expect(bench.call(contract.verifyReport, key, NOBODY)).rejects.toEqual(
        failing('notFound'),
      );
    }
  });

  test('is read by number by the parties of its order and by nobody else', async () => {
    const { report, order } = await issued();
    const buyer = asMember(order.buyerId);
    const seller = asMember(order.sellerId ?? '', 'seller');
    const stranger = asMember(bench.orders.receive([1]).buyerId);
    for (const party of [buyer, seller]) {
      const read = await bench.call(contract.reportOne, { no: report.no }, party);
      expect(read.no).toBe(report.no);
    }
    await expect(bench.call(contract.reportOne, { no: report.no }, stranger)).rejects.toEqual(
      failing('notFound'),
    );
  });

  test('is superseded by the next one of its lot', async () => {
    const { report, order, view } = await issued();
    order.state = 'inspecting';
    const second = await bench.retest(order, ['detailedVisual'], bench.min);
    const again = await bench.issue(await bench.conclude(await bench.recordAll(second)));
    const old = await bench.call(
      contract.verifyReport,
      { no: report.no, code: report.code },
      NOBODY,
    );
    expect(old).toMatchObject({ status: 'superseded', genuine: true, revision: 1 });
    const next = await bench.call(contract.reportOne, { no: again.reportNo ?? '' }, bench.ke);
    expect(next).toMatchObject({ status: 'valid', revision: 2, earlier: report.no });
    const lines = await reportsOf(bench.database.db, bench.parts, order.id, new Date());
    expect(lines.get(view.lineId)?.map(({ no }) => no)).toEqual([next.no]);
  });

  test('shows on its line of the order without reference pictures', async () => {
    const { report, order, view } = await issued();
    const lines = await reportsOf(bench.database.db, bench.parts, order.id, new Date());
    const [line] = lines.get(view.lineId) ?? [];
    expect(line).toMatchObject({ no: report.no, verdict: 'pass', grade: 'B', labMark: 'SZ-1' });
    expect(line).toMatchObject({ dateCode: view.dateCode, pieces: 250 });
    expect(line?.dateCode).toMatch(/^\d{4}$/);
    expect(line?.photos.map(({ caption }) => caption)).toEqual(['Top marking']);
    expect(line?.tests).toContainEqual({
      code: 'detailedVisual',
      sampled: 122,
      failed: 0,
      outcome: 'pass',
    });
  });
});

describe('a report that was changed', () => {
  test('is refused by the database, whoever asks', async () => {
    const { report } = await issued();
    const { db } = bench.database;
    const attacks = [
      sql`update qc.report set canonical = canonical || ' ' where no = ${report.no}`,
      sql`update qc.report set code = '22222222' where no = ${report.no}`,
      sql`delete from qc.report where no = ${report.no}`,
      sql`truncate qc.report`,
    ];
    for (const attack of attacks) {
      await expect(attack.execute(db)).rejects.toMatchObject({ code: 'QC001' });
    }
  });

  test('is revoked once, for good, and says so', async () => {
    const { report } = await issued();
    const revoke = (reason: string) =>
      sql`update qc.report set revoked_at = now(), revoked_reason = ${reason}
          where no = ${report.no}`.execute(bench.database.db);
    await revoke('Wrong lot');
    const found = await bench.call(
      contract.verifyReport,
      { no: report.no, code: report.code },
      NOBODY,
    );
    expect(found).toMatchObject({ status: 'revoked', genuine: true });
    await expect(revoke('Another reason')).rejects.toMatchObject({ code: 'QC001' });
  });

  test('fails verification with any single byte of it changed', async () => {
    const { report } = await issued();
    const { db } = bench.database;
    const kept = await findReportByNo(db, report.no);
    if (kept === null) throw new Error('the report is gone');
    const text = kept.canonical;
    // Digits become other digits and letters other letters, so that most texts stay a report.
    const places = [...text].flatMap((sign, place) => (/[0-9a-zA-Z]/.test(sign) ? [place] : []));
    let tried = 0;
    for (let at = 0; at < places.length; at += 3) {
      const place = places[at] ?? 0;
      const sign = text[place] === '1' ? '2' : /[0-9]/.test(text[place] ?? '') ? '1' : 'e';
      if (text[place] === sign) continue;
      const changed = text.slice(0, place) + sign + text.slice(place + 1);
      const sha256 = createHash('sha256').update(changed).digest();
      // Even with a hash that fits the changed text the signature does not.
      const forged = { ...kept, canonical: changed, sha256 };
      expect((await check(db, bench.parts, forged))?.genuine ?? false).toBe(false);
      tried += 1;
    }
    expect(tried).toBeGreaterThan(300);
  });

  test('is found by the public page, with a text, a hash or a signature of another', async () => {
    const { db } = bench.database;
    const isGenuine = async ({ no, code }: Report) =>
      (await bench.call(contract.verifyReport, { no, code }, NOBODY)).genuine;
    const [one, other] = [(await issued()).report, (await issued()).report];
    await tamper(sql`
      update qc.report set canonical = replace(canonical, '"grade":"B"', '"grade":"A"')
      where no = ${one.no}`);
    expect(await isGenuine(one)).toBe(false);
    expect(await isGenuine(other)).toBe(true);
    await tamper(sql`update qc.report r set signature = o.signature from qc.report o
                     where r.no = ${other.no} and o.no = ${one.no}`);
    expect(await isGenuine(other)).toBe(false);
    const file = await http.inject(`/report/${one.no}.pdf?code=${one.code}`);
    expect(file.statusCode).toBe(409);
    expect((await findReportByNo(db, one.no))?.canonical).toContain('"grade":"A"');
    await tamper(sql`update qc.report set canonical = '{' where no = ${one.no}`);
    await expect(isGenuine(one)).rejects.toEqual(failing('notFound'));
  });

  test('is found where a whole report stands under the number of another', async () => {
    const [one, other] = [(await issued()).report, (await issued()).report];
    await tamper(sql`update qc.report r
      set canonical = o.canonical, sha256 = o.sha256, signature = o.signature
      from qc.report o where r.no = ${one.no} and o.no = ${other.no}`);
    const found = await bench.call(contract.verifyReport, { no: one.no, code: one.code }, NOBODY);
    expect(found.genuine).toBe(false);
  });

  test('is found where a picture was exchanged', async () => {
    const { report, url } = await issued();
    const id = url.replace('/files/', '');
    await bench.storage.put(keyOf(id), Buffer.from('another picture'), 'image/jpeg');
    const found = await bench.call(
      contract.verifyReport,
      { no: report.no, code: report.code },
      NOBODY,
    );
    expect(found.genuine).toBe(false);
  });
});

describe('the files of a report', () => {
  let report: Report;
  beforeAll(async () => {
    report = (await issued()).report;
  });

  test.each(languages)('a PDF in %s', async (lang) => {
    const file = await http.inject(`/report/${report.no}.pdf?lang=${lang}&code=${report.code}`);
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.headers['content-disposition']).toBe(`inline; filename="${report.no}-${lang}.pdf"`);
    const text = file.rawPayload.toString('latin1');
    expect(text.startsWith('%PDF-1.')).toBe(true);
    // Behind the end of the file stands its signature, a comment.
    expect(text).toMatch(/%%EOF\s*\n%assay-pdf-1 \{[^\n]*\}\n$/);
    expect(text).toContain(`(${report.no} STM32F103C8T6)`);
    expect(text).toContain(`/Lang (${lang})`);
    expect(text.match(/\/Type \/Page\b/g)?.length).toBe(2);
    // Two pictures, and only the glyphs that are used of faces that have ten megabytes each.
    expect(text.match(/\/Subtype \/Image/g)?.length).toBe(2);
    expect(file.rawPayload.length).toBeLessThan(400_000);
  });

  test('without the right code there is no such report, in the reader’s language', async () => {
    for (const query of ['', '?code=2222-2222', '?code[]=a']) {
      const file = await http.inject(`/report/${report.no}.pdf${query}`);
      expect(file.statusCode).toBe(404);
    }
    const file = await http.inject(`/report/TR-261116-1.pdf?lang=fr&code=${report.code}`);
    expect(file.statusCode).toBe(404);
    expect(file.body).toContain('n’existe pas');
  });

  test('the JSON holds exactly what was signed', async () => {
    const file = await http.inject(report.pdf.replace('.pdf', '.json'));
    expect(file.statusCode).toBe(200);
    const { report: value, ...proof } = file.json();
    expect(createHash('sha256').update(canonicalJson(value)).digest('hex')).toBe(proof.sha256);
    expect(proof.publicKey).toBe(bench.parts.signer.publicKey);
  });

  test('nobody else is told whose order it is, whatever address they make', async () => {
    const { no, code } = report;
    const seen = await bench.call(contract.verifyReport, { no, code }, NOBODY);
    expect([seen.orderNo, seen.client, seen.json]).toEqual([null, null, null]);
    expect(seen.pdf).not.toContain('seal');
    for (const seal of ['', '&seal=x', `&seal=${Buffer.alloc(64).toString('base64url')}`]) {
      const file = await http.inject(`/report/${report.no}.json?code=${report.code}${seal}`);
      expect(file.statusCode).toBe(404);
    }
  });

  test('the key is published', async () => {
    const key = await bench.call(contract.reportKey, {}, NOBODY);
    expect(key).toEqual({
      publicKey: bench.parts.signer.publicKey,
      earlier: [],
      keys: [{ publicKey: bench.parts.signer.publicKey, from: null, until: null }],
      algorithm: 'Ed25519',
    });
  });
});

describe('the planner', () => {
  test('tells anybody what a plan buys', async () => {
    const plan = await bench.call(
      planContract.qcPlan,
      { quantity: '2500', goodsType: 'refurbished' },
      NOBODY,
    );
    expect(plan).toMatchObject({
      price: { amount: '450.00', currency: 'USD' },
      days: 2,
      piecesLost: 6,
      edition: 'SAE AS6081:2012',
    });
    expect(plan.catches.map(({ badPercent }) => badPercent)).toEqual([1, 2, 5, 10, 50]);
  });
});
