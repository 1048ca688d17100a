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
import { allowedEvents, reopenUntil, toWaiting } from './core/machine.ts';
import type { Case, Entry } from './store/cases.ts';

/** Returns cases with the names of their sellers for readers of a language. */
export async function withSellerNames<Row extends Case>(
  { tx, lang }: QueryContext,
  cases: readonly Row[],
): Promise<Row[]> {
  const sellers = cases.flatMap(({ sellerId }) => sellerId ?? []);
  const names = await companyNames(tx, [...new Set(sellers)], lang);
  return cases.map((one) => ({
    ...one,
    sellerName: names.get(one.sellerId ?? '') ?? one.sellerName,
  }));
}

/** A case as a row of a list. */
export function summary(record: Case, now: Date): CaseSummary {
  return {
    id: record.id,
    no: record.no,
    kind: record.kind,
    state: record.state,
    topic: record.topic,
    excerpt: record.excerpt,
    sellerName: record.sellerName,
    orderNo: record.orderNo,
    submittedAt: record.submittedAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
    due: dueView(record, now),
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
  const waiting = toWaiting(record, now);
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
  record: Case,
  { entries, handler, reader, accountId, now }: ViewFacts,
): CaseView {
  const viewOf = reader === 'author' ? entryForAuthor : entryView;
  return {
    ...summary(record, now),
    version: record.version,
    contact: {
      name: record.name,
      company: record.company,
      email: record.email,
      phone: record.phone,
    },
    side: record.side,
    wish: record.wish,
    mayForward: record.mayForward,
    page: record.page,
    orderId: record.orderId,
    handler,
    closedAt: record.closedAt?.toISOString() ?? null,
    reopenUntil: reopenUntil(record)?.toISOString() ?? null,
    allowedEvents: allowedEvents(record, { actor: reader, now, accountId }),
    entries: entries.map((entry) => viewOf(entry, entries, now)),
  };
}
