import { limits } from '#contract/limits.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Icon } from '#web/ui/icon/Icon.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from '../AuthFrame.module.css';
import { PasswordPair } from '../sign-in/PasswordInput.tsx';
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
export function NewPasswordFields({ error, label, ...rest }: Props) {
  const t = useTranslator('accounts');
  return (
    <>
      <PasswordPair
        {...rest}
        label={label ?? t('setPassword')}
        hint={<Rules typed={rest.values.newPassword} />}
      />
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
