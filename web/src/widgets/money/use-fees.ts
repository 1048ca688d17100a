import { currentFees } from '#contract/settings/public-calls.ts';
import type { Fees } from '#contract/settings/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useFormat } from '#web/i18n/use-format.ts';

/** Returns the fees of now in basis points; null until they are there. */
export const useFees = (): Fees | null =>
  useCallQuery(currentFees, {}, { quiet: true }).data ?? null;

/** Returns the fees of now as words; a dash until they are there. */
export function useFeeTexts(): Readonly<Record<keyof Fees, string>> {
  const fees = useFees();
  const { percent } = useFormat();
  const share = (key: keyof Fees) => (fees === null ? '–' : percent(fees[key] / 10_000, 2));
  return { trade: share('trade'), agent: share('agent'), exchange: share('exchange') };
}
