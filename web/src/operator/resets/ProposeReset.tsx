import { type FormEvent, useState } from 'react';
import { identityChecks, RESET_NOTE_MAX } from '#contract/factors/constants.ts';
import { opsFactorResetPropose } from '#contract/factors/reset-calls.ts';
import type { IdentityCheck, OpsFactorReset } from '#contract/factors/reset-schemas.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from '../money/money.module.css';

/** How the first person of support made sure of the member, for the second person to judge. */
export function ProposeReset({ reset }: { reset: OpsFactorReset }) {
  const t = useTranslator('operator/resets');
  const [checks, setChecks] = useState<readonly IdentityCheck[]>([]);
  const [note, setNote] = useState('');
  const input = { id: reset.id, version: reset.version, checks: [...checks], note };
  const { form, command: propose } = useFormCommand(opsFactorResetPropose, input, {
    onDone: () => toast(t('proposed', { email: reset.account.email })),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) propose.mutate(input);
  };
  return (
    <Section title={t('ask')}>
      <form ref={form.frame} noValidate onSubmit={submit} className={styles.drawer}>
        <Field
          label={t('checksLabel')}
          group
          required
          hint={t('checksHint')}
          error={form.error('checks')}
        >
          {identityChecks.map((check) => (
            <Checkbox
              key={check}
              checked={checks.includes(check)}
              onChange={(on) =>
                setChecks(on ? [...checks, check] : checks.filter((one) => one !== check))
              }
            >
              {t(`check.${check}`)}
            </Checkbox>
          ))}
        </Field>
        <TextAreaField
          form={form}
          name="note"
          label={t('note')}
          required
          hint={t('noteHint')}
          value={note}
          maxLength={RESET_NOTE_MAX}
          onChange={setNote}
        />
        <FailNote error={form.rest(propose.error)} />
        <Button type="submit" variant="primary" loading={propose.isPending}>
          {t('propose')}
        </Button>
      </form>
    </Section>
  );
}
