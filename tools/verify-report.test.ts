import { createHash, generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { canonicalJson } from '#server/qc/core/canonical-json.ts';
import { signerOf } from '#server/qc/signer.ts';
import { verifyReportFile } from './verify-report.ts';

const signer = signerOf(generateKeyPairSync('ed25519').privateKey);
const report = { no: 'TR-261117-0932', mpn: 'STM32F103C8T6', verdict: 'pass', tests: [{ n: 1 }] };
const bytes = Buffer.from(canonicalJson(report));
const file = {
  format: 'assay-report-1',
  algorithm: 'Ed25519',
  sha256: createHash('sha256').update(bytes).digest('hex'),
  signature: signer.sign(bytes).toString('base64'),
  publicKey: signer.publicKey,
  report,
};
const verify = (given: unknown, key: string | null = signer.publicKey) =>
  verifyReportFile(JSON.stringify(given), key);

test('a report as it was downloaded is genuine, in whatever order its fields are', () => {
  expect(verify(file).genuine).toBe(true);
  const turned = Object.fromEntries(Object.entries(report).reverse());
  expect(verify({ ...file, report: turned }).genuine).toBe(true);
});

test('a changed report is not, even where its hash was changed with it', () => {
  const changed = { ...report, verdict: 'fail' };
  expect(verify({ ...file, report: changed }).lines).toContain(
    'sha-256    differs from what the file says',
  );
  const sha256 = createHash('sha256').update(canonicalJson(changed)).digest('hex');
  const found = verify({ ...file, report: changed, sha256 });
  expect(found.genuine).toBe(false);
  expect(found.lines).toContain('signature  does not hold');
});

test('a report signed by somebody else is not, by the key that the lab publishes', () => {
  const forger = signerOf(generateKeyPairSync('ed25519').privateKey);
  const signature = forger.sign(bytes).toString('base64');
  const forged = { ...file, signature, publicKey: forger.publicKey };
  expect(verify(forged).genuine).toBe(false);
  expect(verify(forged, null).lines.join()).toContain('compare it');
});

test('what is no report says so in a sentence', () => {
  expect(verifyReportFile('%PDF', null).lines).toEqual(['The file is no JSON.']);
  expect(verify({ no: 1 }).lines).toEqual(['The file is no report of Assay.']);
  expect(verify({ ...file, report: { n: 0.5 } }).genuine).toBe(false);
  expect(verify(file, 'no key').genuine).toBe(false);
});
