import { useTranslator } from '#web/i18n/translator.ts';
import type { PasswordForm } from '../registering/use-new-password.ts';
import { PasswordPair } from '../sign-in/PasswordInput.tsx';

/** A new password of staff and its repetition. */
export function StaffPasswordFields(props: PasswordForm & { readonly email: string }) {
  const t = useTranslator('accounts/security');
  return <PasswordPair {...props} label={t('staff.newPassword')} hint={t('staff.rule')} />;
}
