import type { ClaimSummary } from '#contract/claims/claim-schemas.ts';
import type { WrittenCell, WrittenRows } from '#server/sheets/public.ts';
import { claimActorName, claimStateText } from './core/claim-content.ts';
import { dealHeadings, momentText } from './core/content-parts.ts';
import type { DocumentWords } from './core/document-words.ts';

/** One claim as a row. Amounts are decimals, so that a spreadsheet sums them. */
function rowOf(claim: ClaimSummary, words: DocumentWords): WrittenCell[] {
  const { due } = claim;
  return [
    claim.no,
    claim.orderNo,
    momentText(claim.appliedAt),
    claimStateText(claim, words),
    claim.me === 'buyer' ? claim.sellerName : claim.buyerName,
    claim.mpn,
    claim.manufacturer,
    claim.quantity,
    words.claims.remedies[claim.remedy],
    { decimal: claim.amount.amount },
    due?.on.map((actor) => claimActorName(actor, words)).join(', ') ?? '',
    due?.at ? momentText(due.at) : '',
  ];
}

/** Makes the rows of a sheet of after-sale claims: headings, then a row for each. */
export async function* claimRows(
  batches: AsyncIterable<readonly ClaimSummary[]>,
  words: DocumentWords,
): WrittenRows {
  const { labels, claims, sheet } = words;
  yield [
    [
      claims.no,
      labels.order,
      ...dealHeadings(words),
      claims.remedy,
      claims.amount,
      sheet.waitsFor,
      sheet.until,
    ],
  ];
  for await (const batch of batches) yield batch.map((claim) => rowOf(claim, words));
}
