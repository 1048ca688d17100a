import { randomBytes } from 'node:crypto';
import { reportFault } from '#contract/faults/calls.ts';
import { bind } from '#server/kit/bind.ts';
import type { Logger } from '#server/kit/log.ts';

/** Faults of pages: each is one line of the log under the reference that its reader sees. */
export function faultsSlice({ log }: { readonly log: Logger }) {
  return {
    calls: [
      bind(reportFault, async (at, fault) => {
        const reference = randomBytes(6).toString('hex');
        log.error({ reference, ...fault, agent: at.agent }, 'a page failed');
        return { reference };
      }),
    ],
  };
}
