import type { ClipboardEventHandler } from 'react';
import { stockConditions } from '#contract/options.ts';
import type { Form } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { GoodsFields } from '#web/order-parts/offering/GoodsFields.tsx';
import { MakerField, PartField } from '#web/order-parts/offering/PartFields.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInput } from '#web/ui/form/FigureInput.tsx';
import type { StockDraft } from './stock-form.ts';

export interface LineProps {
  readonly line: StockDraft;
  readonly form: Form;
  readonly onChange: (part: Partial<StockDraft>) => void;
  readonly onPaste?: ClipboardEventHandler | undefined;
}

/** Fields of the offer: part number, manufacturer, pieces and price. */
export function OfferFields({ line, form, onChange, onPaste }: LineProps) {
  const t = useTranslator('inventory');
  const path = (field: string) => `${line.key}.${field}`;
  return (
    <>
      <PartField
        label={t('add.mpn')}
        mpn={line.mpn}
        error={form.error(path('mpn'))}
        onChange={(mpn) => onChange({ mpn })}
        onBlur={form.left(path('mpn'))}
        onPaste={onPaste}
      />
      <MakerField
        maker={line.manufacturer}
        error={form.error(path('manufacturer'))}
        onChange={(manufacturer) => onChange({ manufacturer })}
        onBlur={form.left(path('manufacturer'))}
      />
      <Field label={t('add.quantity')} required error={form.error(path('quantity'))}>
        <FigureInput
          value={line.quantity}
          onChange={(quantity) => onChange({ quantity })}
          onBlur={form.left(path('quantity'))}
        />
      </Field>
      <Field label={t('add.price')} error={form.error(path('unitPrice'))}>
        <FigureInput
          decimals={5}
          unit="USD"
          placeholder={t('stock.noPrice')}
          value={line.unitPrice}
          onChange={(unitPrice) => onChange({ unitPrice })}
          onBlur={form.left(path('unitPrice'))}
        />
      </Field>
    </>
  );
}

/** The state that the pieces are in, and when they leave. */
export const QualityFields = ({ line, form, onChange }: LineProps) => (
  <GoodsFields
    goods={line}
    of={stockConditions}
    form={form}
    path={(field) => `${line.key}.${field}`}
    onChange={onChange}
  />
);
