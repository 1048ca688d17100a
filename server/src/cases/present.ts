import type { CaseEntry, CaseSummary, CaseView } from '#contract/cases/case.ts';
import type { CaseActor } from '#contract/cases/table.ts';
import { fileLink } from '#server/files/public.ts';
import { eventsAllowed, reopenUntil, waitingOf } from './core/machine.ts';
import type { Case, Entry } from './store.ts';

/** A case as a row of a list. */
export function summary(kept: Case, now: Date): CaseSummary {
  const waiting = waitingOf(kept, now);
  return {
    id: kept.id,
    no: kept.no,
    kind: kept.kind,
    state: kept.state,
    topic: kept.topic,
    excerpt: kept.excerpt,
    sellerName: kept.seller_name,
    orderNo: kept.order_no,
    submittedAt: kept.submitted_at.toISOString(),
    updatedAt: kept.updated_at.toISOString(),
    due: waiting && {
      ...waiting,
      since: waiting.since.toISOString(),
      at: waiting.at?.toISOString() ?? null,
    },
  };
}

const entryView = (entry: Entry, now: Date): CaseEntry => ({
  id: entry.id,
  at: entry.at.toISOString(),
  event: entry.event,
  by: entry.by,
  name: entry.name,
  text: entry.text,
  files: entry.files.map(({ url, name }) => ({ url: fileLink(url, now), name })),
});

/** What a view is drawn from besides the case itself. */
export interface ViewFacts {
  readonly entries: readonly Entry[];
  /** Name of the staff person who handles it; empty where nobody does. */
  readonly handler: string;
  readonly reader: Extract<CaseActor, 'author' | 'support'>;
  /** The reader's account; null where a link opened the case. */
  readonly accountId: string | null;
  readonly now: Date;
}

/** A case with all that was said on it and what its reader may do now. */
export function caseView(
  kept: Case,
  { entries, handler, reader, accountId, now }: ViewFacts,
): CaseView {
  return {
    ...summary(kept, now),
    version: kept.version,
    contact: {
      name: kept.name,
      company: kept.company,
      email: kept.email,
      phone: kept.phone,
    },
    side: kept.side,
    wish: kept.wish,
    mayForward: kept.may_forward,
    page: kept.page,
    orderId: kept.order_id,
    handler,
    closedAt: kept.closed_at?.toISOString() ?? null,
    reopenUntil: reopenUntil(kept)?.toISOString() ?? null,
    allowedEvents: eventsAllowed(kept, { actor: reader, now, accountId }),
    entries: entries.map((entry) => entryView(entry, now)),
  };
}
