import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

export const algorithm = 'Ed25519';
const PRIVATE_FILE = 'report-ed25519.pem';
/** Public keys that the lab signed with before, `report-2026.pub.pem`. */
const EARLIER = /^report-.*\.pub\.pem$/;
/** When a key was retired, in the name of its file: `report-20261122T150405Z.pub.pem`. */
const RETIRED = /^report-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z\.pub\.pem$/;

/** A public key with the time in which it signed; null where that is not known, or has no end. */
export interface PublishedKey {
  /** SPKI, DER, base64. */
  readonly publicKey: string;
  readonly from: Date | null;
  readonly until: Date | null;
}

/** The lab's key: signs reports, and knows its own signatures and those of its earlier keys. */
export interface Signer {
  /** The public key in force: SPKI, DER, base64. */
  readonly publicKey: string;
  /** Public keys that were in force before. */
  readonly earlier: readonly string[];
  /** All of them with their validity, the one in force first. */
  readonly keys: readonly PublishedKey[];
  sign(bytes: Uint8Array): Buffer;
  /** The public key under which a signature holds; null where it is under none of the lab's. */
  keyOf(bytes: Uint8Array, signature: Uint8Array): string | null;
}

/** Returns when the key in force was written; null where there is no file of it. */
export function keyWrittenAt(folder: string): Date | null {
  const path = join(folder, PRIVATE_FILE);
  return existsSync(path) ? statSync(path).mtime : null;
}

const spki = (key: KeyObject): string =>
  key.export({ type: 'spki', format: 'der' }).toString('base64');

/**
 * Opens the lab's key in a folder and makes it at the first use, readable by the owner only. Two
 * processes that start at once end up with one key.
 */
export function openSigner(folder: string): Signer {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, PRIVATE_FILE);
  if (!existsSync(file)) makeKey(file);
  const secret = createPrivateKey(readFileSync(file));
  const earlier = readdirSync(folder)
    .filter((name) => EARLIER.test(name))
    .sort()
    .map((name) => ({
      key: createPublicKey(readFileSync(join(folder, name))),
      until: retiredAtOf(name),
    }));
  return signerOf(secret, earlier);
}

interface RetiredKey {
  readonly key: KeyObject;
  readonly until: Date | null;
}

/** Returns when the key of a file was retired; null where its name does not say. */
function retiredAtOf(name: string): Date | null {
  const [, year, month, day, hour, minute, second] = RETIRED.exec(name) ?? [];
  return year === undefined
    ? null
    : new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/**
 * Retires the key in force and makes another one: the market signs with it from its next start on,
 * and reports under the retired one hold. Returns the name of the file that the retired public key
 * stands in. The retired private key is removed.
 */
export function rotateKey(folder: string, now: Date): string {
  const file = join(folder, PRIVATE_FILE);
  const retired = createPublicKey(createPrivateKey(readFileSync(file)));
  const moment = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const name = `report-${moment}.pub.pem`;
  writeFileSync(join(folder, name), retired.export({ type: 'spki', format: 'pem' }), {
    flag: 'wx',
  });
  const { privateKey } = generateKeyPairSync('ed25519');
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  renameSync(draft, file);
  return name;
}

/** A signer over a private key, with the public keys that were in force before it. */
export function signerOf(secret: KeyObject, earlier: readonly RetiredKey[] = []): Signer {
  const own = createPublicKey(secret);
  const known = earlier.map(({ key, until }, index) => ({
    publicKey: spki(key),
    from: earlier[index - 1]?.until ?? null,
    until,
  }));
  const from = earlier.at(-1)?.until ?? null;
  return {
    publicKey: spki(own),
    earlier: known.map(({ publicKey }) => publicKey),
    keys: [{ publicKey: spki(own), from, until: null }, ...known.toReversed()],
    sign: (bytes) => sign(null, bytes, secret),
    keyOf: (bytes, signature) => {
      const all = [own, ...earlier.map((one) => one.key)];
      const key = all.find((one) => verify(null, bytes, one, signature));
      return key === undefined ? null : spki(key);
    },
  };
}

/** Whether a signature holds under a public key as it is published. */
export function isSignatureValid(
  published: string,
  bytes: Uint8Array,
  signature: Uint8Array,
): boolean {
  const key = createPublicKey({
    key: Buffer.from(published, 'base64'),
    format: 'der',
    type: 'spki',
  });
  return verify(null, bytes, key, signature);
}

function makeKey(file: string): void {
  const { privateKey } = generateKeyPairSync('ed25519');
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  try {
    // A link fails where the file exists by now: then the other process's key is the key.
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
