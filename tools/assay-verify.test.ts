import { execFile } from 'node:child_process';
import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canonicalJson } from '#server/qc/core/canonical-json.ts';
import { signPdf } from '#server/qc/core/reports/sign-pdf.ts';
import { signerOf } from '#server/qc/signer.ts';
import { canonicalJson as packaged } from './assay-verify/report.mjs';

const folder = mkdtempSync(join(tmpdir(), 'assay-verify-'));
const signer = signerOf(generateKeyPairSync('ed25519').privateKey);
const report = {
  no: 'TR-261117-0932',
  code: 'ABCD-EFGH',
  mpn: 'STM32F103C8T6',
  verdict: 'pass',
  issuedAt: '2026-11-17T01:00:00.000Z',
};
const bytes = Buffer.from(canonicalJson(report));
const text = JSON.stringify({
  format: 'assay-report-1',
  algorithm: 'Ed25519',
  sha256: createHash('sha256').update(bytes).digest('hex'),
  signature: signer.sign(bytes).toString('base64'),
  publicKey: signer.publicKey,
  report,
});

let program: string;
/** The package as `npm pack` makes it, unpacked where a user's npx would put it. */
beforeAll(async () => {
  const exec = promisify(execFile);
  const pack = [
    'pack',
    join(import.meta.dirname, 'assay-verify'),
    '--pack-destination',
    folder,
    '--offline',
    '--json',
  ];
  const { stdout } = await exec('npm', pack, { env: { ...process.env, npm_config_cache: folder } });
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  const installed = join(folder, 'node_modules', 'assay-verify');
  mkdirSync(installed, { recursive: true });
  await exec('tar', ['-xzf', join(folder, filename), '-C', installed, '--strip-components=1']);
  program = join(installed, 'bin.mjs');
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the program on a file with this content, in a folder without the repository. */
const run = (content: string | Uint8Array, ...args: string[]) => {
  const file = typeof content === 'string' ? 'report.json' : 'report.pdf';
  return new Promise<{ code: number; out: string }>((resolve) => {
    writeFileSync(join(folder, file), content);
    execFile(
      process.execPath,
      [program, file, ...args],
      { cwd: folder, env: { PATH: process.env['PATH'] ?? '', LANG: 'en_US.UTF-8' } },
      (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, out: `${stdout}${stderr}` }),
    );
  });
};

test('accepts a genuine report by a published key, given or kept in a file', async () => {
  expect(await run(text, '--key', signer.publicKey)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/\nGENUINE\n$/),
  });
  writeFileSync(join(folder, 'keys'), `${signer.publicKey}\n`);
  expect((await run(text, '--key-file', 'keys')).code).toBe(0);
});

test('refuses a report with one byte changed', async () => {
  const changed = text.replace('STM32F103C8T6', 'STM32F103C8T7');
  const found = await run(changed, '--key', signer.publicKey);
  expect(found).toMatchObject({ code: 1, out: expect.stringMatching(/\nNOT GENUINE\n$/) });
});

test('refuses a report that a foreign key signed', async () => {
  const forger = signerOf(generateKeyPairSync('ed25519').privateKey);
  const forged = JSON.stringify({
    ...JSON.parse(text),
    signature: forger.sign(bytes).toString('base64'),
    publicKey: forger.publicKey,
  });
  expect(await run(forged, '--key', signer.publicKey)).toMatchObject({
    code: 1,
    out: expect.stringContaining('none of those that were published'),
  });
});

test('cannot say who signed without a key, and says so', async () => {
  const found = await run(text);
  expect(found).toMatchObject({ code: 3, out: expect.stringContaining('CANNOT SAY') });
  expect(found.out).not.toMatch(/^GENUINE/m);
});

