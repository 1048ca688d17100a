import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import * as bench from '../stage/bench.ts';
import { agree, openBrowsers, partOf, staffPage, toTheDock } from '../stage/deal.ts';
import { openRuling, orderRetest } from '../stage/disputes.ts';
import { test } from '../stage/journey.ts';
import { market } from '../stage/market.ts';
import { expectZeroTrial } from '../stage/money/ledger.ts';
import { signInStaff } from '../stage/people.ts';
import { revokeReport } from '../stage/revocation.ts';

const verifier = resolve(import.meta.dirname, '../../tools/assay-verify/bin.mjs');

/** Runs the verifier as a program of its own, as a reader of a report does. */
function verify(file: string, ...args: string[]): Promise<{ code: number; out: string }> {
  return new Promise((done) => {
    // Settings of the journeys' own process, such as colors, would add warnings to what it prints.
    const env = { PATH: process.env['PATH'] };
    execFile(process.execPath, [verifier, file, ...args], { env }, (error, stdout, stderr) => {
      done({ code: error ? Number(error.code) : 0, out: `${stdout}${stderr}` });
    });
  });
}

/** Issues the report of the lot that is in review; answers its number, not that of the one before. */
async function issue(staff: Page, orderPage: string, before?: string): Promise<string> {
  await signInStaff(staff, 'qc2@assay.test');
  await bench.openRound(staff, orderPage, /In review/);
  await bench.issueOpened(staff);
  const links = staff.getByRole('link', { name: /^TR-/ });
  const own = before === undefined ? links : links.filter({ hasNotText: before });
  return (await own.first().textContent()) ?? '';
}

/** Downloads the signed file of a report from its page; answers where it lies. */
async function download(buyer: Page, no: string, folder: string): Promise<string> {
  await buyer.goto(`/report/${no}`);
  const link = buyer.getByRole('link', { name: 'Signed file (JSON)' });
  const reply = await buyer.request.get((await link.getAttribute('href')) ?? '');
  expect(reply.status()).toBe(200);
  const path = join(folder, `${no}.json`);
  writeFileSync(path, await reply.body());
  return path;
}

/** Downloads the PDF of a report from its page; answers where it lies. */
async function downloadPdf(buyer: Page, no: string, folder: string): Promise<string> {
  await buyer.goto(`/report/${no}`);
  const link = buyer.getByRole('link', { name: 'Download PDF' });
  const reply = await buyer.request.get((await link.getAttribute('href')) ?? '');
  expect(reply.status()).toBe(200);
  const path = join(folder, `${no}.pdf`);
  writeFileSync(path, await reply.body());
  return path;
}

/** Writes a copy of a file in which one byte of a text is another. */
function withChangedByte(path: string, text: string): string {
  const bytes = readFileSync(path);
  const at = bytes.indexOf(text);
  expect(at).toBeGreaterThan(0);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  const changed = path.replace(/(\.\w+)$/, '.changed$1');
  writeFileSync(changed, bytes);
  return changed;
}

