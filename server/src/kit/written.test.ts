import { expect, test } from 'vitest';
import { z } from 'zod';
import { written } from './answer.ts';
import { Written } from './written.ts';

const output = z.object({ total: z.number(), list: z.array(z.object({ mpn: z.string() })) });

test('a written output goes into the envelope as it stands', () => {
  const json = '{"total": 1, "list": [{"mpn": "LM358"}]}';
  const { status, text } = written(new Written(json));
  expect(status).toBe(200);
  expect(JSON.parse(text ?? '')).toEqual({ code: 0, msg: '', data: JSON.parse(json) });
});

test('checked, it is its value; too little and too much are faults', () => {
  expect(new Written('{"total": 0, "list": []}').checked(output)).toEqual({ total: 0, list: [] });
  expect(() => new Written('{"total": 0}').checked(output)).toThrow();
  expect(() => new Written('{"total": 0, "list": [], "seller": "x"}').checked(output)).toThrow(
    'more than its call may answer',
  );
});
