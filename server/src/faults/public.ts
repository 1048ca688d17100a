import { randomBytes } from 'node:crypto';
import { reportFault } from '#contract/faults/calls.ts';
import { implement } from '#server/kit/implement.ts';
import type { Logger } from '#server/kit/process/log.ts';

/** Faults of pages: each is one line of the log under the reference that its reader sees. */
export function faultsSlice({ log }: { readonly log: Logger }) {
  return {
    calls: [
      implement(reportFault, async (ctx, fault) => {
        const reference = randomBytes(6).toString('hex');
        log.error({ reference, ...fault, agent: ctx.agent }, 'a page failed');
        return { reference };
      }),
    ],
  };
}
