import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { type Call, everyCallFails } from '#contract/call.ts';
import { type FailCode, fails } from '#contract/fails.ts';
import type { Language } from '#contract/options.ts';
import type { Failure, FieldFault, Reply } from '#contract/reply.ts';
import { failText, fieldText } from '#contract/words/words.ts';
import type { Fail } from './fail.ts';
import type { Written } from './written.ts';

/** A reply and the HTTP status it travels with. */
export interface Answer {
  readonly status: number;
  readonly body: Reply<unknown>;
  /** The body as it is sent, where it was written before; `body` then lacks its data. */
  readonly text?: string;
  /** Seconds until the same request may succeed, where the failure names them. */
  readonly retryAfterS?: number;
}

export const success = (data: unknown): Answer => ({
  status: 200,
  body: { code: 0, msg: '', data },
});

/** The reply with an output that was written as JSON before. */
export const written = ({ json }: Written): Answer => ({
  ...success(null),
  text: `{"code":0,"msg":"","data":${json}}`,
});

/** The reply of a declared failure, its sentence in the caller's language. */
export function failed(fail: Fail, lang: Language): Answer {
  const status = fails[fail.code];
  const msg = failText(lang, fail.code, fail.facts);
  const data: Failure = { fail: fail.code, facts: { ...fail.facts } };
  if (fail.field !== null) data.fields = [{ field: fail.field, message: msg }];
  if (fail.faults.length > 0) {
    data.fields = fail.faults.map(({ field, key }) => ({ field, message: fieldText(lang, key) }));
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
export function refused(error: z.ZodError, lang: Language): Answer {
  const fields: FieldFault[] = error.issues.map((issue) => ({
    field: issue.path.join('.'),
    message: fieldText(lang, issue.message),
  }));
  return {
    status: 422,
    body: {
      code: 422,
      msg: failText(lang, 'input.invalid'),
      data: { fail: 'input.invalid', fields },
    },
  };
}

/** The reply to a fault: a reference that stands in the log, and nothing of the fault itself. */
export function faulted(lang: Language): Answer & { reference: string } {
  const reference = randomBytes(6).toString('hex');
  const msg = failText(lang, 'fault', { reference });
  return { status: 500, body: { code: 500, msg, data: { fail: 'fault', reference } }, reference };
}

const general: readonly FailCode[] = everyCallFails;

/** Whether a call may fail with this code by its contract. */
export const declares = (call: Call, code: FailCode): boolean =>
  call.fails.includes(code) || general.includes(code);
