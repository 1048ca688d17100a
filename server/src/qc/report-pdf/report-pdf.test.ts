import { expect, test, vi } from 'vitest';
import { languages } from '#contract/options.ts';
import { testCodes } from '#contract/orders/terms.ts';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import { catalogue } from '#contract/qc/catalogue.ts';
import { coverageOf } from '#contract/qc/planning/coverage.ts';
import { sampleOf } from '#contract/qc/planning/sampling.ts';
import { PdfSheet } from '#server/kit/pages/pdf-sheet.ts';
import type { Printed } from '../core/reports/printed-report.ts';
import type { ReportValue } from '../core/reports/report.ts';
import { textsOf } from '../locales/texts.ts';
import { reportPdf } from './report-pdf.ts';

const AT = '2026-11-17T04:00:00.000Z';

function testOf(test: TestCode, lot: number): ReportValue['tests'][number] {
  const { level, destructive } = catalogue[test];
  const { sample } = sampleOf(test, lot);
  const photo = {
    url: `/files/${test}`,
    sha256: 'a'.repeat(64),
    caption: 'Even laser depth, second line shifted by 0.2 mm against the reference',
    subject: 'topMarking',
    bad: false,
    reference: false,
    scale: '',
  } as const;
  return {
    test,
    level,
    destructive,
    planned: sample,
    sizeReason: null,
    leftOutReason: null,
    sampled: sample,
    passed: sample,
    failed: 0,
    outcome: 'pass',
    method: 'AS6081 4.2.6',
    measurements: [{ name: 'VOL', value: '0.42', unit: 'V', min: '', max: '0.4' }],
    equipment: 'SM-4',
    calibratedOn: '2026-05-11',
    note: '',
    photos: [photo],
    inspector: 'Min Zhao',
    at: AT,
  };
}

function printedOf(lot: number, tests: readonly TestCode[]): Printed {
  const sampled = tests.map((test) => ({ test, sample: sampleOf(test, lot).sample }));
  const value: ReportValue = {
    no: 'TR-261117-0932',
    code: '7K4M-Q2XD',
    revision: 1,
    lab: { name: 'Assay Test Centre', mark: 'SZ-1', address: 'Shenzhen, China' },
    orderNo: 'TO-261105-0417',
    client: 'Hollis Instruments',
    mpn: 'STM32F103C8T6',
    manufacturer: 'STMicroelectronics',
    lotNo: 'LOT-261113-031',
    dateCode: '2414',
    lotCode: 'GH24E9T',
    declaredCondition: 'brandNew',
    quantityOrdered: lot,
    quantityReceived: lot,
    receivedAt: '2026-11-13T02:00:00.000Z',
    testedFrom: '2026-11-16T02:00:00.000Z',
    testedTo: AT,
    climate: { temperature: '23.1', humidity: 48, measuredAt: AT },
    package: 'LQFP-48',
    packing: {
      form: 'reel',
      packs: 3,
      opened: 2,
      tape: 'intact',
      bag: 'opened',
      card: '10',
      desiccant: 'present',
    },
    issuedAt: AT,
    verdict: 'pass',
    grade: 'B',
    edition: 'AS6081:2012',
    yearWeek: '26·47',
    tests: tests.map((one) => testOf(one, lot)),
    coverage: coverageOf(sampled, { lot }).map(({ kind, chance, level }) => ({
      kind,
      level,
      permille: Math.floor(chance * 1000),
    })),
    acceptedDeviations: [],
    revisionReason: null,
    notOrdered: [],
    earlier: null,
    conclusion:
      'Original parts, repacked once. Marking, lead frame and die agree with the known-good sample. Two reels had been opened and resealed; no effect on function.',
    notCovered: '',
    deviations: '',
    author: 'Min Zhao',
    reviewer: 'Ke Luo',
  };
  return {
    value,
    status: 'valid',
    revokedReason: null,
    withheld: [],
    sha256: 'b'.repeat(64),
    address: 'https://assay.example/v/TR-261117-0932/7K4M-Q2XD',
    pictures: new Map(),
  };
}

/** Returns the texts of each page in the order in which they are written, and the file. */
async function writtenIn(printed: Printed, lang: (typeof languages)[number]) {
  const pages: string[][] = [[]];
  let page = 0;
  const add = vi.spyOn(PdfSheet.prototype, 'room').mockImplementation(function (
    this: PdfSheet,
    height: number,
  ) {
    const before = this.doc.bufferedPageRange().count;
    room.call(this, height);
    if (this.doc.bufferedPageRange().count > before) pages[++page] = [];
  });
  const write = vi.spyOn(PdfSheet.prototype, 'text').mockImplementation(function (
    this: PdfSheet,
    ...args: Parameters<PdfSheet['text']>
  ) {
    pages[page]?.push(args[0]);
    text.apply(this, args);
  });
  const finish = vi.spyOn(PdfSheet.prototype, 'finish').mockImplementation(function (
    this: PdfSheet,
    foot: (page: number, pages: number) => void,
  ) {
    return end.call(this, (n, all) => {
      page = n - 1;
      foot(n, all);
    });
  });
  try {
    const file = await reportPdf(printed, lang);
    return { pages, file };
  } finally {
    for (const spy of [add, write, finish]) spy.mockRestore();
  }
}
const { room, text, finish: end } = PdfSheet.prototype;

