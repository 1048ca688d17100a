import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isSignatureValid, openSigner, rotateKey, signerOf } from './signer.ts';

const folder = mkdtempSync(join(tmpdir(), 'assay-keys-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const bytes = Buffer.from('a report');

test('the key is made once, for its owner alone', () => {
  const first = openSigner(join(folder, 'own'));
  const second = openSigner(join(folder, 'own'));
  expect(second.publicKey).toBe(first.publicKey);
  expect(second.keyOf(bytes, first.sign(bytes))).toBe(first.publicKey);
  const [file] = readdirSync(join(folder, 'own'));
  expect(statSync(join(folder, 'own', file ?? '')).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder, 'own')).length).toBe(1);
});

test('a signature holds for its bytes and its key only', () => {
  const own = signerOf(generateKeyPairSync('ed25519').privateKey);
  const other = signerOf(generateKeyPairSync('ed25519').privateKey);
  const signature = own.sign(bytes);
  expect(own.keyOf(Buffer.from('another report'), signature)).toBeNull();
  expect(other.keyOf(bytes, signature)).toBeNull();
  expect(isSignatureValid(own.publicKey, bytes, signature)).toBe(true);
  expect(isSignatureValid(other.publicKey, bytes, signature)).toBe(false);
});

test('what an earlier key signed stays genuine after the key is changed', () => {
  const earlier = generateKeyPairSync('ed25519');
  const place = join(folder, 'changed');
  openSigner(place);
  const pem = earlier.publicKey.export({ type: 'spki', format: 'pem' });
  writeFileSync(join(place, 'report-2026.pub.pem'), pem);
  const old = signerOf(earlier.privateKey);
  expect(openSigner(place).keyOf(bytes, old.sign(bytes))).toBe(old.publicKey);
});

test('a rotated key publishes the one before with its end, and what that one signed still holds', () => {
  const place = join(folder, 'rotated');
  const first = openSigner(place);
  const signature = first.sign(bytes);
  expect(first.keys).toEqual([{ publicKey: first.publicKey, from: null, until: null }]);
  const now = new Date('2026-11-22T15:04:05Z');
  expect(rotateKey(place, now)).toBe('report-20261122T150405Z.pub.pem');
  const second = openSigner(place);
  expect(second.publicKey).not.toBe(first.publicKey);
  expect(second.keyOf(bytes, signature)).toBe(first.publicKey);
  expect(second.keys).toEqual([
    { publicKey: second.publicKey, from: now, until: null },
    { publicKey: first.publicKey, from: null, until: now },
  ]);
  expect(statSync(join(place, 'report-ed25519.pem')).mode & 0o777).toBe(0o600);
});
