import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { type Call, commonFailures } from '#contract/call.ts';
import { type FailureCode, failureStatus } from '#contract/failures.ts';
import { failureText, fieldText } from '#contract/locales/dictionaries.ts';
import type { Language } from '#contract/option-schemas.ts';
import type { CallResponse, FailureData, FieldError } from '#contract/response-schemas.ts';
import type { Failure } from '../failure.ts';
import type { SerializedOutput } from './serialized-output.ts';

/** A reply and the HTTP status it travels with. */
export interface HttpResponse {
  readonly status: number;
  readonly body: CallResponse<unknown>;
  /** The body as it is sent, where it was written before; `body` then lacks its data. */
  readonly bytes?: Uint8Array;
  /** Seconds until the same request may succeed, where the failure names them. */
  readonly retryAfterS?: number;
}

export const successResponse = (data: unknown): HttpResponse => ({
  status: 200,
  body: { code: 0, msg: '', data },
});

/** The reply with an output that was written as JSON before. */
export const serializedResponse = ({ reply }: SerializedOutput): HttpResponse => ({
  ...successResponse(null),
  bytes: reply,
});

/** Returns the whole body of a response, read again where it was written before. */
export const bodyOf = ({ body, bytes }: HttpResponse): CallResponse<unknown> =>
  bytes === undefined ? body : JSON.parse(Buffer.from(bytes).toString());

/** The reply of a declared failure, its sentence in the caller's language. */
export function failureResponse(fail: Failure, lang: Language): HttpResponse {
  const status = failureStatus[fail.code];
  const msg = failureText(lang, fail.code, fail.facts);
  const data: FailureData = { fail: fail.code, facts: { ...fail.facts } };
  if (fail.field !== null) data.fields = [{ field: fail.field, message: msg }];
  if (fail.fieldErrors.length > 0) {
    data.fields = fail.fieldErrors.map(({ field, key }) => ({
      field,
      message: fieldText(lang, key),
    }));
  }
  const { seconds } = fail.facts;
  const isForLater = (status === 429 || status === 503) && typeof seconds === 'number';
  return {
    status,
    body: { code: fail.code === 'order.hasChange' ? fail.code : status, msg, data },
    ...(isForLater ? { retryAfterS: seconds } : {}),
  };
}

/** The reply to input that its schema refuses: each field with its sentence. */
export function invalidInputResponse(error: z.ZodError, lang: Language): HttpResponse {
  const fields: FieldError[] = error.issues.map((issue) => ({
    field: issue.path.join('.'),
    message: fieldText(lang, issue.message),
  }));
  return {
    status: 422,
    body: {
      code: 422,
      msg: failureText(lang, 'input.invalid'),
      data: { fail: 'input.invalid', fields },
    },
  };
}

/** The reply to a fault: a reference that stands in the log, and nothing of the fault itself. */
export function errorResponse(lang: Language): HttpResponse & { reference: string } {
  const reference = randomBytes(6).toString('hex');
  const msg = failureText(lang, 'fault', { reference });
  return { status: 500, body: { code: 500, msg, data: { fail: 'fault', reference } }, reference };
}

const general: readonly FailureCode[] = commonFailures;

/** Whether a call may fail with this code by its contract. */
export const declaresFailure = (call: Call, code: FailureCode): boolean =>
  call.failures.includes(code) || general.includes(code);
