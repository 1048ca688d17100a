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

/** A company as the desk sees its account. */
export const hollisAccount = {
  company: 'Hollis Instruments',
  name: 'Dana Hollis',
  email: 'dana@hollis.test',
  country: 'US',
  identity: 'buyer',
  settled: false,
  createdAt: new Date('2026-11-23T02:00:00Z'),
} as const;
