import { limits } from '#contract/limits.ts';
import { useWords } from '#web/i18n/words.ts';
import { FailNote } from '#web/parts/FailNote.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './AuthFrame.module.css';
import { PasswordInput } from './PasswordInput.tsx';
import type { NewPassword } from './use-new-password.ts';

const rules = {
  length: (text: string) => text.length >= limits.passwordMin && text.length <= limits.passwordMax,
  letters: (text: string) => /[A-Za-z]/.test(text),
  digits: (text: string) => /\d/.test(text),
};
const names = ['length', 'letters', 'digits'] as const;

interface Props {
  readonly password: NewPassword;
  /** For the browser's keeper of passwords: whose it is. */
  readonly email: string;
}

/** A password and its repetition, with the rules ticked off while it is typed. */
export function NewPasswordFields({ password, email }: Props) {
  const t = useWords('accounts');
  const { values, set, form } = password;
  return (
    <>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <Field
        label={t('setPassword')}
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
      <FailNote error={form.rest(password.act.error)} />
    </>
  );
}

function Rules({ typed }: { typed: string }) {
  const t = useWords('accounts');
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
