import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { BoardRoom } from '#contract/boards/events.ts';
import type { ImportEventData } from '#contract/inventory/events.ts';
import type { ImportView } from '#contract/inventory/import-schemas.ts';
import { limits } from '#contract/limits.ts';
import { msgBoxUnReadNum } from '#contract/messages/unread-calls.ts';
import { useCallQuery, useSession } from '#web/api/hooks.ts';
import { invalidateQueries } from '#web/api/invalidate-queries.ts';

/** Calls for a buyer's purchases on the boards: quotes, bids and orders change their answers. */
const purchases = ['purchaseList', 'purchaseDetail', 'purchaseCounts'].map(
  (name) => `/wantBuy/${name}`,
);

/** The pages that messages link to, and the calls that each message invalidates. */
const about: readonly (readonly [page: RegExp, calls: readonly string[]])[] = [
  [
    /^\/(seller-)?(my|buyer-agent|agent)-order/,
    ['/order', '/agentOrder', '/report', '/wallet', '/quote', ...purchases],
  ],
  [
    /^\/(seller-order-after-sale|after-sales-orders|(buyer|seller)-agent-after-sale)/,
    ['/afterSale', '/order', '/wallet'],
  ],
  [/^\/shopping-mall/, ['/wantBuy', '/mall']],
  [/^\/waste/, ['/surplusDeal', ...purchases]],
  [/^\/(completed-)?inquiry-details/, ['/inquiry']],
  [/^\/(\w+-)?quote[-/]/, ['/quote']],
  [/^\/(buyer|seller)-(wallet|bank-list|cash-|log-detail)/, ['/wallet']],
  [/^\/seller-settlement/, ['/seller', '/user']],
  [/^\/(seller-)?complaint/, ['/complaint']],
  [/^\/feedback/, ['/feedback']],
  [/^\/legal-request/, ['/legal']],
  [/^\/seller-inventory/, ['/inventory']],
  [/^\/watched-parts/, ['/watch']],
  [/^\/(lot-passports|l\/)/, ['/passport']],
  [/^\/warnings/, ['/warning', '/order']],
];

/** Returns the path prefixes of the calls that a message with this link invalidates. */
export function callsAbout(link: string | null): readonly string[] {
  if (link === null) return [];
  return about.find(([page]) => page.test(link))?.[1] ?? [];
}

const BOXES = ['/msgBox', '/noticeBox'] as const;

/**
 * The calls that a change on a board invalidates: its counters and the count of newer posts. Its
 * lists stay, so that no row moves while somebody reads them.
 */
const boards: Record<BoardRoom, readonly string[]> = {
  mall: ['/wantBuy/wantBuyUnRead', '/wantBuy/newer'],
  waste: ['/surplusDeal/surplusDealUnRead', '/surplusDeal/newer'],
};

/** Returns the calls that a change on a board invalidates; those of all boards without one. */
export const callsOfBoard = (room?: BoardRoom): readonly string[] =>
  room === undefined ? Object.values(boards).flat() : boards[room];

/**
 * Asks anew for what is shown of these calls, named by their path or its first part; what is not
 * shown is asked when it is next needed.
 */
function renew(client: QueryClient, firsts: readonly string[]): void {
  void invalidateQueries(client, {
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' &&
      firsts.some((first) => path === first || path.startsWith(`${first}/`)),
  });
}

const IMPORT = '/inventory/import';

/** Shows how far a stock list is; once it stands elsewhere, it and the lists of lists are asked. */
export function showImport(client: QueryClient, data: ImportEventData): void {
  const { id, state, ...progress } = data;
  const key = [`${IMPORT}/one`, { id }];
  const known = client.getQueriesData<ImportView>({ queryKey: key });
  const isElsewhere = known.some(([, view]) => view?.state !== state);
  if (isElsewhere) renew(client, [IMPORT]);
  else
    client.setQueriesData<ImportView>({ queryKey: key }, (view) => view && { ...view, progress });
}

/** Begins something once its program is fetched, which visitors never do; returns what ends it. */
function whenHere<Program>(fetched: Promise<Program>, begin: (program: Program) => () => void) {
  let end: (() => void) | null = null;
  let isOver = false;
  void fetched.then((program) => {
    if (!isOver) end = begin(program);
  });
  return () => {
    isOver = true;
    end?.();
  };
}

/**
 * The unread count of a member: updated at once while the page is seen; read besides when the tab
 * becomes visible and every five minutes, whether or not the stream of events is there.
 */
export function useUnread(isMember: boolean): number {
  const client = useQueryClient();
  const token = useSession('member')?.tokenValue;
  useEffect(() => {
    if (!isMember || token === undefined) return;
    return whenHere(import('#web/api/events.ts'), ({ watchEvents }) =>
      watchEvents('member', {
        change: ({ link }) => renew(client, [...BOXES, ...callsAbout(link)]),
        changed: ({ room }) => renew(client, callsOfBoard(room)),
        importing: (data) => showImport(client, data),
        missed: () => renew(client, [...BOXES, ...callsOfBoard()]),
      }),
    );
  }, [client, isMember, token]);
  const counts = useCallQuery(
    msgBoxUnReadNum,
    {},
    { quiet: true, everyMs: limits.unreadPollMs, enabled: isMember },
  );
  return isMember ? (counts.data?.allUnread ?? 0) : 0;
}
