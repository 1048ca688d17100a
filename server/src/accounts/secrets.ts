import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Hashes and encryption keyed by the server's secret; each use has a key of its own. */
export interface Secrets {
  /** The kept form of an e-mail code; without the server's secret nobody can search for it. */
  codeHash(of: { email: string; purpose: string; code: string }): Buffer;
  /** A key under which attempts are counted, so that no address is kept as it is. */
  attemptKey(...parts: readonly string[]): Buffer;
  /** The kept form of a recovery code of an owner. */
  recoveryHash(ownerId: string, code: string): Buffer;
  /** Encrypts a text so that only the same owner's field can be opened with it. */
  seal(text: string, owner: string): Buffer;
  /** The text that was sealed for this owner; throws where it was not. */
  open(sealed: Buffer, owner: string): string;
}

/** Derives the slice's keys from the server's secret (at least 32 bytes). */
export function secretsOf(secret: Buffer): Secrets {
  if (secret.length < 32) throw new RangeError('the server secret has at least 32 bytes');
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `assay ${use}`, 32));
  const codeKey = keyFor('e-mail code');
  const attemptKey = keyFor('attempt');
  const recoveryKey = keyFor('recovery code');
  const sealKey = keyFor('second factor');
  const hmac = (key: Buffer, parts: readonly string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest();
  return {
    codeHash: ({ email, purpose, code }) => hmac(codeKey, [email, purpose, code]),
    recoveryHash: (ownerId, code) => hmac(recoveryKey, [ownerId, code]),
    attemptKey: (...parts) => hmac(attemptKey, parts),
    seal: (text, owner) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealKey, iv).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
    },
    open: (sealed, owner) => {
      const iv = sealed.subarray(0, IV_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', sealKey, iv)
        .setAAD(Buffer.from(owner))
        .setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const opened = decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES));
      return Buffer.concat([opened, decipher.final()]).toString('utf8');
    },
  };
}

/** Whether two hashes are equal, in a time that does not tell where they differ. */
export const isSame = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);
