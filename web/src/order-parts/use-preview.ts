import type { Call, ClientInput, Output } from '#contract/call.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';

const TYPING_MS = 300;

/** Returns the server's figures for a form as it is typed; null until it has those of these fields. */
export function usePreview<C extends Call>(
  call: C,
  input: ClientInput<C>,
  isWhole: boolean,
): { readonly figures: Output<C> | null; readonly failed: Error | null } {
  const text = JSON.stringify(input);
  const settled = useDebounced(text, TYPING_MS);
  const isCurrent = isWhole && settled === text;
  const preview = useCallQuery(call, input, { quiet: true, enabled: isCurrent });
  return { figures: isCurrent ? (preview.data ?? null) : null, failed: preview.error };
}
