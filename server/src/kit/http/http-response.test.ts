import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { failureStatus } from '#contract/failures.ts';
import { OK } from '#contract/response.ts';
import { Failure } from '../failure.ts';
import {
  errorResponse,
  failureResponse,
  invalidInputResponse,
  successResponse,
} from './http-response.ts';

describe('spec 8: code 0: the answer of a call that succeeded', () => {
  test('carries what the call answers, and no message', () => {
    const { status, body } = successResponse({ id: 'x' });
    expect([status, body]).toEqual([200, { code: 0, msg: '', data: { id: 'x' } }]);
    expect(OK).toBe(0);
  });

  test('no failure has it: each has its own code, as text where something changed meanwhile', () => {
    for (const code of Object.keys(failureStatus) as (keyof typeof failureStatus)[]) {
      const { status, body } = failureResponse(new Failure(code), 'en');
      expect(status, code).toBeGreaterThanOrEqual(400);
      expect(body.code, code).toBe(code === 'order.hasChange' ? code : status);
      expect(body.msg, code).not.toBe('');
    }
    const wrong = z.object({ name: z.string('needed') }).safeParse({});
    expect(invalidInputResponse(wrong.error as z.ZodError, 'en').body.code).toBe(422);
    expect(errorResponse('en').body.code).toBe(500);
  });
});
