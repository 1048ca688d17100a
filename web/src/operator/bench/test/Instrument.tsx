import type { TestCode } from '#contract/orders/terms-schemas.ts';
import { equipmentList } from '#contract/qc/calls.ts';
import { catalogue } from '#contract/qc/catalogue.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import type { Form } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import styles from '../bench.module.css';
import type { TestDraft } from './test-draft.ts';

/** The instrument of a result and its method. One whose calibration ran out cannot be chosen. */
export function Instrument(props: {
  test: TestCode;
  draft: TestDraft;
  form: Form;
  onChange: (change: Partial<TestDraft>) => void;
}) {
  const { test, draft, form, onChange } = props;
  const t = useTranslator('operator');
  const own = useTranslator('operator/bench');
  const list = useCallQuery(equipmentList, {}).data ?? [];
  const chosen = list.find((one) => one.id === draft.equipmentId);
  return (
    <div className={styles.two}>
      <Field
        label={t('bench.instrument')}
        required={catalogue[test].needsInstrument}
        error={form.error('equipmentId')}
        hint={
          chosen && (
            <span className={chosen.overdue ? styles.red : undefined}>
              {t(chosen.overdue ? 'bench.calibrationOver' : 'bench.calibrated', {
                day: chosen.calibratedOn,
                due: chosen.dueOn,
              })}
            </span>
          )
        }
      >
        <Select
          value={draft.equipmentId}
          placeholder={t('bench.noInstrument')}
          options={list
            .filter((one) => one.tests.includes(test))
            .map(({ id, name, overdue }) => ({
              value: id,
              label: [id, name, ...(overdue ? [own('overdue')] : [])].join(' · '),
              disabled: overdue,
            }))}
          onChange={(equipmentId) => onChange({ equipmentId })}
        />
      </Field>
      <Field label={t('bench.method')} aside={t('optional')} error={form.error('method')}>
        <TextInput
          value={draft.method}
          maxLength={200}
          placeholder={t('bench.methodHint')}
          onChange={(method) => onChange({ method })}
        />
      </Field>
    </div>
  );
}
