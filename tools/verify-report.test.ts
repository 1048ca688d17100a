import { execFile } from 'node:child_process';
import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { canonicalJson } from '#server/qc/core/canonical-json.ts';
import { ReportValue } from '#server/qc/core/reports/report.ts';
import { signerOf } from '#server/qc/signer.ts';
import { verifyReportFile } from './assay-verify/report.mjs';

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
const verify = (given: unknown, keys: readonly string[] = [signer.publicKey]) =>
  verifyReportFile(JSON.stringify(given), keys);

test('a report as it was downloaded is genuine, in whatever order its fields are', () => {
  expect(verify(file).verdict).toBe('genuine');
  const turned = Object.fromEntries(Object.entries(report).reverse());
  expect(verify({ ...file, report: turned }).verdict).toBe('genuine');
});

test('a report signed before climate, package and packing stood in it is genuine as it is', () => {
  const before = readFileSync(
    join(import.meta.dirname, 'fixtures/report-before-0105.json'),
    'utf8',
  );
  const { publicKey, report: signed } = JSON.parse(before) as typeof file;
  expect(signed).not.toHaveProperty('climate');
  expect(verifyReportFile(before, [publicKey]).verdict).toBe('genuine');
  expect(ReportValue.parse(signed)).toMatchObject({ climate: null, package: '', packing: null });
});

test('a changed report is not, even where its hash was changed with it', () => {
  const changed = { ...report, verdict: 'fail' };
  expect(verify({ ...file, report: changed }).lines).toContain(
    'sha-256    differs from what the file says',
  );
  const sha256 = createHash('sha256').update(canonicalJson(changed)).digest('hex');
  const found = verify({ ...file, report: changed, sha256 });
  expect(found.verdict).toBe('notGenuine');
  expect(found.lines).toContain('signature  does not hold');
});

test('a report signed by somebody else is not, by the key that the lab publishes', () => {
  const forger = signerOf(generateKeyPairSync('ed25519').privateKey);
  const signature = forger.sign(bytes).toString('base64');
  const forged = { ...file, signature, publicKey: forger.publicKey };
  expect(verify(forged).verdict).toBe('notGenuine');
  expect(verify(forged, []).verdict).toBe('unknown');
  expect(verify(forged, []).lines.join()).not.toMatch(/(^|,)GENUINE/);
});

test('one changed byte of the file is refused', () => {
  const text = JSON.stringify(file);
  const at = text.indexOf('STM32F103C8T6');
  const changed = `${text.slice(0, at)}T${text.slice(at + 1)}`;
  expect(verifyReportFile(changed, [signer.publicKey]).verdict).toBe('notGenuine');
});

test('a retired key vouches for what was issued before its end, and for nothing after', () => {
  const signed = (issuedAt: string) => {
    const dated = { ...report, issuedAt };
    const canonical = Buffer.from(canonicalJson(dated));
    return {
      ...file,
      report: dated,
      sha256: createHash('sha256').update(canonical).digest('hex'),
      signature: signer.sign(canonical).toString('base64'),
    };
  };
  const retired = { publicKey: signer.publicKey, until: '2026-11-20T00:00:00.000Z' };
  const check = (issuedAt: string) =>
    verifyReportFile(JSON.stringify(signed(issuedAt)), [retired]).verdict;
  expect(check('2026-11-17T01:00:00.000Z')).toBe('genuine');
  expect(check('2026-11-21T01:00:00.000Z')).toBe('notGenuine');
});

test('what is no report says so in a sentence', () => {
  expect(verifyReportFile('%PDF', []).lines).toEqual(['The file is no JSON.']);
  expect(verify({ no: 1 }).lines).toEqual(['The file is no report of Assay.']);
  expect(verify({ ...file, report: { n: 0.5 } }).verdict).toBe('notGenuine');
  expect(verify(file, ['no key']).verdict).toBe('notGenuine');
});

test('without a published key nothing is said about who signed a whole file', () => {
  const { verdict, lines } = verify(file, []);
  expect(verdict).toBe('unknown');
  expect(lines.at(-1)).toContain('CANNOT SAY');
});

test('a report under a key that was in force before is genuine', () => {
  const next = signerOf(generateKeyPairSync('ed25519').privateKey);
  expect(verify(file, [next.publicKey, signer.publicKey]).verdict).toBe('genuine');
  expect(verify(file, [next.publicKey]).verdict).toBe('notGenuine');
});

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-report-'));
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(file));
  const run = (...args: string[]) => {
    const script = join(import.meta.dirname, 'verify-report.ts');
    return new Promise<{ code: number | null; out: string }>((resolve) => {
      execFile(process.execPath, [script, path, ...args], (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code) : 0, out: `${stdout}${stderr}` });
      });
    });
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  test('takes the key of the market, of a file or of the command line', async () => {
    const market = createServer((request, reply) => {
      const isKey = request.url === '/test-api/report/key';
      const keys = [{ publicKey: signer.publicKey, until: null }];
      const data = isKey ? { keys } : { status: 'revoked' };
      reply.end(JSON.stringify({ code: 0, msg: '', data }));
    });
    await new Promise<void>((resolve) => market.listen(0, '127.0.0.1', resolve));
    const { port } = market.address() as AddressInfo;
    const asked = await run('--url', `http://127.0.0.1:${port}`);
    market.close();
    expect(asked.out).toContain('status     revoked');
    expect(asked).toMatchObject({ code: 0, out: expect.stringMatching(/\nGENUINE\n/) });
    const keyFile = join(folder, 'key');
    writeFileSync(keyFile, `${signer.publicKey}\n`);
    expect((await run('--key-file', keyFile)).code).toBe(0);
    expect((await run('--key', signer.publicKey)).code).toBe(0);
    const foreign = signerOf(generateKeyPairSync('ed25519').privateKey).publicKey;
    expect((await run('--key', foreign)).code).toBe(1);
  });

  test('ends with a code of its own where no key is given', async () => {
    expect(await run()).toMatchObject({ code: 3, out: expect.stringContaining('CANNOT SAY') });
    expect((await run('--key-file', join(folder, 'none'))).code).toBe(2);
  });
});
