import type { ClaimEntry } from '#contract/claims/claim-schemas.ts';
import type { Formats } from '#web/i18n/use-format.ts';
import type { Carriers } from '#web/widgets/orders/use-carriers.ts';

/** Returns the facts of an entry in the reader's language, then the words of who wrote it. */
export function entryText(
  { facts, text }: Pick<ClaimEntry, 'facts' | 'text'>,
  { format, nameOf }: Pick<Carriers, 'nameOf'> & { readonly format: Pick<Formats, 'quantity'> },
): string {
  const { carrier, trackingNo, pieces, location } = facts;
  const parcel = [carrier && nameOf(carrier), trackingNo].filter(Boolean).join(' ');
  const counted = pieces === undefined ? '' : format.quantity(pieces);
  return [parcel, counted, location, text].filter(Boolean).join(' · ');
}
