import type { StaffRole } from '#contract/call.ts';
import type { Identity } from '#contract/option-schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import type { QueueSource } from './sources.ts';
import type { Readers } from './store/readers.ts';

/** A member of staff who could get work. */
export interface Colleague {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
}

/** The account of a company's page. */
export interface AccountFacts {
  readonly company: string;
  readonly name: string;
  readonly email: string;
  readonly country: string;
  readonly identity: Identity | null;
  readonly settled: boolean;
  readonly createdAt: Date;
}

export interface AccountBalances {
  readonly available: bigint;
  readonly frozen: bigint;
  readonly depositFen: bigint;
}

/** A request for approval, and the record that it is about. */
export interface ApprovalFacts {
  readonly id: string;
  readonly subject: string;
}

/** External dependencies of the slice: the work and the records of other slices. */
export interface OperatorDeps {
  readonly queues: readonly QueueSource[];
  readonly readers: Readers;
  /** All active staff. */
  readonly colleagues: (db: Db) => Promise<readonly Colleague[]>;
  /** The card of an account; null where there is none. */
  readonly account: (db: Db, id: string) => Promise<AccountFacts | null>;
  /** An account's money: US cents, and the fen of a seller's deposit. */
  readonly balances: (db: Db, id: string) => Promise<AccountBalances>;
  /** Requests for approval about records, each with the id of its record. */
  readonly approvals: (db: Db, recordIds: readonly string[]) => Promise<readonly ApprovalFacts[]>;
}
