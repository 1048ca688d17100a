import type {
  BlacklistEntry,
  BlacklistNotice,
  BlacklistRow,
  ReportLink,
  SellerEntry,
} from '#contract/content/blacklist-schemas.ts';
import type { PopularPart } from '#contract/content/popular-part-schemas.ts';
import type { BlacklistEvent } from '#contract/content/table.ts';
import { unitPriceText } from '#contract/money.ts';
import type { Language } from '#contract/option-schemas.ts';
import type { BlacklistEntryRecord } from './store/blacklist.ts';
import type { PopularPartRecord } from './store/popular-parts.ts';

const linkOf = (no: string | null, code: string | null): ReportLink | null =>
  no === null || code === null ? null : { no, code };

const text = (date: Date | null): string | null => date?.toISOString() ?? null;

/** A public entry in the reader's language; nothing of how it came about. */
export const blacklistRow = (entry: BlacklistEntryRecord, lang: Language): BlacklistRow => ({
  id: entry.id,
  mpn: entry.mpn,
  manufacturer: entry.manufacturer,
  quantity: entry.quantity,
  supplier: entry.supplier,
  outcome: entry.outcome[lang],
  resolvedAt: entry.resolvedAt.toISOString(),
  report: linkOf(entry.reportNo, entry.reportCode),
});

/** An open entry as the seller's page shows it. */
export const sellerEntry = (entry: BlacklistEntryRecord, lang: Language): SellerEntry =>
  entry.state === 'published'
    ? {
        stage: 'listed',
        mpn: entry.mpn,
        manufacturer: entry.manufacturer,
        quantity: entry.quantity,
        outcome: entry.outcome[lang],
        reply: entry.reply,
        appealed: entry.appeal !== null && entry.appealDecision === null,
        report: linkOf(entry.reportNo, entry.reportCode),
        publishedAt: (entry.publishedAt ?? entry.proposedAt).toISOString(),
        endsOn: entry.endsOn,
      }
    : { stage: 'pending', replyDueAt: (entry.replyDueAt ?? entry.proposedAt).toISOString() };

const entryFrame = ({
  id,
  version,
  state,
  orderNo,
  mpn,
  manufacturer,
  quantity,
}: BlacklistEntryRecord) => ({ id, version, state, orderNo, mpn, manufacturer, quantity });

/** An entry as the desk sees it, with what the reader may do. */
export const blacklistEntry = (
  entry: BlacklistEntryRecord,
  more: Pick<BlacklistEntry, 'allowedEvents' | 'staffIsParty' | 'isOver'>,
): BlacklistEntry => ({
  ...entryFrame(entry),
  supplier: entry.supplier,
  onPlatform: entry.supplierId !== null,
  outcome: entry.outcome,
  report: linkOf(entry.reportNo, entry.reportCode),
  register:
    entry.quarantineId === null ? null : { id: entry.quarantineId, lotNo: entry.quarantineLot },
  resolvedAt: entry.resolvedAt.toISOString(),
  endsOn: entry.endsOn,
  proposedBy: entry.proposedName,
  proposedAt: entry.proposedAt.toISOString(),
  noticedAt: text(entry.noticedAt),
  replyDueAt: text(entry.replyDueAt),
  reply: entry.reply,
  replyAt: text(entry.replyAt),
  publishedBy: entry.publishedName,
  publishedAt: text(entry.publishedAt),
  appeal: entry.appeal,
  appealAt: text(entry.appealAt),
  appealAnswer: entry.appealDecision,
  endedAt: text(entry.endedAt),
  endReason: entry.endReason,
  ...more,
});

/** An entry as its supplier sees it, once it was notified. */
export const blacklistNotice = (
  entry: BlacklistEntryRecord,
  lang: Language,
  allowedEvents: readonly BlacklistEvent[],
): BlacklistNotice => ({
  ...entryFrame(entry),
  outcome: entry.outcome[lang],
  report: linkOf(entry.reportNo, entry.reportCode),
  endsOn: entry.endsOn,
  noticedAt: (entry.noticedAt ?? entry.proposedAt).toISOString(),
  replyDueAt: (entry.replyDueAt ?? entry.proposedAt).toISOString(),
  reply: entry.reply,
  publishedAt: text(entry.publishedAt),
  appeal: entry.appeal,
  appealAnswer: entry.appealDecision,
  endedAt: text(entry.endedAt),
  allowedEvents: allowedEvents.filter((event) => event === 'reply' || event === 'appeal'),
});

/** A popular part as its reader sees it: visitors do not see what was paid. */
export const popularPart = (record: PopularPartRecord, isMember: boolean): PopularPart => ({
  id: record.id,
  mpn: record.mpn,
  manufacturer: record.manufacturer,
  quantity: record.quantity,
  supplier: record.supplier,
  unitPrice: isMember ? unitPriceText(record.unitPrice) : null,
  at: record.at.toISOString(),
  verdict: record.verdict,
  grade: record.grade,
  report: linkOf(record.reportNo, record.reportCode),
});
