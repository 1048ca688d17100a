import type { Call, ClientInput } from '#contract/call.ts';
import { claimDetail, claimList, opsClaimList, opsClaimOne } from '#contract/claims/calls.ts';
import type { ClaimView } from '#contract/claims/claim-schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { toast } from '#web/ui/overlay/toast.ts';

/** Calls whose answers an event on a claim makes old. */
export const changedByClaim = [claimDetail, claimList, opsClaimOne, opsClaimList];

/** Takes an event on a claim: the version that the reader saw goes with it. */
export function useClaimEvent<C extends Call>(
  call: C,
  { id, version }: Pick<ClaimView, 'id' | 'version'>,
  options: { readonly done: string; readonly onDone?: () => void; readonly refuse?: Refuse },
) {
  const command = useCommand(call, {
    changes: changedByClaim,
    onDone: () => {
      toast(options.done);
      options.onDone?.();
    },
    onFail: (error) => options.refuse?.(error) ?? false,
  });
  return {
    busy: command.isPending,
    error: command.error,
    take: (more: object) => command.mutate({ id, version, ...more } as ClientInput<C>),
  };
}

type Refuse = (error: Error) => boolean;
