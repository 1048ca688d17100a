import type { z } from 'zod';
import type { ClaimSummary } from '#contract/claims/claim-schemas.ts';
import type { ClaimFilter } from '#contract/claims/schemas.ts';
import type { Identity, Language } from '#contract/option-schemas.ts';
import type { OrderFilter, OrderSummary } from '#contract/orders/schemas.ts';
import type { OrderKind } from '#contract/orders/table.ts';
import type { ThreadEntry } from '#contract/orders/thread-schemas.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import type { ClaimFile } from './core/claim-content.ts';
import type { LotSentBack } from './core/content-parts.ts';

/** A version of the terms as it was agreed: its canonical text has the hash that is shown. */
export interface TermsText {
  readonly number: number;
  readonly hash: string;
  readonly body: string;
}

/** An order as one party may see it, with what was written and agreed on it. */
export interface OrderFile {
  readonly order: OrderView;
  readonly thread: readonly z.infer<typeof ThreadEntry>[];
  readonly terms: readonly TermsText[];
  /** The buyer's invoice details, of an agent order. */
  readonly invoice: string;
  /** Lots in the last parcel with the rest of a partly accepted order; none where none went back. */
  readonly lotsSentBack: readonly LotSentBack[];
  /** Records of the parent from before the split; null where the order was not split off. */
  readonly beforeSplit: BeforeSplit | null;
}

/** The part of an order's records that is that of its child as well: all until the split. */
export interface BeforeSplit {
  readonly no: string;
  readonly splitAt: string;
  readonly history: OrderView['history'];
  readonly thread: OrderFile['thread'];
  readonly terms: OrderFile['terms'];
}

/** Who asks for claims, and in which language their parties are named. */
interface ClaimReader {
  readonly accountId: string;
  readonly lang: Language;
  readonly now: Date;
}

/** After-sale claims as documents tell them. */
export interface ClaimRecords {
  /** The claims on an order that the account is a party of. Addresses of files are stored ones. */
  readonly ofOrder: (
    db: Db,
    request: ClaimReader & { readonly orderId: string },
  ) => Promise<readonly ClaimFile[]>;
  /** Fails with notFound where the account is no party of the claim. */
  readonly one: (db: Db, request: ClaimReader & { readonly claimId: string }) => Promise<ClaimFile>;
  /** The accounts of a claim's sides; null without a claim. */
  readonly sides: (
    db: Db,
    claimId: string,
  ) => Promise<{ readonly buyer: string; readonly seller: string } | null>;
}

/** Who asks for a party's documents. */
export interface FileRequest {
  readonly orderId: string;
  readonly accountId: string;
  readonly now: Date;
}

/** Whose orders a file has, which of them, and how many from where. */
export interface ExportRequest {
  readonly accountId: string;
  readonly filter: z.output<typeof OrderFilter>;
  readonly page: { readonly limit: number; readonly offset: number };
  readonly now: Date;
  /** The language that companies are named in. */
  readonly lang?: Language;
}

/** Whose after-sale claims a file has, which of them, and how many from where. */
export interface ClaimExportRequest extends Omit<ExportRequest, 'filter'> {
  readonly filter: z.output<typeof ClaimFilter>;
  readonly lang: Language;
}

/** A window at the dock that a seller has booked. */
export interface Visit {
  readonly id: string;
  readonly version: number;
  readonly orderId: string;
  readonly orderNo: string;
  readonly kind: OrderKind;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Dependencies of the slice. */
export interface DocumentsDeps {
  readonly secret: Buffer;
  /** Address of the web client, `https://assay.example`, without a slash at its end. */
  readonly publicUrl: string;
  /** Fails with notFound where the account is no party of the order. Addresses of files are stored ones. */
  readonly orderFile: (db: Db, request: FileRequest) => Promise<OrderFile>;
  /** The accounts of an order's sides, without a seller where none has an account; null without an order. */
  readonly orderSides: (
    db: Db,
    orderId: string,
  ) => Promise<{ readonly buyer: string; readonly seller: string | null } | null>;
  readonly claims: ClaimRecords;
  /** The console that an account has; null where it has none yet. */
  readonly identityOf: (db: Db, accountId: string) => Promise<Identity | null>;
  /** Orders of a party as its list shows them, the newest first. */
  readonly listOrders: (db: Db, request: ExportRequest) => Promise<readonly OrderSummary[]>;
  /** After-sale claims of a party as its list shows them, the most urgent first. */
  readonly listClaims: (db: Db, request: ClaimExportRequest) => Promise<readonly ClaimSummary[]>;
  /** Returns the windows at the dock that a seller has booked and nobody has come in yet. */
  readonly visitsOf: (db: Db, sellerId: string) => Promise<readonly Visit[]>;
  /** Name and bytes of a stored file; null where there is none. */
  readonly readFile: (db: Db, url: string) => Promise<{ name: string; bytes: Buffer } | null>;
  /** A report as PDF and as signed JSON; null where it is not genuine or not there. */
  readonly reportFiles: (
    db: Db,
    report: { readonly no: string; readonly lang: Language },
  ) => Promise<{ readonly pdf: Buffer; readonly json: string } | null>;
}
