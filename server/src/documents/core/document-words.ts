import type { ClaimEntry, ClaimReason } from '#contract/claims/claim-schemas.ts';
import type { ClaimRemedy, ClaimState } from '#contract/claims/table.ts';
import type { DocumentKind } from '#contract/documents/schemas.ts';
import type { Condition } from '#contract/option-schemas.ts';
import type { Verdict } from '#contract/orders/history-schemas.ts';
import type { OrderEvent, OrderState } from '#contract/orders/table.ts';

/** Words of an order's documents in one language; `{names}` stand for facts. */
export interface DocumentWords {
  readonly titles: Readonly<Record<DocumentKind | 'evidence', string>>;
  readonly notes: Readonly<Record<DocumentKind | 'evidence', string>>;
  readonly parties: Readonly<Record<'buyer' | 'seller' | 'shipTo' | 'dock', string>>;
  readonly labels: Readonly<
    Record<
      | 'no'
      | 'date'
      | 'order'
      | 'source'
      | 'terms'
      | 'paidAt'
      | 'carrier'
      | 'tracking'
      | 'invoiceTo'
      | 'state'
      | 'reference',
      string
    >
  >;
  readonly columns: Readonly<
    Record<
      | 'part'
      | 'maker'
      | 'condition'
      | 'dateCode'
      | 'pieces'
      | 'unitPrice'
      | 'amount'
      | 'lot'
      | 'lotSize'
      | 'report'
      | 'verdict'
      | 'grade'
      | 'what'
      | 'when'
      | 'by'
      | 'file'
      | 'bytes',
      string
    >
  >;
  readonly sums: Readonly<
    Record<
      | 'goods'
      | 'tests'
      | 'freight'
      | 'service'
      | 'cut'
      | 'total'
      | 'paid'
      | 'refunded'
      | 'released'
      | 'held'
      | 'pieces',
      string
    >
  >;
  readonly sections: Readonly<
    Record<'lines' | 'money' | 'history' | 'beforeSplit' | 'thread' | 'files', string>
  >;
  readonly conditions: Readonly<Record<Condition, string>>;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly states: Readonly<Record<OrderState, string>>;
  readonly events: Readonly<Record<OrderEvent | 'place' | 'split', string>>;
  readonly actors: Readonly<
    Record<'buyer' | 'seller' | 'support' | 'warehouse' | 'qc' | 'finance' | 'clock', string>
  >;
  /** Words of an exported list and of the calendar. */
  readonly sheet: Readonly<Record<'file' | 'waitsFor' | 'until' | 'calendar' | 'visit', string>>;
  /** Words of after-sale claims: of an exported list, in the evidence, and in their credit note. */
  readonly claims: {
    readonly file: string;
    readonly no: string;
    readonly remedy: string;
    readonly amount: string;
    readonly states: Readonly<Record<ClaimState, string>>;
    readonly remedies: Readonly<Record<ClaimRemedy, string>>;
    readonly reason: string;
    readonly reasons: Readonly<Record<ClaimReason, string>>;
    readonly events: Readonly<Record<ClaimEntry['event'], string>>;
    /** A number of pieces in the history: `{count}`. */
    readonly pieces: string;
    /** Heads of the terms that were claimed, offered, or are in force by whatever made them. */
    readonly terms: Readonly<Record<'claimed' | 'offer', string>>;
    readonly settled: Readonly<Record<'claim' | 'offer' | 'ruling', string>>;
    readonly freight: string;
    /** Money that the ledger moved, and money that is held and owed now. */
    readonly money: Readonly<Record<'setAside' | 'paid' | 'givenBack' | 'held' | 'owed', string>>;
    readonly creditNote: string;
  };
  readonly zone: string;
  readonly page: string;
}
