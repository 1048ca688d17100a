import type { Output } from '#contract/call.ts';
import type { EventMoney } from '#contract/orders/money/event-money-schemas.ts';
import { previewReject } from '#contract/orders/money/preview-calls.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';

/** Returns what goes on by an answer; where none comes, a rejection is one of the whole order. */
export function rejectionOf({
  data,
  error,
}: {
  readonly data: Pick<Output<typeof previewReject>, 'money'> | undefined;
  readonly error: Error | null;
}): EventMoney | null | undefined {
  if (data !== undefined) return data.money;
  return error === null ? undefined : null;
}

/**
 * Returns the money of the lines that go on by themselves where the buyer rejects others, as the
 * server splits them; null where none does, or it cannot be known, undefined until it is known.
 */
export function useRejection(
  { id }: OrderView,
  rejected: readonly { readonly id: string }[],
): EventMoney | null | undefined {
  const input = { id, lines: rejected.map((line) => line.id) };
  const query = useCallQuery(previewReject, input, {
    quiet: true,
    enabled: rejected.length > 0,
  });
  return rejected.length > 0 ? rejectionOf(query) : null;
}

/** Returns the key of the sentence on who decides about what; none until it is known what goes on. */
export function rejectionHint(goesOn: EventMoney | null | undefined) {
  if (goesOn === undefined) return undefined;
  return goesOn === null ? 'hintReject' : 'hintRejectSome';
}