const eleven: readonly TestCode[] = [
  'documents',
  'generalVisual',
  'detailedVisual',
  'xray',
  'electrical',
  'leadCheck',
  'solventRemarking',
  'decapsulation',
  'leadFree',
  'sem',
  'surfaceAnalysis',
];

test('tests, pictures and the signed conclusion stand on the first page in every language', async () => {
  for (const lang of languages) {
    const { pages } = await writtenIn(printedOf(2500, eleven), lang);
    expect(pages[0], lang).toContain('Ke Luo');
    expect(
      pages[0]?.some((one) => one.startsWith('Original parts')),
      lang,
    ).toBe(true);
  }
});

test('climate, package and packing stand on the first page, and nothing in their place where unknown', async () => {
  const printed = printedOf(2500, eleven);
  const { pages } = await writtenIn(printed, 'en');
  expect(pages[0]).toEqual(
    expect.arrayContaining([
      'STMicroelectronics, LQFP-48',
      '23.1 °C, 48% RH',
      'reel × 3, 2 opened, outer tape intact, moisture bag broken, humidity card at 10%, desiccant present',
    ]),
  );
  const value = { ...printed.value, climate: null, package: '', packing: null };
  const before = await writtenIn({ ...printed, value }, 'en');
  expect(before.pages[0]).toContain('STMicroelectronics');
  expect(before.pages.flat().some((one) => /^(Climate|Packing)$/.test(one))).toBe(false);
});

test.each(languages)(
  'a revision names its two people beside those who signed before, in %s',
  async (lang) => {
    const printed = printedOf(2500, eleven);
    const value = {
      ...printed.value,
      issuedAt: '2026-11-20T06:30:00.000Z',
      earlier: 'TR-261117-0931',
      revisionReason: 'A wrong word.',
      wordsRevision: {
        revisedBy: 'Yu Chen',
        approvedBy: 'Ana Ruiz',
        revisedAt: '2026-11-20T06:30:00.000Z',
        reviewedAt: AT,
      },
    };
    const texts = (await writtenIn({ ...printed, value }, lang)).pages.flat();
    expect(texts).toEqual(expect.arrayContaining(['Min Zhao', 'Ke Luo']));
    const revised = texts.find((one) => one.includes('Yu Chen')) ?? '';
    expect(revised).toMatch(/Yu Chen.*Ana Ruiz/);
    expect(revised).toContain('A wrong word.');
    expect(revised).not.toMatch(/[{}]/);
    const { signed } = textsOf(lang).conclusion;
    const at = (time: string) => texts.filter((one) => one === signed.replace('{at}', time)).length;
    // Neither signed on the day of the revision.
    expect([at('2026-11-17 12:00'), at('2026-11-20 14:30')]).toEqual([2, 0]);
  },
);

test('every page of a report that was revoked or superseded says so', async () => {
  for (const status of ['revoked', 'superseded'] as const) {
    const printed = { ...printedOf(2500, testCodes), status, revokedReason: 'Another lot.' };
    const { pages } = await writtenIn(printed, 'en');
    expect(pages.length).toBeGreaterThan(3);
    for (const page of pages) {
      expect(page.some((one) => one.toLowerCase().includes(status))).toBe(true);
    }
  }
  const { pages } = await writtenIn(printedOf(2500, testCodes), 'en');
  expect(pages.flat().some((one) => /revoked|superseded/i.test(one))).toBe(false);
});

test.each(languages)(
  'the head of a test stands on the page of its first picture, in %s',
  async (lang) => {
    const { figure } = textsOf(lang).photos;
    // Lengths at which the head of some test falls on the end of a page.
    for (const times of [0, 14, 33]) {
      const note = 'Two depths of marking on one package. '.repeat(times);
      const printed = printedOf(2500, testCodes);
      const tests = printed.value.tests.map((one) => ({ ...one, note, measurements: [] }));
      const { pages } = await writtenIn({ ...printed, value: { ...printed.value, tests } }, lang);
      for (const [at, { test: code, level }] of tests.entries()) {
        const head = `${textsOf(lang).tests[code].name} · ${level}`;
        const caption = `${figure.replace('{n}', `${at + 1}`)} `;
        const page = pages.findIndex((texts) => texts.includes(head));
        expect(page, head).toBeGreaterThan(-1);
        expect(
          pages[page]?.some((one) => one.startsWith(caption)),
          head,
        ).toBe(true);
      }
    }
  },
);

test('a lot of a billion pieces is printed as fast as a small one, on as many pages', async () => {
  const small = await writtenIn(printedOf(250, testCodes), 'en');
  const started = performance.now();
  const large = await writtenIn(printedOf(1_000_000_000, testCodes), 'en');
  expect(performance.now() - started).toBeLessThan(3000);
  expect(large.pages).toHaveLength(small.pages.length);
  expect(large.pages[0]).toContain('1,000,000,000 of 1,000,000,000');
});
