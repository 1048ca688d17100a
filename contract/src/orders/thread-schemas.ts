import { z } from 'zod';
import { FileUrl, Id, Instant, needed } from '../fields.ts';
import { limits } from '../limits.ts';

/** Messages and files between the parties and support on one order. */
export const ThreadEntry = z.object({
  id: z.string(),
  at: Instant,
  by: z.enum(['buyer', 'seller', 'support']),
  name: z.string(),
  you: z.boolean(),
  text: z.string(),
  files: z.array(z.object({ url: z.string(), name: z.string() })),
});

const ThreadInput = z.object({
  id: Id,
  text: needed(2000),
  files: z.array(FileUrl).max(limits.attachmentFilesMax).default([]),
});

export const threadList = {
  input: z.object({ id: Id }),
  output: z.array(ThreadEntry),
};

export const threadAdd = {
  input: ThreadInput,
  output: ThreadEntry,
};
