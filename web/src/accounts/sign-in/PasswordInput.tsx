import { type ReactNode, useState } from 'react';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { IconButton } from '#web/ui/icon/IconButton.tsx';
import type { PasswordForm } from '../registering/use-new-password.ts';

interface Props {
  readonly name: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur?: ((event: React.FocusEvent) => void) | undefined;
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden until its owner asks to see it. */
export function PasswordInput({ name, value, onChange, onBlur, autoComplete }: Props) {
  const t = useTranslator('accounts');
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      type={shown ? 'text' : 'password'}
      name={name}
      autoComplete={autoComplete}
      spellCheck={false}
      autoCapitalize="off"
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      suffix={
        <IconButton
          icon="eye"
          small
          label={t(shown ? 'hidePassword' : 'showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}

/** A password and its repetition. */
export function PasswordPair(
  props: PasswordForm & {
    readonly email: string;
    readonly label: string;
    readonly hint: ReactNode;
  },
) {
  const { values, set, form, email, label, hint } = props;
  const t = useTranslator('accounts');
  return (
    <>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <Field label={label} required error={form.error('newPassword')} hint={hint}>
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
