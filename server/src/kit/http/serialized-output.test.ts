import { expect, test } from 'vitest';
import { z } from 'zod';
import { serializedResponse } from './http-response.ts';
import { SerializedOutput, serializeReply } from './serialized-output.ts';

const written = (json: string) => new SerializedOutput(serializeReply(json));
const output = z.object({ total: z.number(), list: z.array(z.object({ mpn: z.string() })) });

test('a written output goes into the envelope as it stands', () => {
  const json = '{"total": 1, "list": [{"mpn": "LM358"}]}';
  const { status, bytes } = serializedResponse(written(json));
  expect(status).toBe(200);
  expect(JSON.parse(Buffer.from(bytes ?? []).toString())).toEqual({
    code: 0,
    msg: '',
    data: JSON.parse(json),
  });
});

test('checked, it is its value; too little and too much are faults', () => {
  expect(written('{"total": 0, "list": []}').validated(output)).toEqual({
    total: 0,
    list: [],
  });
  expect(() => written('{"total": 0}').validated(output)).toThrow();
  expect(() => written('{"total": 0, "list": [], "seller": "x"}').validated(output)).toThrow(
    'more than its call may answer',
  );
});

test('letters beyond ASCII are sent in UTF-8', () => {
  const { bytes } = serializedResponse(written('{"total":1,"list":[{"mpn":"華為µA"}]}'));
  expect(JSON.parse(Buffer.from(bytes ?? []).toString())).toMatchObject({
    data: { list: [{ mpn: '華為µA' }] },
  });
});
