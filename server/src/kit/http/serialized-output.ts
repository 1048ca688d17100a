import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';

const utf8 = new TextEncoder();

/**
 * Returns the reply with an output that is JSON already, as the bytes that are sent. They have
 * memory of their own, so that a worker can hand them over without a copy.
 */
export function serializeReply(json: string): Uint8Array<ArrayBuffer> {
  return utf8.encode(`{"code":0,"msg":"","data":${json}}`);
}

/**
 * An output that was written as JSON before, in the shape of its call's output: its reply is sent
 * as it stands, without being read and written again.
 */
export class SerializedOutput {
  /** The whole reply, made by `serializeReply`. */
  readonly reply: Uint8Array;

  constructor(reply: Uint8Array) {
    this.reply = reply;
  }

  /** The output as a value; a fault where it is anything but what the schema allows. */
  validated(output: z.ZodType): unknown {
    const said: unknown = JSON.parse(Buffer.from(this.reply).toString()).data;
    const allowed = output.parse(said);
    if (!isDeepStrictEqual(said, allowed)) {
      throw new Error('a written output holds more than its call may answer');
    }
    return allowed;
  }
}
