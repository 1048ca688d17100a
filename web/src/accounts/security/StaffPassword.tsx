import { type FormEvent, useState } from 'react';
import { staffPasswordSet } from '#contract/staff/calls.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from '../pages/PersonalCenterPage.module.css';
import { PasswordInput } from '../sign-in/PasswordInput.tsx';
import { StaffPasswordFields } from './StaffPasswordFields.tsx';

const empty = { password: '', newPassword: '', repeated: '' };

/** The form by which a member of staff changes their own password. */
export function StaffPassword({ email }: { email: string }) {
  const own = useTranslator('accounts/security');
  const t = useTranslator('accounts/own');
  const [values, setValues] = useState(empty);
  const { password, newPassword, repeated } = values;
  const differs = repeated === newPassword ? {} : { repeated: 'passwordDiffers' };
  const input = { password, newPassword };
  const form = useForm(values, { ...validateInput(staffPasswordSet, input), ...differs });
  const command = useCommand(staffPasswordSet, {
    changes: [],
    onDone: () => {
      setValues(empty);
      toast(own('staff.changed'));
    },
    onFail: (error) => form.refuse(error),
  });
  const set = (change: Partial<typeof empty>) => setValues((before) => ({ ...before, ...change }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) command.mutate(input);
  };
  return (
    <Section title={t('me.password')} aside={own('staff.passwordText')}>
      <form ref={form.frame} className={styles.line} onSubmit={submit} noValidate>
        <Field
          label={t('me.nowPassword')}
          required
          hint={own('staff.forgot')}
          error={form.error('password')}
        >
          <PasswordInput
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(text) => set({ password: text })}
            onBlur={form.left('password')}
          />
        </Field>
        <StaffPasswordFields values={values} set={set} form={form} email={email} />
        <FailNote error={form.rest(command.error)} />
        <Button type="submit" variant="primary" loading={command.isPending}>
          {t('me.change')}
        </Button>
      </form>
    </Section>
  );
}