test.each([
  ['zh', '撤销'],
  ['en', 'revoked'],
  ['es', 'revocado'],
  ['fr', 'révoqué'],
  ['ru', 'отозван'],
])(
  'says offline in %s that a later revocation is not known, and where to ask',
  async (lang, word) => {
    const found = await run(text, '--key', signer.publicKey, '--lang', lang);
    expect(found.code).toBe(0);
    const later = found.out.split('\n').find((line) => line.startsWith('later')) ?? '';
    expect(later).toContain(word);
    expect(later).toContain('/v/TR-261117-0932/ABCD-EFGH');
    expect(later).toContain('/test-api/report/verify');
  },
);

test('says nothing of later days about a file that is not genuine', async () => {
  const changed = text.replace('STM32F103C8T6', 'STM32F103C8T7');
  expect((await run(changed, '--key', signer.publicKey)).out).not.toMatch(/^later/m);
});

const pdf = Buffer.from(`%PDF-1.7\n${'passed '.repeat(40)}\n%%EOF\n`);
const signedPdf = signPdf(pdf, { no: report.no, issuedAt: report.issuedAt, signer });

test('accepts a printed report, and says what it cannot know', async () => {
  const found = await run(signedPdf, '--key', signer.publicKey);
  expect(found).toMatchObject({ code: 0, out: expect.stringMatching(/\nGENUINE\n$/) });
  expect(found.out).toContain(`report     ${report.no}`);
  expect(found.out).toMatch(/^later .*\/v\/TR-261117-0932\//m);
  expect((await run(signedPdf)).code).toBe(3);
});

test('refuses a printed report of which any one byte was changed, and one of a foreign key', async () => {
  const places = [0, 20, pdf.length - 3, pdf.length + 3, signedPdf.length - 20];
  for (const at of places) {
    const changed = Buffer.from(signedPdf);
    changed[at] = (changed[at] ?? 0) ^ 1;
    const found = await run(new Uint8Array(changed), '--key', signer.publicKey);
    expect(found.code, `byte ${at}`).toBe(1);
  }
  const longer = Buffer.concat([signedPdf, Buffer.from('\n')]);
  expect((await run(new Uint8Array(longer), '--key', signer.publicKey)).code).toBe(1);
  const forger = signerOf(generateKeyPairSync('ed25519').privateKey);
  const forged = signPdf(pdf, { no: report.no, issuedAt: report.issuedAt, signer: forger });
  expect((await run(forged, '--key', signer.publicKey)).code).toBe(1);
  expect((await run(pdf, '--key', signer.publicKey)).out).toContain('has no signature');
});

test.each(['revoked', 'superseded'])('says online that a report was %s since', async (status) => {
  const market = createServer((request, reply) => {
    const isKey = request.url === '/test-api/report/key';
    const data = isKey ? { keys: [{ publicKey: signer.publicKey, until: null }] } : { status };
    reply.end(JSON.stringify({ code: 0, msg: '', data }));
  });
  await new Promise<void>((resolve) => market.listen(0, '127.0.0.1', resolve));
  const { port } = market.address() as AddressInfo;
  const found = await run(text, '--url', `http://127.0.0.1:${port}`);
  market.close();
  expect(found).toMatchObject({ code: 0, out: expect.stringContaining(`status     ${status}`) });
});

test('names a file that it cannot read and its usage, and ends with 2', async () => {
  expect((await run(text, '--key-file', 'none')).code).toBe(2);
  expect(await run(text, 'second.json')).toMatchObject({
    code: 2,
    out: expect.stringContaining('usage: npx assay-verify'),
  });
  expect((await run('%PDF-1.7', '--key', signer.publicKey)).code).toBe(1);
});

test('writes every value canonically as the market does', () => {
  const texts = fc.string({ unit: 'grapheme' });
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      texts,
      fc.maxSafeInteger(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('tree'), { maxLength: 4 }),
      fc.dictionary(texts, tie('tree'), { maxKeys: 4 }),
    ),
  }));
  fc.assert(
    fc.property(tree, (value) => {
      expect(packaged(value)).toBe(canonicalJson(value as Parameters<typeof canonicalJson>[0]));
    }),
  );
});
