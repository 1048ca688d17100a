import type { Call, HandlerOutput, Input } from '#contract/call.ts';
import type { Db } from './database/database.ts';
import type { SerializedOutput } from './http/serialized-output.ts';
import type { CommandContext, QueryContext } from './request-context.ts';

/** A file that came with a multipart call. */
export interface Upload {
  readonly name: string;
  /** Empty where the call's files go to disk. */
  readonly bytes: Buffer;
  /** Where the file of a `spoolMb` call lies until the call is answered. */
  readonly spooled?: { readonly path: string; readonly size: number };
  /** The text fields that came before the file. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Set where the call's `prepare` has checked the file. */
  readonly checked?: CheckedUpload;
}

/** A file as it may be kept: named and typed by its content. */
export interface CheckedUpload {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
  /** In pixels; null where it is no picture. */
  readonly width: number | null;
  readonly height: number | null;
  /** By what a picture is known again; absent where it is none. */
  readonly fingerprint?: Fingerprint;
}

/** By what copies of a picture are found. */
export interface Fingerprint {
  /** The picture as a small square of gray levels, row by row. */
  readonly gray: Uint8Array;
  /** The hash of its middle, as a signed number of 64 bits. */
  readonly hash: bigint;
  /** Hashes of the pictures that it may be a copy of. */
  readonly probes: readonly bigint[];
}

type Where<C extends Call> = (C['kind'] extends 'command' ? CommandContext : QueryContext) & {
  /** The uploaded file of a `form` call; null for all others. */
  readonly upload: Upload | null;
};

/** A contract call and what answers it. */
export interface Implementation {
  readonly call: Call;
  readonly handle: (ctx: never, input: never) => Promise<unknown>;
  /** Work on the upload that must hold no transaction open; the handler gets what it answers. */
  readonly prepare?: (upload: Upload | null, request: PreparedRequest) => Promise<Upload | null>;
}

/** The facts by which a call may refuse an upload before it is worked on. */
export interface PreparedRequest {
  readonly db: Db;
  readonly now: Date;
  /** The parsed input of the call. */
  readonly input: unknown;
}

/** Ties a call of the contract to the function that answers it; no logic stands between. */
export function implement<C extends Call>(
  call: C,
  handle: (
    ctx: Where<C>,
    input: Input<C>,
  ) => Promise<HandlerOutput<C> | (C['kind'] extends 'query' ? SerializedOutput : never)>,
  prepare?: Implementation['prepare'],
): Implementation {
  return { call, handle: handle as Implementation['handle'], ...(prepare && { prepare }) };
}
