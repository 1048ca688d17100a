import { expect, test } from 'vitest';
import { z } from 'zod';
import { serializedResponse } from './http-response.ts';
import { SerializedOutput } from './serialized-output.ts';

const output = z.object({ total: z.number(), list: z.array(z.object({ mpn: z.string() })) });

test('a written output goes into the envelope as it stands', () => {
  const json = '{"total": 1, "list": [{"mpn": "LM358"}]}';
  const { status, text } = serializedResponse(new SerializedOutput(json));
  expect(status).toBe(200);
  expect(JSON.parse(text ?? '')).toEqual({ code: 0, msg: '', data: JSON.parse(json) });
});

test('checked, it is its value; too little and too much are faults', () => {
  expect(new SerializedOutput('{"total": 0, "list": []}').validated(output)).toEqual({
    total: 0,
    list: [],
  });
  expect(() => new SerializedOutput('{"total": 0}').validated(output)).toThrow();
  expect(() =>
    new SerializedOutput('{"total": 0, "list": [], "seller": "x"}').validated(output),
  ).toThrow('more than its call may answer');
});
