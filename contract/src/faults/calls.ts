import { z } from 'zod';
import { anyone, query } from '../call.ts';

/** Writes a failure of a page's program to the server's log; the reader sees its reference. */
export const reportFault = query({
  path: '/fault/report',
  callers: anyone,
  input: z.object({
    page: z.string().max(300),
    message: z.string().max(500),
    stack: z.string().max(4000),
  }),
  output: z.object({ reference: z.string() }),
  perMinute: 10,
});
