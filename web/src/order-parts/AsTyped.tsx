import { carrierKeyOf, isTrackingNo } from '#contract/orders/parcels/tracking.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';

interface Props {
  readonly carrier: string;
  readonly trackingNo: string;
  readonly asTyped: boolean;
  readonly onChange: (asTyped: boolean) => void;
}

/** Lets a tracking number through whose check digit does not fit, where the label says it so. */
export function AsTyped({ carrier, trackingNo, asTyped, onChange }: Props) {
  const t = useTranslator('order-parts');
  if (isTrackingNo(carrierKeyOf(carrier), trackingNo)) return null;
  return (
    <Checkbox checked={asTyped} onChange={onChange}>
      {t('asTyped')}
    </Checkbox>
  );
}