test('section 8: lots of 2,500 and of 8 pieces go through the lab to reports that anybody verifies', async ({
  browser,
}) => {
  test.slow();
  const people = await openBrowsers(browser);
  const { buyer, staff } = people;
  const agreed = async (run: string, pieces: string) => {
    const mpn = partOf(run);
    const order = await agree(people, mpn, pieces);
    await toTheDock(people, order, pieces);
    await signInStaff(staff, 'qc@assay.test');
    await bench.openInspection(staff, staffPage(order));
    return { order, mpn };
  };

  // 2,500 pieces pass: the bench asks for the sample of the table, not for the lot.
  const large = await agreed('L', '2500');
  await bench.describeLot(staff);
  await bench.recordAll(staff, 'pass');
  await bench.conclude(staff, { grade: 'A', verdict: 'Pass', text: 'Original parts, sealed.' });
  const passed = await issue(staff, staffPage(large.order));

  // 8 pieces are suspect and tested again.
  const small = await agreed('S', '8');
  await bench.recordAll(staff, 'fail');
  await bench.conclude(staff, { grade: 'F', verdict: 'Suspect', text: 'Two kinds of marking.' });
  const suspect = await issue(staff, staffPage(small.order));
  await openRuling(people, small.order, 'Eight pieces of another reel.');
  await staff.getByRole('radio', { name: /Test again/ }).click();
  await orderRetest(staff);
  await expect(staff.getByText('Decided: test again.').first()).toBeVisible();
  await signInStaff(staff, 'qc@assay.test');
  await bench.openRound(staff, staffPage(small.order), /In test/);
  await expect(staff.getByRole('link', { name: suspect }).first()).toBeVisible();
  await bench.recordAll(staff, 'pass');
  await bench.conclude(staff, { grade: 'B', verdict: 'Pass', text: 'The lots were mixed up.' });
  const retest = await issue(staff, staffPage(small.order), suspect);
  expect(retest).not.toBe(suspect);

  // 8 more pieces pass, and the lab takes the report back.
  const withdrawn = await agreed('W', '8');
  await bench.recordAll(staff, 'pass');
  await bench.conclude(staff, { grade: 'A', verdict: 'Pass', text: 'As marked.' });
  const revoked = await issue(staff, staffPage(withdrawn.order));
  await revokeReport(staff, revoked, 'The solvent was old.');

  const folder = mkdtempSync(join(tmpdir(), 'assay-reports-'));
  try {
    const expected = [
      { no: passed, mpn: large.mpn, verdict: 'pass', status: 'valid' },
      { no: suspect, mpn: small.mpn, verdict: 'suspect', status: 'superseded' },
      { no: retest, mpn: small.mpn, verdict: 'pass', status: 'valid' },
      { no: revoked, mpn: withdrawn.mpn, verdict: 'pass', status: 'revoked' },
    ];
    const foreign = generateKeyPairSync('ed25519').publicKey.export({
      type: 'spki',
      format: 'der',
    });
    for (const { no, mpn, verdict, status } of expected) {
      const file = await download(buyer, no, folder);
      const whole = await verify(file, '--url', market());
      expect(whole.out).toContain(`report     ${no}, ${mpn}, ${verdict}\n`);
      expect(whole.out).toContain(`status     ${status}\n`);
      expect(whole.out).toMatch(/\nGENUINE\n$/);
      expect(whole.code).toBe(0);
      const changed = await verify(withChangedByte(file, mpn), '--url', market());
      expect(changed.out).toContain('sha-256    differs from what the file says');
      expect(changed.out).toMatch(/\nNOT GENUINE\n$/);
      expect(changed.code).toBe(1);
      const forged = await verify(file, '--key', foreign.toString('base64'));
      expect(forged.out).toContain('key        none of those that were published');
      expect(forged.code).toBe(1);
      const unknown = await verify(file);
      expect(unknown.out).toContain('CANNOT SAY');
      expect(unknown.out).toMatch(new RegExp(`^later .*/v/${no}/`, 'm'));
      expect(unknown.code).toBe(3);

      const pdf = await downloadPdf(buyer, no, folder);
      const printed = await verify(pdf, '--url', market());
      expect(printed.out).toMatch(/\nGENUINE\n$/);
      const altered = await verify(withChangedByte(pdf, 'endobj'), '--url', market());
      expect(altered.out).toMatch(/\nNOT GENUINE\n$/);
      expect(altered.code).toBe(1);
      expect((await verify(pdf, '--key', foreign.toString('base64'))).code).toBe(1);
    }
    const sampled = JSON.parse(readFileSync(join(folder, `${passed}.json`), 'utf8')) as {
      report: { tests: { test: string; sampled: number }[]; climate: object; package: string };
    };
    const visual = sampled.report.tests.find((one) => one.test === 'detailedVisual');
    expect(visual?.sampled).toBe(122);
    expect(sampled.report).toMatchObject({
      climate: { temperature: '23.1', humidity: 48 },
      package: 'LQFP-48',
      packing: { form: 'reel', opened: 1, desiccant: 'present' },
    });
    await buyer.goto(`/report/${passed}`);
    const sheet = buyer.getByRole('article');
    await expect(sheet.getByText('23.1 °C, 48% RH')).toBeVisible();
    await expect(sheet.getByText(/^reel × 1, 1 opened|^reel, 1 opened/)).toBeVisible();
  } finally {
    rmSync(folder, { recursive: true });
  }
  await expectZeroTrial(market());
});
