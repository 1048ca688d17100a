import { wire } from '#contract/money.ts';
import { findOpenApproval, listOpenRequests, toAdminApproval } from '#server/approvals/public.ts';
import type { Db } from '#server/kit/database/database.ts';
import type { RequestContext } from '#server/kit/request-context.ts';
import { EXCHANGE_APPROVAL } from '../commands/propose-payment.ts';
import { RETURN_APPROVAL } from '../commands/propose-return.ts';
import { deskSince } from '../core/machine.ts';
import { frozenExchanges } from '../store/activity.ts';
import { type ExchangeRecord, listByIds, listFrozen } from '../store/exchange-store.ts';

/** An exchange that waits for finance, since when, and from when its time is counted. */
interface WaitingExchange {
  readonly record: ExchangeRecord;
  readonly since: Date;
  readonly dueSince: Date;
}

/** Returns the exchanges to be paid or decided, then those whose return a second person decides. */
export async function listWaitingExchanges(db: Db): Promise<WaitingExchange[]> {
  const requests = await listOpenRequests(db, [RETURN_APPROVAL]);
  const sinceById = new Map(requests.map((one) => [one.subject, one.since]));
  const list = [...(await listFrozen(db)), ...(await listByIds(db, [...sinceById.keys()]))];
  return list.map((record) => {
    const requestedAt = sinceById.get(record.id);
    const since = requestedAt ?? record.since;
    return { record, since, dueSince: requestedAt ?? deskSince(record) };
  });
}

/**
 * Returns the exchanges of members under a severe finding that are not paid, with their open
 * requests: only an administrator is offered to approve them.
 */
export async function waitingExchangesOf(ctx: RequestContext, owners: readonly string[]) {
  const list = await frozenExchanges(ctx.tx, owners);
  return Promise.all(
    list.map(async ({ id, no, amount }) => {
      const open = await findOpenApproval(ctx.tx, { kind: EXCHANGE_APPROVAL, subject: id });
      const approval = open && { ...toAdminApproval(ctx, open), reason: open.reason };
      return { id, no, amount: wire(amount), approval, transfer: null };
    }),
  );
}
