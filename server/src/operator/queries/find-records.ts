import type { Input } from '#contract/call.ts';
import { wire } from '#contract/money.ts';
import type { Currency } from '#contract/money-schemas.ts';
import {
  entryKinds,
  entryPermissions,
  type TimelineKind,
  timelineKinds,
  timelinePermissions,
} from '#contract/operator/constants.ts';
import type { opsFind } from '#contract/operator/find-calls.ts';
import type { Entry } from '#contract/operator/find-schemas.ts';
import { isPermitted } from '#contract/permissions.ts';
import { type QueryContext, requireStaff } from '#server/kit/request-context.ts';
import { type EntryRecord, findEntries } from '../store/entries.ts';

const FOUND_MAX = 20;

/** Returns the kinds of records whose pages the caller may open. */
export function readableKinds(ctx: QueryContext) {
  const { roles } = requireStaff(ctx);
  return entryKinds.filter((kind) => isPermitted(roles, entryPermissions[kind]));
}

/** Returns the kinds of entries of a company that the caller may read. */
export function timelineKindsFor(ctx: QueryContext) {
  const { roles } = requireStaff(ctx);
  return timelineKinds.filter((kind) => isPermitted(roles, timelinePermissions[kind]));
}

/** Returns a record as staff find it. */
export const toEntryView = <Kind extends TimelineKind>({
  kind,
  ref,
  subject,
  link,
  state,
  at,
  ...entry
}: EntryRecord<Kind>): Omit<Entry, 'kind'> & { kind: Kind } => ({
  kind,
  ref,
  subject,
  link,
  state,
  at: at.toISOString(),
  amount: entry.amount === null ? null : wire(entry.amount, (entry.currency ?? 'USD') as Currency),
});

/** Finds records by the beginning of a word, of the kinds that the caller may open. */
export async function findRecords(
  ctx: QueryContext,
  { keyword }: Input<typeof opsFind>,
): Promise<Entry[]> {
  const found = await findEntries(ctx.tx, { keyword, kinds: readableKinds(ctx), limit: FOUND_MAX });
  return found.map(toEntryView);
}
