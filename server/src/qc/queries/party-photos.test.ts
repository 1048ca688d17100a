import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import * as contract from '#contract/qc/calls.ts';
import type { Report } from '#contract/qc/schemas.ts';
import { type Bench, openBench } from '#harness/bench.ts';
import { asMember } from '#harness/calling.ts';
import { filesSlice } from '#server/files/public.ts';
import { systemClock } from '#server/kit/clock.ts';
import { buildHttp, TOKEN_NAME } from '#server/kit/http/http.ts';
import { createLogger } from '#server/kit/process/log.ts';
import type { Caller } from '#server/kit/request-context.ts';
import { qcCalls } from '../handlers.ts';
import { readReportFiles, serveReports } from '../report-files.ts';

let bench: Bench;
let http: FastifyInstance;
const sessions = new Map<string, Caller>();
beforeAll(async () => {
  bench = await openBench();
  const { db } = bench.database;
  http = await buildHttp({
    database: bench.database,
    clock: systemClock,
    log: createLogger('silent'),
    calls: qcCalls(bench.parts),
    refusals: {},
    identify: async (_db, token) => {
      const caller = sessions.get(token);
      return caller === undefined ? null : { caller, lang: 'en' };
    },
    openCalls: { toStaff: [], toDeclined: new Set() },
    rateFactor: 1000,
    strict: true,
  });
  const served = { db, clock: systemClock };
  filesSlice({ storage: bench.storage, secret: Buffer.alloc(32, 7) }).serve(http, {
    ...served,
    tokenName: TOKEN_NAME,
    identify: async (token) => sessions.get(token) ?? null,
  });
  serveReports(http, bench.parts, { ...served, rateFactor: 1 });
  await http.ready();
});
afterAll(async () => {
  await http.close();
  await bench.close();
});

const captions = {
  goods: 'Laser marking',
  paper: 'Packing list of Nordwind',
  label: 'Shipping label, Hamburg',
  packaging: 'Carton as it came',
  waybill: 'Waybill in the carton',
};
type Shot = keyof typeof captions;

/** An issued report whose photos show goods, papers and labels; two of them in the test of documents. */
async function issued() {
  const order = bench.orders.receive([250]);
  const [opened] = await bench.open(order);
  if (opened === undefined) throw new Error('no inspection was opened');
  const urls = {} as Record<Shot, string>;
  for (const [place, shot] of (Object.keys(captions) as Shot[]).entries()) {
    urls[shot] = await bench.photo(bench.min, `#${place + 1}${place + 1}5577`);
  }
  const photo = (shot: Shot) => ({ url: urls[shot], caption: captions[shot] });
  const papers = await bench.record(opened, {
    test: 'documents',
    sampled: 250,
    passed: 250,
    photos: [photo('paper'), { ...photo('packaging'), subject: 'topMarking' }],
  });
  const recorded = await bench.record(papers, {
    test: 'generalVisual',
    sampled: 250,
    passed: 250,
    photos: [
      { ...photo('label'), subject: 'label' },
      { ...photo('goods'), subject: 'topMarking' },
      { ...photo('waybill'), subject: 'papers' },
    ],
  });
  const view = await bench.issue(await bench.conclude(await bench.recordAll(recorded)));
  const report = await bench.call(contract.reportOne, { no: view.reportNo ?? '' }, bench.ke);
  sessions.set('buyer', asMember(order.buyerId));
  sessions.set('stranger', asMember(bench.orders.receive([1]).buyerId));
  return { report, urls };
}

async function send(call: Call, payload: object, token?: string): Promise<{ data: Report }> {
  const headers = token === undefined ? {} : { [TOKEN_NAME]: token };
  const url = `/test-api${call.path}`;
  return (await http.inject({ method: 'POST', url, headers, payload })).json();
}
const captionsOf = ({ tests }: Report) =>
  tests.flatMap(({ photos }) => photos).map(({ caption }) => caption);
const images = (pdf: Buffer) => pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0;
const status = async (url: string, token?: string) => {
  const headers = token === undefined ? {} : { [TOKEN_NAME]: token };
  return (await http.inject({ url, headers })).statusCode;
};

describe('photos of papers, labels and packaging', () => {
  test('are on no list that a public reader gets, nor is anything said of them', async () => {
    const { report, urls } = await issued();
    const key = { no: report.no, code: report.code };
    for (const token of [undefined, 'stranger']) {
      const reply = await send(contract.verifyReport, key, token);
      expect(captionsOf(reply.data)).toEqual([captions.goods]);
      expect(reply.data.genuine).toBe(true);
      // The figure of the goods is called as in the parties' copy.
      expect(reply.data.withheld).toEqual([1, 2, 3, 5]);
      const text = JSON.stringify(reply);
      for (const shot of ['paper', 'label', 'packaging', 'waybill'] as const) {
        expect(text).not.toContain(urls[shot]);
        expect(text).not.toContain(captions[shot]);
      }
    }
  });

  test('cannot be fetched by a public reader, whatever address is known', async () => {
    const { urls } = await issued();
    expect(await status(urls.goods)).toBe(200);
    for (const shot of ['paper', 'label', 'packaging', 'waybill'] as const) {
      for (const token of [undefined, 'stranger']) {
        expect([shot, await status(urls[shot], token)]).toEqual([shot, 404]);
      }
    }
  });

  test('are in no PDF without the seal of a party', async () => {
    const { report } = await issued();
    const open = await http.inject(`/report/${report.no}.pdf?code=${report.code}`);
    const sealed = await http.inject(report.pdf);
    expect([open.statusCode, sealed.statusCode]).toEqual([200, 200]);
    expect([images(open.rawPayload), images(sealed.rawPayload)]).toEqual([1, 5]);
    expect(await status(`/report/${report.no}.json?code=${report.code}`)).toBe(404);
  });

  test('stand in the report of the parties, who can open them', async () => {
    const { report } = await issued();
    const key = { no: report.no, code: report.code };
    for (const { data } of [
      await send(contract.verifyReport, key, 'buyer'),
      await send(contract.reportOne, { no: report.no }, 'buyer'),
    ]) {
      expect(captionsOf(data).sort()).toEqual(Object.values(captions).sort());
      expect(data.withheld).toEqual([]);
      for (const { url } of data.tests.flatMap(({ photos }) => photos)) {
        expect(await status(url)).toBe(200);
      }
    }
    const { no } = report;
    const files = await readReportFiles(bench.database.db, bench.parts, { no, lang: 'en' });
    expect(images(files?.pdf ?? Buffer.alloc(0))).toBe(5);
  });
});
