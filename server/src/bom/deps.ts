import type { HandlerOutput, Input } from '#contract/call.ts';
import type { inquirySend } from '#contract/enquiries/calls.ts';
import type { CommandContext } from '#server/kit/request-context.ts';

/** What the slice is given where the program is put together. */
export interface BomDeps {
  /** Signs addresses of downloads. */
  readonly secret: Buffer;
  /** Sends an enquiry inside the act's transaction, as the buyer who calls. */
  readonly sendEnquiry: (
    ctx: CommandContext,
    enquiry: Input<typeof inquirySend>,
  ) => Promise<HandlerOutput<typeof inquirySend>>;
}
