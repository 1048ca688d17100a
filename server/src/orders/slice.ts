import type { OrderSummary } from '#contract/orders/schemas.ts';
import type { ApprovalKind } from '#server/approvals/public.ts';
import type { Db, Tx } from '#server/kit/database/database.ts';
import type { Implementation } from '#server/kit/implement.ts';
import type { CronEntry, JobTable } from '#server/kit/jobs/jobs.ts';
import type { QueueSource } from '#server/operator/public.ts';
import { type NewTradeOrder, type Placed, placeTradeOrder } from './commands/place-trade-order.ts';
import type { OrdersDeps } from './deps.ts';
import { ordersCalls } from './handlers.ts';
import { cron, jobsOf } from './jobs.ts';
import { type ExportRead, listForExport } from './queries/list-my-orders.ts';
import { type OrderFileRead, readOrderFile } from './queries/read-order-file.ts';
import { queues } from './queues.ts';
import { suspensionApproval } from './suspension-approval.ts';

/** The slice's interface for the composition. */
export interface Orders {
  readonly calls: readonly Implementation[];
  readonly jobs: JobTable;
  readonly cron: readonly CronEntry[];
  readonly queues: readonly QueueSource[];
  /** The decisions on suspended orders that need a second person. */
  readonly approvals: readonly ApprovalKind[];

  /** Returns an order for the documents of one of its parties; fails with notFound. */
  readonly orderFile: (
    db: Db,
    request: { readonly orderId: string; readonly accountId: string; readonly now: Date },
  ) => Promise<OrderFileRead>;
  /** Returns orders of a party as its list shows them, for a file. */
  readonly listForExport: (db: Db, request: ExportRead) => Promise<OrderSummary[]>;
  /** Places a trade order in the caller's transaction; the buyer accepts the terms by it. */
  readonly placeTradeOrder: (tx: Tx, order: NewTradeOrder) => Promise<Placed>;
}

/** Puts the slice together. */
export const ordersSlice = (deps: OrdersDeps): Orders => ({
  calls: ordersCalls(deps),
  jobs: jobsOf(deps),
  cron,
  queues,
  approvals: [suspensionApproval(deps)],
  orderFile: (db, request) => readOrderFile(db, deps, request),
  listForExport: async (db, request) => await listForExport(db, request),
  placeTradeOrder: (tx, order) => placeTradeOrder(tx, deps, order),
});
