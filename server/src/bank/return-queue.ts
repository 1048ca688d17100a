import { wire } from '#contract/money.ts';
import type { QueueSource } from '#server/operator/public.ts';
import type { BankDeps } from './deps.ts';
import { linkOfReturn } from './return-items.ts';
import { paymentReturnMachine } from './return-process.ts';
import { listPaymentReturns } from './store/payment-returns.ts';

/** Payments that finance still has to send back, that no line shows as paid, or that came back to us. */
export const paymentReturnQueue = (deps: BankDeps): QueueSource => ({
  key: 'paymentReturns',
  desk: 'finance',
  record: 'paymentReturn',
  async list(db, { now }) {
    const open = await listPaymentReturns(db, ['approved', 'sent', 'returned']);
    const owners = await deps.owners(
      db,
      open.flatMap(({ owner }) => owner ?? []),
    );
    return open.map((record) => ({
      ref: record.no,
      link: linkOfReturn(record),
      subject: owners.get(record.owner ?? '')?.name ?? record.payerName,
      detail: record.payerName,
      amount: wire(record.amount, record.currency),
      orderState: null,
      dueAt: paymentReturnMachine.waiting(record, now)?.at ?? null,
      since: record.since,
    }));
  },
});
