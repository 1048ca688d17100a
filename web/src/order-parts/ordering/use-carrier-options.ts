import type { CarrierLeg } from '#contract/settings/carriers.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import type { Option } from '#web/ui/form/Select.tsx';
import { useCarriers } from '#web/widgets/orders/use-carriers.ts';

/** Returns the carriers offered on a way, and the chosen one where it is offered no longer. */
export function useCarrierOptions(leg: CarrierLeg, chosen: string): Option<string>[] {
  const t = useTranslator('order-parts/ordering');
  const { offered, isKnown, nameOf } = useCarriers();
  const options = offered(leg).map(({ key }) => ({ value: key, label: nameOf(key) }));
  if (!isKnown(chosen) || options.some(({ value }) => value === chosen)) return options;
  const label = t('carrierClosed', { name: nameOf(chosen) });
  return [...options, { value: chosen, label }];
}
