import { z } from 'zod';
import { Id } from '../../fields.ts';
import { AcceptedLines } from '../event-schemas.ts';
import { EventMoney } from './event-money-schemas.ts';

const PreviewedMoney = z.object({
  /** Null where the caller could not take the event with these figures. */
  money: EventMoney.nullable(),
});

export const previewPart = {
  input: z.object({ id: Id, lines: AcceptedLines }),
  output: PreviewedMoney,
};

export const previewShip = {
  input: z.object({
    id: Id,
    lines: z
      .array(z.object({ lineId: Id, pieces: z.number().int().min(0, 'quantity') }))
      .max(50)
      .default([]),
  }),
  output: PreviewedMoney,
};

export const previewReject = {
  input: z.object({ id: Id, lines: z.array(Id).min(1, 'needed').max(50) }),
  output: z.object({
    /** Ids of the lines that go on by themselves, and their money once they are shipped. */
    goesOn: z.array(z.string()),
    money: EventMoney.nullable(),
  }),
};
