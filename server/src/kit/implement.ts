import type { z } from 'zod';
import type { Call, HandlerOutput, Input } from '#contract/call.ts';
import type { CommandContext, QueryContext } from './request-context.ts';
import type { SerializedOutput } from './serialized-output.ts';

/** A file that came with a multipart call. */
export interface Upload {
  readonly name: string;
  /** Empty where the call's files go to disk. */
  readonly bytes: Buffer;
  /** Where the file of a `spoolMb` call lies until the call is answered. */
  readonly spooled?: { readonly path: string; readonly size: number };
}

type Where<C extends Call> = (C['kind'] extends 'command' ? CommandContext : QueryContext) & {
  /** The uploaded file of a `form` call; null for all others. */
  readonly upload: Upload | null;
};

/** A contract call and what answers it. */
export interface Implementation {
  readonly call: Call;
  readonly handle: (at: never, input: never) => Promise<unknown>;
}

/** Ties a call of the contract to the function that answers it; no logic stands between. */
export function implement<In extends z.ZodType, Out extends z.ZodType, C extends Call<In, Out>>(
  call: C,
  handle: (
    at: Where<C>,
    input: Input<C>,
  ) => Promise<HandlerOutput<C> | (C['kind'] extends 'query' ? SerializedOutput : never)>,
): Implementation {
  return { call, handle: handle as Implementation['handle'] };
}
