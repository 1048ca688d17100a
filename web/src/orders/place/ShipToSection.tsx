import { useTranslator } from '#web/i18n/translator.ts';
import { ShipToFields } from '#web/order-parts/ordering/ShipToFields.tsx';
import type { SectionProps } from './form-context.ts';

/** Where the goods go from the dock; their freight is quoted with the order. */
export function ShipToSection({ draft, change, violation, leave }: SectionProps) {
  const t = useTranslator('orders/place');
  return (
    <ShipToFields
      shipTo={draft.shipTo}
      form={{ error: violation, left: leave }}
      freightHint={t('freightHint')}
      offersLast={false}
      onChange={(shipTo) => change({ shipTo })}
    />
  );
}
