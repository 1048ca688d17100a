import { payers, serviceBearers } from '#contract/orders/terms.ts';
import type { Payer, ServiceBearer } from '#contract/orders/terms-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import styles from './moves.module.css';

export interface TestPayers {
  readonly testsOnPass: Payer;
  readonly testsOnFail: Payer;
  readonly serviceBy: ServiceBearer;
}

interface Props {
  readonly value: TestPayers;
  readonly onChange: (value: TestPayers) => void;
}

/** Who pays by the terms that support sends: tests of goods that pass and that fail, and service. */
export function TestPayerFields({ value, onChange }: Props) {
  const t = useTranslator('operator/order');
  const words = useTranslator('order-parts');
  const options = payers.map((one) => ({ value: one, label: words(`payer.${one}`) }));
  return (
    <div className={styles.facts}>
      <Field label={t('move.price.onPass')} hint={t('move.price.payerHint')}>
        <Select
          value={value.testsOnPass}
          options={options}
          onChange={(testsOnPass) => onChange({ ...value, testsOnPass })}
        />
      </Field>
      <Field label={t('move.price.onFail')}>
        <Select
          value={value.testsOnFail}
          options={options}
          onChange={(testsOnFail) => onChange({ ...value, testsOnFail })}
        />
      </Field>
      <Field label={t('move.price.serviceBy')} hint={t('move.price.serviceHint')}>
        <Select
          value={value.serviceBy}
          options={serviceBearers.map((one) => ({ value: one, label: words(`payer.${one}`) }))}
          onChange={(serviceBy) => onChange({ ...value, serviceBy })}
        />
      </Field>
    </div>
  );
}
