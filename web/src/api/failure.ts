import type { FailCode } from '#contract/fails.ts';
import type { Failure, FieldFault } from '#contract/reply.ts';

/** A call that failed: with the server's sentence, or with what the network made of it. */
export class CallFailure extends Error {
  readonly code: number | string;
  readonly data: Failure;

  constructor(code: number | string, message: string, data: Failure) {
    super(message);
    this.name = 'CallFailure';
    this.code = code;
    this.data = data;
  }

  is(fail: FailCode): boolean {
    return this.data.fail === fail;
  }

  get fields(): readonly FieldFault[] {
    return this.data.fields ?? [];
  }
}

/** A call that a newer one of the same kind replaced; nobody is told of it. */
export class Cancelled extends Error {}

/** The network did not answer, or not in time. What was typed is still there. */
export class NetworkFailure extends Error {}
