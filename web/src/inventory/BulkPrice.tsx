import type { Form } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { FigureInputField } from '#web/ui/form/FigureInputField.tsx';
import { RadioGroup } from '#web/ui/form/RadioGroup.tsx';
import { TextInputField } from '#web/ui/form/TextInputField.tsx';
import text from '#web/ui/text.module.css';
import { type PriceDraft, priceAfter } from './bulk-change.ts';
import styles from './inventory.module.css';

const hows = ['pricePercent', 'price', 'none'] as const;

interface Props {
  readonly draft: PriceDraft;
  readonly form: Form;
  /** A chosen line with a price, by which the effect is shown. */
  readonly sample: { readonly mpn: string; readonly unitPrice: string } | undefined;
  readonly onChange: (draft: PriceDraft) => void;
}

/** How the prices of many lines change at once, with its effect on one of them. */
export function BulkPrice({ draft, form, sample, onChange }: Props) {
  const t = useTranslator('inventory');
  const format = useFormat();
  const after = sample && priceAfter(sample.unitPrice, draft.percent);
  return (
    <>
      <RadioGroup
        column
        label={t('bulk.priceHow')}
        value={draft.how}
        options={hows.map((value) => ({ value, label: t(`bulk.hows.${value}`) }))}
        onChange={(how) => onChange({ ...draft, how })}
      />
      <div className={styles.bulkFields}>
        {draft.how === 'pricePercent' && (
          <TextInputField
            form={form}
            name="percent"
            label={t('bulk.percent')}
            required
            hint={t('bulk.percentHint')}
            mono
            align="right"
            suffix="%"
            maxLength={9}
            autoComplete="off"
            value={draft.percent}
            onChange={(percent) => onChange({ ...draft, percent })}
          />
        )}
        {draft.how === 'price' && (
          <FigureInputField
            form={form}
            name="unitPrice"
            label={t('add.price')}
            required
            hint={t('bulk.priceHint')}
            decimals={5}
            unit="USD"
            value={draft.unitPrice}
            onChange={(unitPrice) => onChange({ ...draft, unitPrice })}
          />
        )}
      </div>
      {draft.how === 'pricePercent' && after && (
        <p className={`${text.s12} ${text.m}`} aria-live="polite">
          {t.parts('bulk.sample', {
            mpn: <b translate="no">{sample.mpn}</b>,
            old: format.unitPrice(sample.unitPrice),
            new: <b>{format.unitPrice(after)}</b>,
          })}
        </p>
      )}
    </>
  );
}
