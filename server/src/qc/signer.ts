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
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

export const algorithm = 'Ed25519';
const PRIVATE_FILE = 'report-ed25519.pem';
/** Public keys that the lab signed with before, `report-2026.pub.pem`. */
const EARLIER = /^report-.*\.pub\.pem$/;

/** The lab's key: signs reports, and knows its own signatures and those of its earlier keys. */
export interface Signer {
  /** The public key in force: SPKI, DER, base64. */
  readonly publicKey: string;
  /** Public keys that were in force before. */
  readonly earlier: readonly string[];
  sign(bytes: Uint8Array): Buffer;
  /** The public key under which a signature holds; null where it is under none of the lab's. */
  keyOf(bytes: Uint8Array, signature: Uint8Array): string | null;
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
    .map((name) => createPublicKey(readFileSync(join(folder, name))));
  return signerOf(secret, earlier);
}

/** A signer over a private key, with the public keys that were in force before it. */
export function signerOf(secret: KeyObject, earlier: readonly KeyObject[] = []): Signer {
  const own = createPublicKey(secret);
  return {
    publicKey: spki(own),
    earlier: earlier.map(spki),
    sign: (bytes) => sign(null, bytes, secret),
    keyOf: (bytes, signature) => {
      const key = [own, ...earlier].find((known) => verify(null, bytes, known, signature));
      return key === undefined ? null : spki(key);
    },
  };
}

/** Whether a signature holds under a public key as it is published. */
export function holds(published: string, bytes: Uint8Array, signature: Uint8Array): boolean {
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
