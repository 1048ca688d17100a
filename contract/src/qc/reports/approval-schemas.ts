import { z } from 'zod';
import { Id, needed, text } from '../../fields.ts';
import { TestCode } from '../../orders/terms-schemas.ts';
import { Nothing } from '../../response-schemas.ts';
import { LimitText, MeasuredValue } from '../limits/schemas.ts';

export const requestDeviation = {
  input: z.object({
    id: Id,
    test: TestCode,
    name: needed(80),
    value: MeasuredValue.min(1, 'needed'),
    min: LimitText.default(''),
    max: LimitText.default(''),
    reason: needed(500),
  }),
  output: Nothing,
};

export const requestRevision = {
  input: z.object({
    no: z.string().max(30),
    conclusion: needed(2000),
    notCovered: text(1000).default(''),
    deviations: text(1000).default(''),
    reason: needed(500),
  }),
  output: Nothing,
};
