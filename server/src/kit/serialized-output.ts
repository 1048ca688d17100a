import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';

/**
 * An output that the database wrote as JSON, in the shape of its call's output: it is sent as it
 * stands, without being read and written again.
 */
export class SerializedOutput {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }

  /** The output as a value; a fault where it is anything but what the schema allows. */
  validated(output: z.ZodType): unknown {
    const said: unknown = JSON.parse(this.json);
    const allowed = output.parse(said);
    if (!isDeepStrictEqual(said, allowed)) {
      throw new Error('a written output holds more than its call may answer');
    }
    return allowed;
  }
}
