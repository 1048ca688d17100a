import type { z } from 'zod';
import type { FailureCode } from './failures.ts';

/**
 * Who may make a call. `newcomer` is signed in and has not completed its information (hasKeyInfo
 * N); `settled` is a seller whose state is pass; the rest are staff roles (domain section 1).
 * `stockKey` is a seller's own program that holds a key for uploads of stock. `pending` signed in by
 * password or code and has not given the second factor yet. `declined` is a member, beside its other
 * roles, who declined the terms in force.
 */
export const callerRoles = [
  'anyone',
  'pending',
  'declined',
  'newcomer',
  'buyer',
  'seller',
  'settled',
  'stockKey',
  'support',
  'warehouse',
  'qc',
  'finance',
  'content',
  'admin',
] as const;
export type CallerRole = (typeof callerRoles)[number];

export const staffRoles = ['support', 'warehouse', 'qc', 'finance', 'content', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const anyone = ['anyone'] as const;
export const signedIn = ['newcomer', 'buyer', 'seller'] as const;
export const parties = ['buyer', 'seller'] as const;
/** Both sides of a trade as the law of section 6 of the specification lets them trade. */
export const traders = ['buyer', 'settled'] as const;

/** How often one caller may make the calls that are counted together, wherever from. */
export interface CallerLimit {
  /** The name under which calls are counted together. */
  readonly group: string;
  readonly perMinute: number;
  readonly perDay: number;
}

/** The schemas of a call: its input and its output. */
export interface CallSchemas<In extends z.ZodType = z.ZodType, Out extends z.ZodType = z.ZodType> {
  readonly input: In;
  readonly output: Out;
}

/**
 * A call: its path below the base path, who may make it, what goes in and out, and the failures
 * it declares besides those that every call has (`everyCallFails`).
 */
export interface Call<S extends CallSchemas = CallSchemas> {
  readonly path: `/${string}`;
  readonly callers: readonly CallerRole[];
  /** `read` changes nothing; `act` is one transaction and honours an Idempotency-Key. */
  readonly kind: 'query' | 'command';
  /** Loads the schemas: a page that only makes the call does without them. */
  readonly schemas: () => Promise<S>;
  readonly failures: readonly FailureCode[];
  /** Multipart with one `file` field instead of a JSON body. */
  readonly form?: true;
  /** The input of a form call are its text fields, sent before the file. */
  readonly formFields?: true;
  /** A form whose file may have so many megabytes: it goes to disk, never to memory. */
  readonly spoolMb?: number;
  /** The JSON body may have so many kilobytes; `BODY_KB` where absent. */
  readonly bodyKb?: number;
  /** Texts may hold characters that are never kept: the call takes them out itself. */
  readonly anyText?: true;
  /** A form whose file may have so many kilobytes, kept in memory; `uploadMaxKb` where absent. */
  readonly fileKb?: number;
  /** An act whose reply is never kept for replay, because it holds a secret. */
  readonly secret?: true;
  /** Fields of the input that its Idempotency-Key leaves out: a repeat may differ in them. */
  readonly idempotencyIgnores?: readonly string[];
  /**
   * The caller may be taken for who they were at most so many seconds ago, to spare the question.
   * Only for reads of what anyone may read: a session that has just ended gets nothing by it.
   */
  readonly sessionMaxAgeS?: number;
  /** Answered to the member alone, never to staff who look as that member. */
  readonly ownOnly?: true;
  /** A step of signing in: the browser is known again by a cookie that the call reads and sets. */
  readonly device?: true;
  /** Attempts per minute and address; the general limit applies where it is absent. */
  readonly perMinute?: number;
  /** Attempts of one member, or of one visitor's address, beside those of the address above. */
  readonly perCaller?: CallerLimit;
}

export const BASE_PATH = '/test-api';

/** Returns the part of a call's input that its Idempotency-Key stands for. */
export function idempotencyInput({ idempotencyIgnores }: Call, input: unknown): unknown {
  if (idempotencyIgnores === undefined || typeof input !== 'object' || input === null) return input;
  return Object.fromEntries(
    Object.entries(input).filter(([field]) => !idempotencyIgnores.includes(field)),
  );
}

/** The body of a call without a `bodyKb` may have so many kilobytes. */
export const BODY_KB = 64;

/** Failures that any call may answer without declaring them. */
export const commonFailures = [
  'session.missing',
  'access.denied',
  'access.needsKeyInfo',
  'access.notSettled',
  'access.needsTotp',
  'access.readOnly',
  'access.termsDeclined',
  'notFound',
  'input.invalid',
  'idempotency.reused',
  'rate.tooMany',
  'rate.dayOver',
  'service.busy',
  'outcome.unknown',
  'input.tooLarge',
] as const satisfies readonly FailureCode[];

type CallDeclaration<S extends CallSchemas> = Omit<Call<S>, 'kind' | 'failures'> & {
  readonly failures?: readonly FailureCode[];
};

/** Declares a call that changes nothing. A bundle leaves out those that nobody imports. */
/*#__NO_SIDE_EFFECTS__*/
export function query<S extends CallSchemas>(
  facts: CallDeclaration<S>,
): Call<S> & { readonly kind: 'query' } {
  return { ...facts, failures: facts.failures ?? [], kind: 'query' };
}

/** Declares a call that is one transaction: all of it happens or nothing. */
/*#__NO_SIDE_EFFECTS__*/
export function command<S extends CallSchemas>(
  facts: CallDeclaration<S>,
): Call<S> & { readonly kind: 'command' } {
  return { ...facts, failures: facts.failures ?? [], kind: 'command' };
}

type SchemasOf<C extends Call> = Awaited<ReturnType<C['schemas']>>;
export type Input<C extends Call> = z.infer<SchemasOf<C>['input']>;
export type Output<C extends Call> = z.infer<SchemasOf<C>['output']>;
/** The input that a client sends: fields with a default may be left out. */
export type ClientInput<C extends Call> = z.input<SchemasOf<C>['input']>;
/** The output of a handler, before the output schema fills in defaults. */
export type HandlerOutput<C extends Call> = z.input<SchemasOf<C>['output']>;
