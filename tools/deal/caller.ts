import { createHmac } from 'node:crypto';
import type { Session } from '#contract/accounts/schemas.ts';
import { BASE_PATH, type Call, type ClientInput, type Output } from '#contract/call.ts';
import { OK } from '#contract/response.ts';
import type { CallResponse } from '#contract/response-schemas.ts';

/** Carries one request to the market: over the network, or into a server of the same process. */
export type Carry = (request: {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string | Buffer;
}) => Promise<{ readonly status: number; readonly body: string }>;

/** A call that the market refused, with the reply that it gave. */
export class Refused extends Error {
  readonly path: string;
  readonly reply: Extract<CallResponse<unknown>, { code: number | 'order.hasChange' }>;

  constructor(path: string, reply: Refused['reply']) {
    super(`${path}: ${reply.code} ${reply.msg} ${JSON.stringify(reply.data)}`);
    this.path = path;
    this.reply = reply;
  }
}

/** Someone who makes calls: a visitor until a session is given. */
export class Caller {
  readonly name: string;
  readonly #carry: Carry;
  #session: Session | null = null;

  constructor(name: string, carry: Carry) {
    this.name = name;
    this.#carry = carry;
  }

  /** Makes all further calls in this session. */
  signedIn(session: Session): this {
    this.#session = session;
    return this;
  }

  /** The header that carries the session, for those who make their own requests. */
  get header(): Record<string, string> {
    const open = this.#session;
    return open ? { [open.tokenName]: open.tokenValue } : {};
  }

  #headers(): Record<string, string> {
    return { 'accept-language': 'en', ...this.header };
  }

  /** Makes a call and answers its output; throws Refused where the market refuses. */
  async send<C extends Call>(call: C, input: ClientInput<C>): Promise<Output<C>> {
    return this.#made<C>(call.path, {
      headers: { ...this.#headers(), 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
  }

  /** Uploads one file and answers what the upload call answers. */
  async upload<C extends Call>(call: C, name: string, bytes: Buffer): Promise<Output<C>> {
    const boundary = `assay${createHmac('sha256', name).update(bytes).digest('hex').slice(0, 24)}`;
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
    return this.#made<C>(call.path, {
      headers: { ...this.#headers(), 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    });
  }

  async #made<C extends Call>(
    path: string,
    request: { headers: Record<string, string>; body: string | Buffer },
  ): Promise<Output<C>> {
    const answer = await this.#carry({ path: BASE_PATH + path, ...request });
    const reply = JSON.parse(answer.body) as CallResponse<unknown>;
    if (reply.code === OK) return reply.data as Output<C>;
    throw new Refused(path, reply as Refused['reply']);
  }
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The six digits of an authenticator (RFC 6238, SHA-1, 30 s) for a base32 secret. */
export function totpCode(secret: string, at: Date): string {
  const bits = [...secret.replace(/=+$/, '')]
    .map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / 30_000)));
  const mac = createHmac('sha1', key).update(step).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
