import type { FailureCode } from '#contract/failures.ts';
import type { FieldKey } from '#contract/locales/dictionaries.ts';
import type { Tx } from './database/database.ts';
import { isTemporary, OutcomeUnknown } from './database/outage.ts';

export type Facts = Readonly<Record<string, string | number | boolean>>;

/** A refusal that the caller can act on: a declared code, and the facts its sentence is made of. */
export class Failure extends Error {
  readonly code: FailureCode;
  facts: Facts;
  /** The input field at which the message belongs, where there is one. */
  readonly field: string | null;

  /** Writes that must survive the rollback: the count of a failed attempt, for example. */
  afterRollback: ((tx: Tx) => Promise<Facts | undefined>) | null = null;

  constructor(code: FailureCode, facts: Facts = {}, field: string | null = null) {
    super(code);
    this.name = 'Fail';
    this.code = code;
    this.facts = facts;
    this.field = field;
  }

  /** Refused fields of input that only an act can judge, each with the key of its sentence. */
  fieldErrors: readonly { readonly field: string; readonly key: FieldKey }[] = [];

  /** Input that its schema lets pass and the act refuses: all its fields at once. */
  static invalidFields(fieldErrors: Failure['fieldErrors']): Failure {
    const fail = new Failure('input.invalid');
    fail.fieldErrors = fieldErrors;
    return fail;
  }

  /** Returns the refusal of a file larger than `maxKb`, which names that limit. */
  static tooLarge(name: string, maxKb: number): Failure {
    const max = maxKb >= 10 * 1024 ? `${Math.floor(maxKb / 1024)} MB` : `${maxKb} KB`;
    return new Failure('file.tooLarge', { name, max }, 'file');
  }

  /**
   * The same failure, leaving `work` behind in a transaction of its own after the rollback. Facts
   * that it returns, such as the number of what it wrote, join those of the sentence.
   */
  runAfterRollback(work: (tx: Tx) => Promise<Facts | undefined>): this {
    this.afterRollback = async (tx) => {
      const facts = await work(tx);
      this.facts = { ...this.facts, ...facts };
      return facts;
    };
    return this;
  }
}

/** SQLSTATEs by which the database refuses, and the failure that each of them is. */
export type SqlStateFailures = Readonly<Record<string, FailureCode>>;

/**
 * Values that no schema of ours tells from good ones and that PostgreSQL does not take: never a
 * fault of the product. Sums and products of good values may be too large for their column.
 */
const everywhere: SqlStateFailures = {
  '22001': 'input.invalid', // a text longer than its column
  '22003': 'input.invalid', // a number beyond its column
  '22007': 'input.invalid', // no date
  '22008': 'input.invalid', // a date beyond all dates
  '22021': 'input.invalid', // bytes that are no text
  '22P02': 'input.invalid', // no value of the type
  '22P05': 'input.invalid', // a character that is never kept
  '54000': 'input.invalid', // a value too large for an index
};

/** When a caller may try again what the database refused for a time. */
const RETRY_SECONDS = 2;

/** The failure of a call that is refused for a time. */
export const busy = (): Failure => new Failure('service.busy', { seconds: RETRY_SECONDS });

/** The failure by which the database is not available, or null where it is another. */
export function outageOf(error: unknown): Failure | null {
  if (error instanceof OutcomeUnknown) {
    return new Failure('outcome.unknown', { seconds: RETRY_SECONDS });
  }
  return isTemporary(error) ? busy() : null;
}

/** The declared failure that a database error stands for, or null where it is a fault. */
export function toFailure(error: unknown, refusals: SqlStateFailures): Failure | null {
  if (error instanceof Failure) return error;
  const code =
    error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  const refused = refusals[code] ?? everywhere[code];
  return refused === undefined ? outageOf(error) : new Failure(refused);
}
