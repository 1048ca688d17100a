import { goodsTypes } from '#contract/orders/terms.ts';
import type { GoodsType, TestCode } from '#contract/orders/terms-schemas.ts';
import type { Form } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInput } from '#web/ui/form/FigureInput.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { IconButton } from '#web/ui/icon/IconButton.tsx';
import styles from './moves.module.css';
import { TestPicker } from './TestPicker.tsx';

/** A lot as it is being sorted out of a line. */
export interface LotDraft {
  readonly key: string;
  readonly lineId: string;
  readonly dateCode: string;
  readonly lotCode: string;
  readonly pieces: string;
  readonly goodsType: GoodsType;
  /** Tests besides those that were bought. */
  readonly tests: readonly TestCode[];
}

/** The fields of one lot, and its tests with their sample sizes. */
export function LotFields(props: {
  lot: LotDraft;
  index: number;
  form: Form;
  bought: readonly TestCode[];
  onChange: (facts: Partial<LotDraft>) => void;
  onRemove: (() => void) | undefined;
}) {
  const { lot, index, form, bought, onChange, onRemove } = props;
  const t = useTranslator('operator');
  const own = useTranslator('operator/order');
  const facts = useTranslator('order-parts');
  const fieldPath = (field: string) => `lots.${index}.${field}`;
  return (
    <div className={styles.lot}>
      <div className={styles.lotFields}>
        <Field label={t('lot.dateCode')} error={form.error(fieldPath('dateCode'))}>
          <TextInput
            mono
            value={lot.dateCode}
            maxLength={10}
            onChange={(dateCode) => onChange({ dateCode })}
            onBlur={form.left(fieldPath('dateCode'))}
          />
        </Field>
        <Field
          label={t('lot.lotCode')}
          aside={t('optional')}
          error={form.error(fieldPath('lotCode'))}
        >
          <TextInput
            mono
            value={lot.lotCode}
            maxLength={40}
            onChange={(lotCode) => onChange({ lotCode })}
          />
        </Field>
        <Field label={t('lot.pieces')} required error={form.error(fieldPath('pieces'))}>
          <FigureInput
            value={lot.pieces}
            unit={t('pcs')}
            onChange={(pieces) => onChange({ pieces })}
            onBlur={form.left(fieldPath('pieces'))}
          />
        </Field>
        <Field label={t('lot.goodsType')}>
          <Select
            value={lot.goodsType}
            options={goodsTypes.map((one) => ({ value: one, label: facts(`goodsType.${one}`) }))}
            onChange={(goodsType) => onChange({ goodsType })}
          />
        </Field>
        {onRemove && (
          <IconButton icon="cross" small label={own('move.inspect.remove')} onClick={onRemove} />
        )}
      </div>
      <TestPicker
        pieces={Number(lot.pieces) || 0}
        fixed={bought}
        chosen={lot.tests}
        onChange={(tests) => onChange({ tests })}
      />
    </div>
  );
}
