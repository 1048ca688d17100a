import { type RawBuilder, sql } from 'kysely';
import type { Counted, Offer, Parcel, Settlement, Terms } from '../core/claim.ts';

/** Amounts in JSON are decimal texts of cents, moments ISO texts; the moment of a record is `at`. */
type Stored<T> = {
  readonly [K in keyof T as K extends 'recordedAt' ? 'at' : K]: T[K] extends bigint
    ? string
    : T[K] extends Date
      ? string
      : T[K];
};
export type StoredTerms = Stored<Terms>;
export type StoredOffer = Stored<Offer>;
export type StoredSettlement = Stored<Settlement>;
export type StoredParcel = Stored<Parcel>;
export type StoredCount = Stored<Counted>;

/** A value as jsonb; null stays the database's null. */
export const json = (value: unknown): RawBuilder<unknown> =>
  value === null ? sql`null::jsonb` : sql`${JSON.stringify(value)}::jsonb`;

/** Returns terms as they are stored, beside the other fields of what has them. */
export const amounts = <T extends Terms>(terms: T) => ({
  ...terms,
  goods: terms.goods.toString(),
  freight: terms.freight.toString(),
});

export const storedTerms = ({ remedy, returnPieces, goods, freight }: Terms): StoredTerms =>
  amounts({ remedy, returnPieces, goods, freight });

export const termsOf = ({ remedy, returnPieces, goods, freight }: StoredTerms): Terms => ({
  remedy,
  returnPieces,
  goods: BigInt(goods),
  freight: BigInt(freight),
});

/** Returns a record as it is stored, with its moment as `at`. */
export const withStoredTime = <T extends { readonly recordedAt: Date }>({
  recordedAt,
  ...rest
}: T) => ({ ...rest, at: recordedAt });

/** Returns a stored record with its moment read. */
export const readDated = <T extends Readonly<Record<'at', string>>>({ at, ...rest }: T) => ({
  ...rest,
  recordedAt: new Date(at),
});
