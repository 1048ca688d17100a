import { z } from 'zod';

export const reportFault = {
  input: z.object({
    page: z.string().max(300),
    message: z.string().max(500),
    stack: z.string().max(4000),
  }),
  output: z.object({ reference: z.string() }),
};
