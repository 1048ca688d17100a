import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A head of CBOR (RFC 8949): major type and length or value. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}

const int = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (...pairs: (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()]);

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const url = (data: Buffer) => data.toString('base64url');

/** An authenticator in memory with one key (ES256), for tests of passkeys without a browser. */
export class TestPasskey {
  readonly id = randomBytes(16);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin }));
  }

  #authenticatorData(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    this.#counter += 1;
    counter.writeUInt32BE(this.#counter);
    const { hostname } = new URL(this.#origin);
    return Buffer.concat([sha256(hostname), Buffer.from([flags]), counter]);
  }

  #cose(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    return map(
      [int(1), int(2)],
      [int(3), int(-7)],
      [int(-1), int(1)],
      [int(-2), bytes(Buffer.from(x, 'base64url'))],
      [int(-3), bytes(Buffer.from(y, 'base64url'))],
    );
  }

  /** Answers `navigator.credentials.create` for these options. */
  register(options: Readonly<Record<string, unknown>>) {
    const length = Buffer.from([0, this.id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, this.#cose()]);
    const authData = Buffer.concat([this.#authenticatorData(0x45), credential]);
    const attestation = map(
      [text('fmt'), text('none')],
      [text('attStmt'), map()],
      [text('authData'), bytes(authData)],
    );
    const clientData = this.#clientData('webauthn.create', String(options['challenge']));
    return {
      id: url(this.id),
      rawId: url(this.id),
      type: 'public-key' as const,
      clientExtensionResults: {},
      response: {
        clientDataJSON: url(clientData),
        attestationObject: url(attestation),
        transports: ['internal'],
      },
    };
  }

  /** Answers `navigator.credentials.get` for these options. */
  sign(options: Readonly<Record<string, unknown>>) {
    const authenticatorData = this.#authenticatorData(0x05);
    const clientData = this.#clientData('webauthn.get', String(options['challenge']));
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    return {
      id: url(this.id),
      rawId: url(this.id),
      type: 'public-key' as const,
      clientExtensionResults: {},
      response: {
        clientDataJSON: url(clientData),
        authenticatorData: url(authenticatorData),
        signature: url(sign('sha256', signed, this.#keys.privateKey)),
      },
    };
  }
}
