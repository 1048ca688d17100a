import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { opsMe } from '#contract/accounts/session-calls.ts';
import type { DeskRoom } from '#contract/operator/events.ts';
import { watchEvents } from '#web/api/events.ts';
import { useCallQuery, useSession } from '#web/api/hooks.ts';
import { invalidateQueries } from '#web/api/invalidate-queries.ts';

/**
 * The lists that a change in a room makes old, besides the queues. An open record is left alone:
 * somebody may be writing in it, and a stale version is refused when it is sent. Forms of a claim
 * keep what is typed while it is read anew.
 */
const lists: Record<DeskRoom, readonly string[]> = {
  orders: ['/ops/order/list', '/ops/dock/list'],
  lab: ['/ops/qc/list'],
  recharges: ['/ops/recharge/list'],
  settlements: ['/ops/settlement/list'],
  cases: ['/ops/case/list'],
  notices: ['/ops/notice/list'],
  approvals: ['/ops/approval/list', '/ops/afterSale/one', '/ops/qc/limit/list'],
  exchanges: ['/ops/exchange/list'],
  deposits: ['/ops/deposit/list'],
  withdrawals: ['/ops/withdrawal/list'],
  factorResets: ['/ops/factorReset/list'],
  bank: ['/ops/bank/statement/list'],
  suspicions: ['/ops/suspicion/list'],
  work: ['/ops/task/on', '/ops/bell'],
  claims: ['/ops/afterSale/list', '/ops/afterSale/one'],
  fakes: ['/ops/fake/list'],
  quarantine: ['/ops/quarantine/list'],
  photos: ['/ops/handoff/one'],
  // The author waits for it, and no version changes by it.
  comparisons: ['/ops/qc/one'],
  appointments: ['/ops/dock/appointments', '/order/appointment'],
  content: ['/ops/legal/one'],
  settings: ['/ops/setting/list', '/setting/carriers'],
};

const QUEUES = '/ops/queues';

/** Paths of calls whose answers are old once a room has changed; all of them where it is unknown. */
export const callsIn = (room: DeskRoom | null): readonly string[] =>
  room === null ? [QUEUES, ...Object.values(lists).flat()] : [QUEUES, ...lists[room]];

/** Reads open lists anew, and makes what no page shows old: a record that is opened again is read. */
export function expireResponses(client: QueryClient, paths: readonly string[]): void {
  void invalidateQueries(client, {
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && paths.includes(path),
  });
  void client.invalidateQueries({
    type: 'inactive',
    refetchType: 'none',
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith('/ops/'),
  });
}

/** Keeps the open lists of a desk fresh while its page is seen; they ask from time to time besides. */
export function useDeskEvents(): void {
  const client = useQueryClient();
  const token = useSession('staff')?.tokenValue;
  // The stream refuses who has not given the second factor.
  const isReady = useCallQuery(opsMe, {}, { enabled: token !== undefined }).data?.totp === 'done';
  useEffect(() => {
    if (!isReady || token === undefined) return;
    return watchEvents('staff', {
      change: ({ room }) => expireResponses(client, callsIn(room)),
      missed: () => expireResponses(client, callsIn(null)),
    });
  }, [client, isReady, token]);
}
