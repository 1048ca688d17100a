import type { StaffRole } from '#contract/call.ts';
import type { QueueKey, Task } from '#contract/operator/schemas.ts';

interface QueueFacts {
  readonly desk: Task['desk'];
  /** The page that shows all of the queue. */
  readonly to: string;
}

/** Whose each queue is and where it opens; a new queue does not compile until it stands here. */
export const queueFacts: Readonly<Record<QueueKey, QueueFacts>> = {
  payments: { desk: 'finance', to: '/ops/recharges' },
  exchanges: { desk: 'finance', to: '/ops/exchanges' },
  deposits: { desk: 'finance', to: '/ops/deposits' },
  withdrawals: { desk: 'finance', to: '/ops/withdrawals' },
  paymentReturns: { desk: 'finance', to: '/ops/bank' },
  suspicions: { desk: 'finance', to: '/ops/suspicions' },
  refunds: { desk: 'finance', to: '/ops/orders?queue=refunds' },
  arrivals: { desk: 'warehouse', to: '/ops/dock/appointments' },
  receive: { desk: 'warehouse', to: '/ops/orders?queue=receive' },
  send: { desk: 'warehouse', to: '/ops/orders?queue=send' },
  sendBack: { desk: 'warehouse', to: '/ops/orders?queue=sendBack' },
  deliver: { desk: 'warehouse', to: '/ops/orders?queue=deliver' },
  corrections: { desk: 'warehouse', to: '/ops/orders?queue=corrections' },
  inspect: { desk: 'qc', to: '/ops/lots' },
  review: { desk: 'qc', to: '/ops/lots?state=review' },
  price: { desk: 'support', to: '/ops/orders?queue=price' },
  disputes: { desk: 'support', to: '/ops/orders?queue=disputes' },
  settlements: { desk: 'support', to: '/ops/settlements' },
  cases: { desk: 'support', to: '/ops/cases' },
  factorResets: { desk: 'support', to: '/ops/factor-resets' },
  claims: { desk: 'support', to: '/ops/after-sales?tab=support' },
  fakes: { desk: 'support', to: '/ops/fakes' },
  quarantine: { desk: 'support', to: '/ops/quarantine?tab=held' },
  quarantineGoods: { desk: 'warehouse', to: '/ops/quarantine' },
  claimGoods: { desk: 'warehouse', to: '/ops/after-sales?tab=warehouse' },
  content: { desk: 'content', to: '/ops/content/terms' },
  health: { desk: 'admin', to: '/ops/health' },
};

/** Whether a queue is work of these roles; an admin sees the work of all desks. */
export const servesQueue = (roles: readonly StaffRole[], queue: QueueKey): boolean =>
  roles.includes('admin') || roles.includes(queueFacts[queue].desk);
