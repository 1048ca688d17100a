import type { ClaimEntry, ClaimEntryFacts } from '#contract/claims/claim-schemas.ts';
import type { ClaimPayload } from './machine.ts';

/** Returns the facts of an event for the history: its parcel, its count and its place. */
export function factsOfPayload(payload: ClaimPayload): ClaimEntryFacts {
  const { carrier, trackingNo, pieces, location } = payload;
  return {
    ...(carrier && { carrier }),
    ...(trackingNo && { trackingNo }),
    ...(pieces !== undefined && { pieces }),
    ...(location && { location }),
  };
}

/** Texts of counts from before facts were stored begin with this. */
const countInText = /^(\d+) pcs(?: · )?/;

/**
 * Returns the facts of an entry and the rest of its text. An entry from before facts were stored has
 * them in its text: the number of a count is read out of it, everything else stays as it is.
 */
export function readEntryFacts<
  E extends Pick<ClaimEntry, 'event' | 'text'> & { readonly facts: ClaimEntryFacts | null },
>(entry: E): Omit<E, 'facts'> & { readonly facts: ClaimEntryFacts } {
  if (entry.facts !== null) return { ...entry, facts: entry.facts };
  const isCount = entry.event === 'receive' || entry.event === 'recount';
  const found = isCount ? countInText.exec(entry.text) : null;
  if (found === null) return { ...entry, facts: {} };
  return {
    ...entry,
    text: entry.text.slice(found[0].length),
    facts: { pieces: Number(found[1]) },
  };
}
