import { expect } from 'vitest';
import { Refused } from '../../../tools/deal/caller.ts';

/** Returns the reply of a call that has to be refused. */
export const refusalOf = (work: Promise<unknown>): Promise<Refused['reply']> =>
  work.then(
    (output) => {
      throw new Error(`was taken: ${JSON.stringify(output)}`);
    },
    (error: unknown) => {
      if (error instanceof Refused) return error.reply;
      throw error;
    },
  );

/** Returns the failure that a refused call declares. */
export const failOf = async (work: Promise<unknown>): Promise<string | undefined> =>
  ((await refusalOf(work)).data as { readonly fail?: string }).fail;

/** Expects that a call is refused by a failure which it declares. */
export const fails = (work: Promise<unknown>, code: string): Promise<void> =>
  expect(work).rejects.toMatchObject({ reply: { data: { fail: code } } });
