import type {
  CaseDue,
  CaseEntry,
  CaseQuote,
  CaseSummary,
  CaseView,
} from '#contract/cases/case-schemas.ts';
import type { CaseActor } from '#contract/cases/table.ts';
import { companyNames } from '#server/accounts/public.ts';
import { fileLink } from '#server/files/public.ts';
import type { QueryContext } from '#server/kit/request-context.ts';
import { eventsAllowed, reopenUntil, waitingOf } from './core/machine.ts';
import type { Case, Entry } from './store.ts';

/** Returns cases with the names of their sellers for readers of a language. */
export async function withSellerNames<Row extends Case>(
  { tx, lang }: QueryContext,
  cases: readonly Row[],
): Promise<Row[]> {
  const sellers = cases.flatMap(({ seller_id }) => seller_id ?? []);
  const names = await companyNames(tx, [...new Set(sellers)], lang);
  return cases.map((one) => ({
    ...one,
    seller_name: names.get(one.seller_id ?? '') ?? one.seller_name,
  }));
}

/** A case as a row of a list. */
export function summary(kept: Case, now: Date): CaseSummary {
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
    due: dueView(kept, now),
  };
}

/** Entries of support and seller of which an author reads that they happened, and no word. */
const betweenSupportAndSeller: readonly Entry['event'][] = [
  'forward',
  'askSeller',
  'sellerAnswer',
  'withdrawForward',
];

const filesView = (files: Entry['files'], now: Date) =>
  files.map(({ url, name }) => ({ url: fileLink(url, now), name }));

/** Returns what went along with an entry, as the entries of its case say it. */
function quotesOf(entry: Entry, entries: readonly Entry[], now: Date): CaseQuote[] {
  return entry.selection.flatMap(({ entryId, text, files }) => {
    const from = entries.find(({ id }) => id === entryId);
    if (from === undefined || (from.by !== 'author' && from.by !== 'seller')) return [];
    const chosen = from.files.filter((_, place) => files.includes(place));
    return [
      {
        by: from.by,
        at: from.at.toISOString(),
        text: text ? from.text : '',
        files: filesView(chosen, now),
      },
    ];
  });
}

/** An entry with what went along with it, all of it readable. */
export const entryView = (entry: Entry, entries: readonly Entry[], now: Date): CaseEntry => ({
  id: entry.id,
  at: entry.at.toISOString(),
  event: entry.event,
  by: entry.by,
  name: entry.name,
  text: entry.text,
  files: filesView(entry.files, now),
  quotes: quotesOf(entry, entries, now),
});

const entryForAuthor = (entry: Entry, entries: readonly Entry[], now: Date): CaseEntry => {
  const view = entryView(entry, entries, now);
  return betweenSupportAndSeller.includes(entry.event) ? { ...view, text: '', files: [] } : view;
};

/** Until when a case waits, and for whom. */
export function dueView(record: Case, now: Date): CaseDue | null {
  const waiting = waitingOf(record, now);
  return (
    waiting && {
      ...waiting,
      since: waiting.since.toISOString(),
      at: waiting.at?.toISOString() ?? null,
    }
  );
}

/** The facts that a view needs besides the case itself. */
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
  const viewOf = reader === 'author' ? entryForAuthor : entryView;
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
    entries: entries.map((entry) => viewOf(entry, entries, now)),
  };
}
