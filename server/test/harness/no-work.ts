import type { OperatorDeps } from '#server/operator/public.ts';

/** An operator's slice without work, colleagues or members, for tests of other slices. */
export const noWork: OperatorDeps = {
  queues: [],
  readers: { note: async () => {}, list: async () => [] },
  colleagues: async () => [],
  account: async () => null,
  balances: async () => ({ available: 0n, frozen: 0n, depositFen: 0n }),
  approvals: async () => [],
};
