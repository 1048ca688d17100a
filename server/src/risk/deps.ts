import type { Permission } from '#contract/permissions.ts';
import type {
  CompanyFigure,
  CompanyPerson,
  FigureRecord,
  RiskKind,
} from '#contract/risk/schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import type { QueryContext } from '#server/kit/request-context.ts';

/** A fact that a mark follows from, with the page of its record. */
export interface RiskFact {
  /** Names the fact for good: a mark with the same ids has the same facts. */
  readonly id: string;
  readonly ref: string;
  readonly page: { readonly permission: Permission; readonly link: string } | null;
}

/** Finds the facts of one kind about an account; none makes no mark. */
export type FindFacts = (
  db: Db,
  account: { readonly id: string; readonly now: Date },
) => Promise<readonly RiskFact[]>;

/** Dependencies of the slice: facts that other slices know. */
export interface RiskDeps {
  readonly exists: (db: Db, id: string) => Promise<boolean>;
  readonly facts: Readonly<Record<RiskKind, FindFacts>>;
  /** A page of the records that a figure counts, and how many there are. */
  readonly records: (
    db: Db,
    wanted: {
      readonly id: string;
      readonly figure: CompanyFigure;
      readonly now: Date;
      readonly pageNum: number;
      readonly pageSize: number;
    },
  ) => Promise<{ readonly total: number; readonly list: readonly FigureRecord[] }>;
  /** The interval of a share at 95 %, 0 to 1; null where nothing was tried. */
  readonly interval: (hits: number, of: number) => { low: number; high: number } | null;
  /** When a seller's settlement passed; null where it did not. */
  readonly settlement: (db: Db, id: string) => Promise<{ readonly since: Date | null } | null>;
  /** The fen of the deposit that is held; 0 where none is. */
  readonly depositFen: (db: Db, id: string) => Promise<bigint>;
  /** How many open entries of the blacklist are about a seller. */
  readonly listed: (ctx: QueryContext, id: string) => Promise<number>;
  readonly people: (db: Db, id: string, now: Date) => Promise<readonly CompanyPerson[]>;
}
