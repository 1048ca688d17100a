import type { CaseOrder } from '#contract/cases/case-schemas.ts';
import type { OrderState } from '#contract/orders/table.ts';
import type { Db, Tx } from '#server/kit/database/database.ts';
import type { Mail } from '#server/kit/mail/mail.ts';

/** The order that a case names, with who its parties are. */
export interface ReferencedOrder {
  readonly id: string;
  readonly no: string;
  readonly state: OrderState;
  readonly buyer: { readonly id: string; readonly name: string };
  readonly seller: { readonly id: string; readonly name: string } | null;
  readonly terms: {
    readonly number: number;
    readonly hash: string;
    readonly buyerAt: Date | null;
    readonly sellerAt: Date | null;
  };
  readonly lots: CaseOrder['lots'];
}

/** A mail as the mailer takes it. */
export type CaseMail = Omit<Mail, 'kind' | 'headers' | 'toMany'>;

/** External dependencies of the slice. */
export interface CasesDeps {
  /** The server's secret, from which the secrets of links follow. */
  readonly secret: Buffer;
  /** Address of the web client, without a slash at its end. */
  readonly publicUrl: string;
  readonly queueMail: (tx: Tx, mail: CaseMail) => Promise<unknown>;
  /** An order by the number that people see; null where there is none. */
  readonly orderByNo: (db: Db, no: string) => Promise<ReferencedOrder | null>;
  /** The accounts of the parties of orders, by their numbers; a number of no order is left out. */
  readonly partiesByNo: (
    db: Db,
    nos: readonly string[],
  ) => Promise<ReadonlyMap<string, { readonly buyerId: string; readonly sellerId: string | null }>>;
}
