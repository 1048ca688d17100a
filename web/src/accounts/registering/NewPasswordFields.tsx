import { limits } from '#contract/limits.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { Icon } from '#web/ui/icon/Icon.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from '../AuthFrame.module.css';
import { PasswordInput } from '../sign-in/PasswordInput.tsx';
import type { PasswordForm } from './use-new-password.ts';

const rules = {
  length: (text: string) => text.length >= limits.passwordMin && text.length <= limits.passwordMax,
  letters: (text: string) => /[A-Za-z]/.test(text),
  digits: (text: string) => /\d/.test(text),
};
const names = ['length', 'letters', 'digits'] as const;

interface Props extends PasswordForm {
  /** The refusal of sending it; what stands at a field is not said twice. */
  readonly error: Error | null;
  /** For the browser's keeper of passwords: whose it is. */
  readonly email: string;
  readonly label?: string;
}

/** A password and its repetition, with the rules ticked off while it is typed. */
export function NewPasswordFields({ values, set, form, error, email, ...rest }: Props) {
  const t = useTranslator('accounts');
  const { label = t('setPassword') } = rest;
  return (
    <>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <Field
        label={label}
        required
        error={form.error('newPassword')}
        hint={<Rules typed={values.newPassword} />}
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
      <FailNote error={error} />
    </>
  );
}

function Rules({ typed }: { typed: string }) {
  const t = useTranslator('accounts');
  return (
    <span className={styles.rules}>
      {names.map((name) => {
        const isMet = rules[name](typed);
        return (
          <span key={name} data-met={isMet || undefined}>
            <Icon name={isMet ? 'check' : 'minus'} size={12} />
            {t(`rules.${name}`)}
          </span>
        );
      })}
    </span>
  );
}
