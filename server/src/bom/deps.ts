import type { HandlerOutput, Input } from '#contract/call.ts';
import type { inquirySend } from '#contract/enquiries/calls.ts';
import type { CommandContext } from '#server/kit/request-context.ts';

/** Dependencies that the composition provides. */
export interface BomDeps {
  /** Signs addresses of downloads. */
  readonly secret: Buffer;
  /** Sends matched enquiries inside the act's transaction, as the buyer who calls: all or none. */
  readonly sendEnquiries: (
    ctx: CommandContext,
    enquiries: readonly (Input<typeof inquirySend> & { readonly type: 'match' })[],
  ) => Promise<readonly HandlerOutput<typeof inquirySend>[]>;
}
