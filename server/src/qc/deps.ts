import type { AuditedAct } from '#contract/operator/acts.ts';
import type { AuditedKind } from '#contract/operator/constants.ts';
import type { Verdict } from '#contract/orders/history-schemas.ts';
import type { OrderState } from '#contract/orders/table.ts';
import type { InspectionChoice, TestCode } from '#contract/orders/terms-schemas.ts';
import type { MeasuredRate } from '#contract/qc/measured.ts';
import type { Db, Tx } from '#server/kit/database/database.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { LabPerson, PlannedInspection } from './core/inspection.ts';
import type { DockRecord } from './core/lot-description.ts';
import type { LinePrice } from './core/not-made.ts';
import type { Signer } from './signer.ts';

/** Pieces of one line with one date code, as orders keep them. */
export interface OrderLot {
  readonly id: string;
  readonly no: string;
  readonly lineId: string;
  readonly dateCode: string;
  readonly lotCode: string;
  readonly onShelf: number;
  readonly verdict: Verdict | null;
}

/** An order as the bench needs it. */
export interface InspectedOrder {
  readonly id: string;
  readonly no: string;
  readonly state: OrderState;
  readonly version: number;
  readonly buyerId: string;
  /** Whether it is a blind sample, which no view may show. */
  readonly isSample: boolean;
  readonly sellerId: string | null;
  readonly buyerName: string;
  readonly receivedAt: Date | null;
  /** The dock's record of packs and seals; null before. */
  readonly dock: DockRecord | null;
  readonly inspection: InspectionChoice;
  /** The price of each test when the order was placed, in cents of USD; none of older orders. */
  readonly testPrices: Readonly<Partial<Record<TestCode, bigint>>>;
  readonly lines: readonly {
    readonly id: string;
    readonly mpn: string;
    readonly manufacturer: string;
    readonly condition: string;
    readonly quantity: number;
  }[];
  readonly lots: readonly OrderLot[];
}

interface NewLot {
  readonly lineId: string;
  readonly dateCode: string;
  readonly lotCode: string;
  readonly pieces: number;
}

/** The uses that inspection makes of orders. */
export interface OrderAccess {
  find(db: Db, orderId: string): Promise<InspectedOrder | null>;
  /** Takes the event `inspect`; returns the lots that it made, in the order of the input. */
  inspect(
    tx: Tx,
    opening: {
      orderId: string;
      version: number;
      person: LabPerson;
      now: Date;
      lots: readonly NewLot[];
    },
  ): Promise<readonly (NewLot & { readonly id: string; readonly no: string })[]>;
  /** Takes the event `report` with a verdict for every lot and the price of tests not made. */
  report(
    tx: Tx,
    report: {
      orderId: string;
      person: LabPerson;
      now: Date;
      verdicts: readonly { readonly lotId: string; readonly verdict: Verdict }[];
      notMade: readonly LinePrice[];
      /** The price of tests that the retest of the seller did not make, for each line it took. */
      retestNotMade: readonly LinePrice[];
    },
  ): Promise<void>;
  /**
   * Stops the order of a lot whose report was revoked, or tells its buyer where that is late; returns
   * the sides that it notified.
   */
  suspend(
    ctx: CommandContext,
    revocation: { readonly lotId: string; readonly no: string; readonly reason: string },
  ): Promise<readonly ('buyer' | 'seller')[]>;
  /** Takes pieces out of a lot for good; fails with qc.pieces where the shelf has fewer. */
  consume(
    tx: Tx,
    use: { lotId: string; pieces: number; cause: string; now: Date },
  ): Promise<unknown>;
}

/** The uses that inspection makes of uploaded pictures, named by their stored address. */
export interface FileAccess {
  /** Marks pictures as used; fails with file.unknown where one is not this person's. */
  attach(tx: Tx, urls: readonly string[], ownerId: string): Promise<void>;
  /** Lets everybody who has its link see a picture. */
  publish(tx: Tx, url: string): Promise<void>;
  /** The address at which a reader's browser gets a picture now. */
  link(url: string, now: Date): string;
  /** Keeps pictures among those that later ones are compared with. */
  addToEvidence(tx: Tx, urls: readonly string[]): Promise<void>;
  /** Returns the evidence that pictures are copies of, by the address of each. */
  findCopies(
    db: Db,
    urls: readonly string[],
  ): Promise<ReadonlyMap<string, readonly { readonly url: string; readonly likeness: number }[]>>;
  /** The picture's bytes; null where there is none. */
  read(db: Db, url: string): Promise<Buffer | null>;
}

/** The uses that inspection makes of blind samples, which it cannot tell from customers' lots. */
export interface SampleAccess {
  /** How often each test found each counterfeit type, with intervals. */
  rates(db: Db): Promise<readonly MeasuredRate[]>;
  /** Says that the lab has opened the lots of a sample's order. */
  open(ctx: CommandContext, orderId: string): Promise<void>;
  /** Gives the results of all inspections of a sample's order, once all of them are signed. */
  judge(
    ctx: CommandContext,
    judged: { readonly orderId: string; readonly inspections: readonly PlannedInspection[] },
  ): Promise<void>;
}

/** Dependencies of the slice. */
export interface QcDeps {
  readonly orders: OrderAccess;
  readonly files: FileAccess;
  readonly signer: Signer;
  readonly samples: SampleAccess;
  /** Address of the web client, `https://assay.example`, without a slash at its end. */
  readonly publicUrl: string;
  /** Writes what staff did to the audit log, in the act's transaction. */
  audit(
    tx: Tx,
    ctx: CommandContext,
    entry: {
      what: AuditedAct;
      on: { kind: AuditedKind; id: string; no: string };
      before: Readonly<Record<string, string | number | null>> | null;
      after: Readonly<Record<string, string | number | null>>;
    },
  ): Promise<void>;
}
