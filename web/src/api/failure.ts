import type { FailureCode } from '#contract/failures.ts';
import type { FailureData, FieldError } from '#contract/response-schemas.ts';

/** A call that failed: with the server's sentence, or with what the network made of it. */
export class CallFailure extends Error {
  readonly code: number | string;
  readonly data: FailureData;

  constructor(code: number | string, message: string, data: FailureData) {
    super(message);
    this.name = 'CallFailure';
    this.code = code;
    this.data = data;
  }

  is(fail: FailureCode): boolean {
    return this.data.fail === fail;
  }

  get fields(): readonly FieldError[] {
    return this.data.fields ?? [];
  }
}

/** A call that a newer one of the same kind replaced; nobody is told of it. */
export class RequestCancelled extends Error {}

/** The network did not answer, or not in time. What was typed is still there. */
export class NetworkFailure extends Error {}

/** The network did not answer in time: the whole wait of a call is over, so nothing asks again. */
export class TimedOut extends NetworkFailure {}
