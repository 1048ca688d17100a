import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import type { PasswordForm } from '../registering/use-new-password.ts';
import { PasswordInput } from '../sign-in/PasswordInput.tsx';

/** A new password of staff and its repetition. */
export function StaffPasswordFields(props: PasswordForm & { readonly email: string }) {
  const { values, set, form, email } = props;
  const t = useTranslator('accounts');
  const own = useTranslator('accounts/security');
  return (
    <>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <Field
        label={own('staff.newPassword')}
        required
        hint={own('staff.rule')}
        error={form.error('newPassword')}
      >
        <PasswordInput
          name="newPassword"
          autoComplete="new-password"
          value={values.newPassword}
          onChange={(newPassword) => set({ newPassword })}
          onBlur={form.left('newPassword')}
        />
      </Field>
      <Field label={t('repeatPassword')} required error={form.error('repeated')}>
        <PasswordInput
          name="repeated"
          autoComplete="new-password"
          value={values.repeated}
          onChange={(repeated) => set({ repeated })}
          onBlur={form.left('repeated')}
        />
      </Field>
    </>
  );
}
