import { endEventOf } from '#contract/claims/claim.ts';
import type {
  ClaimEntryFacts,
  ClaimSummary,
  ClaimTerms,
  ClaimView,
} from '#contract/claims/claim-schemas.ts';
import type { ClaimActor } from '#contract/claims/table.ts';
import type { MoneyWire } from '#contract/money-schemas.ts';
import { type Content, count, figureOf, type Making, momentText } from './content-parts.ts';
import type { DocumentWords } from './document-words.ts';
import { claimDocumentNo } from './offered.ts';

/** An after-sale claim as one party may see it, with what the ledger moved for it. */
export interface ClaimFile {
  readonly claim: ClaimView;
  readonly movements: readonly {
    /** An instant. */
    readonly movedAt: string;
    readonly what: 'setAside' | 'paid' | 'givenBack';
    readonly amount: MoneyWire;
  }[];
}

/** The words of a document's language, and the names of what records keep as a code. */
type Written = Pick<Making, 'words' | 'names'>;

/** Names an actor of a claim: who approves a ruling is of support. */
export const claimActorName = (actor: ClaimActor | 'support', { actors }: DocumentWords): string =>
  actors[actor === 'approver' ? 'support' : actor];

/** Returns the words for a claim's state: how its replacement ended, where that says more. */
export function claimStateText(
  { state, replacementEnding }: Pick<ClaimSummary, 'state' | 'replacementEnding'>,
  { claims }: DocumentWords,
): string {
  const event = endEventOf(replacementEnding);
  return event === null ? claims.states[state] : claims.events[event];
}

const isAbove = ({ amount }: MoneyWire): boolean => /[1-9]/.test(amount);

/** The credit note that a claim has once money of it went to the buyer. */
interface OfferedNote {
  readonly no: string;
  /** An instant. */
  readonly issuedAt: string;
}

/**
 * Returns the credit note of a claim; null before its money moved. What the escrow of a replacement
 * gave back is credited by that order's own note.
 */
export function offeredCreditNote({ claim, movements }: ClaimFile): OfferedNote | null {
  const last = movements.findLast(({ what }) => what === 'paid');
  if (last === undefined || !isAbove(claim.money.paid)) return null;
  return { no: claimDocumentNo(claim), issuedAt: last.movedAt };
}

const parties = (claim: ClaimView, words: DocumentWords): Content['parties'] => [
  { label: words.parties.seller, lines: [claim.sellerName] },
  { label: words.parties.buyer, lines: [claim.buyerName] },
];

const facts = (claim: ClaimView, words: DocumentWords): Content['facts'] => [
  [words.claims.no, claim.no],
  [words.labels.order, claim.orderNo],
  [words.columns.part, `${claim.mpn} · ${claim.manufacturer}`],
  [words.columns.pieces, `${count(claim.quantity)} / ${count(claim.delivered)}`],
];

type MovementTable = Pick<Content, 'columns' | 'rows'>;

/** The movements of a claim's money as a table. */
export const movementTable = (
  movements: ClaimFile['movements'],
  { columns, claims }: DocumentWords,
): MovementTable => ({
  columns: [
    { head: columns.when, share: 0.24 },
    { head: columns.what, share: 0.54 },
    { head: columns.amount, share: 0.22, figures: true },
  ],
  rows: movements.map(({ movedAt, what, amount }) => [
    momentText(movedAt),
    claims.money[what],
    figureOf(amount),
  ]),
});

/** Returns what the credit note of a claim says: each payment, and their sum. */
export function claimCreditNote({ claim, movements }: ClaimFile, words: DocumentWords): Content {
  const { owed, paid } = claim.money;
  const payments = movements.filter(({ what }) => what === 'paid');
  return {
    parties: parties(claim, words),
    facts: facts(claim, words),
    ...movementTable(payments, words),
    sums: [
      ...(isAbove(owed) ? [[words.claims.money.owed, figureOf(owed)] as const] : []),
      [words.sums.refunded, figureOf(paid)],
    ],
    note: words.claims.creditNote,
  };
}

const termsRow = (label: string, terms: ClaimTerms, words: DocumentWords): readonly string[] => [
  label,
  words.claims.remedies[terms.remedy],
  count(terms.returnPieces),
  figureOf(terms.goods),
  figureOf(terms.freight),
  figureOf(terms.total),
];

/** Returns a claim as the evidence of its order says it: facts, terms, and its money as it is. */
export function claimContent({ claim }: ClaimFile, words: DocumentWords): Content {
  const { claims, columns, labels, sums } = words;
  const { claimed, offer, settlement, money } = claim;
  return {
    parties: [],
    facts: [
      ...facts(claim, words),
      [labels.date, momentText(claim.appliedAt)],
      [labels.state, claimStateText(claim, words)],
      [claims.reason, claims.reasons[claim.reason]],
    ],
    columns: [
      { head: labels.terms, share: 0.2 },
      { head: claims.remedy, share: 0.24 },
      { head: columns.pieces, share: 0.1, figures: true },
      { head: sums.goods, share: 0.15, figures: true },
      { head: claims.freight, share: 0.15, figures: true },
      { head: sums.total, share: 0.16, figures: true },
    ],
    rows: [
      termsRow(claims.terms.claimed, claimed, words),
      ...(offer ? [termsRow(claims.terms.offer, offer, words)] : []),
      ...(settlement ? [termsRow(claims.settled[settlement.source], settlement, words)] : []),
    ],
    sums: [
      [claims.money.held, figureOf(money.held)],
      [claims.money.owed, figureOf(money.owed)],
      [claims.money.paid, figureOf(money.paid)],
    ],
    note: claim.text,
  };
}

/** Returns the facts of an entry as the language writes them: its parcel, its count, its place. */
function factsText(
  { carrier, trackingNo, pieces, location }: ClaimEntryFacts,
  { words, names }: Written,
): string {
  const parcel = [carrier && names.carrier(carrier), trackingNo].filter(Boolean).join(' ');
  const counted = pieces === undefined ? '' : words.claims.pieces.replace('{count}', count(pieces));
  return [parcel, counted, location].filter(Boolean).join(' · ');
}

/** Returns what was said and done in a claim as rows: when, by whom, and what. */
export const claimHistory = ({ claim }: ClaimFile, written: Written): readonly string[][] =>
  claim.entries.map(({ at, by, name, event, text, facts, terms, files }) => [
    momentText(at),
    [claimActorName(by, written.words), name].filter(Boolean).join(', '),
    [
      written.words.claims.events[event],
      factsText(facts, written),
      text,
      terms ? `${written.words.claims.remedies[terms.remedy]}, USD ${figureOf(terms.total)}` : '',
      ...files.map((file) => `[${file.name}]`),
    ]
      .filter(Boolean)
      .join(' · '),
  ]);
