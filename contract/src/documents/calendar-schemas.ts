import { z } from 'zod';
import { Instant } from '../fields.ts';

export const calendarLink = {
  input: z.object({}),
  output: z.object({ at: Instant.nullable() }),
};

export const createCalendar = {
  input: z.object({}),
  output: z.object({ url: z.string(), at: Instant }),
};

export const revokeCalendar = {
  input: z.object({}),
  output: z.object({ at: Instant.nullable() }),
};
